import MemoryModel
import Synchronization
public import SystemCalls

/// The documents of another storage, whose replacements are written on a background thread.
///
/// Of several pending replacements of a document only the last is written. Any other operation on
/// the document waits for it, and `flush` waits for all. `finish` throws the error of a failed
/// replacement; until one succeeds, nothing is appended to the document, and replacements are
/// written synchronously so that they throw.
public final class AsynchronousStorage: ForwardingStorage {
  private struct State {
    /// The contents by name, including those that are being written.
    var waiting: [String: [UInt8]] = [:]
    /// The errors of the last replacements, by name.
    var failures: [String: StorageError] = [:]
  }

  /// The storage that is written to.
  public let storage: any Storage
  private let state = Mutex(State())
  private let queue = SerialQueue()

  init(_ storage: any Storage) {
    self.storage = storage
  }

  public func write(_ name: String, _ bytes: [UInt8]) throws(StorageError) {
    if failure(of: name) != nil {
      wait(for: name)
      return try replace(name, bytes)
    }
    let isNew = state.withLock { $0.waiting.updateValue(bytes, forKey: name) == nil }
    if isNew { queue.async { self.writeWaiting(name) } }
  }

  private func failure(of name: String) -> StorageError? {
    state.withLock { $0.failures[name] }
  }

  private func replace(_ name: String, _ bytes: [UInt8]) throws(StorageError) {
    do throws(StorageError) {
      try storage.write(name, bytes)
      state.withLock { $0.failures[name] = nil }
    } catch {
      state.withLock { $0.failures[name] = error }
      throw error
    }
  }

  private func writeWaiting(_ name: String) {
    while let bytes = state.withLock({ $0.waiting[name] }) {
      // The next operation on the document throws the error.
      try? replace(name, bytes)
      state.withLock { if $0.waiting[name] == bytes { $0.waiting[name] = nil } }
    }
  }

  /// Waits until no write of a document is pending.
  private func wait(for name: String) {
    if state.withLock({ $0.waiting[name] != nil }) { queue.finish() }
  }

  /// Waits until no write of a document is pending, and throws the error of a failed one.
  private func complete(_ name: String) throws(StorageError) {
    wait(for: name)
    if let failure = failure(of: name) { throw failure }
  }
}

// The operations that wait for pending replacements.
extension AsynchronousStorage {
  public func read(_ name: String, atMost limit: Int) throws(StorageError) -> [UInt8]? {
    wait(for: name)
    return try storage.read(name, atMost: limit)
  }

  public func append(_ name: String, _ bytes: [UInt8]) throws(StorageError) {
    try complete(name)
    try storage.append(name, bytes)
  }

  public func finish(_ name: String) throws(StorageError) {
    try complete(name)
    try storage.finish(name)
  }

  public func remove(_ name: String) throws(StorageError) {
    wait(for: name)
    try storage.remove(name)
  }

  public func rename(_ name: String, to newName: String) throws(StorageError) {
    wait(for: name)
    // A pending write would follow the rename and win.
    wait(for: newName)
    try storage.rename(name, to: newName)
  }

  public func quarantine(_ name: String) throws(StorageError) -> String {
    wait(for: name)
    return try storage.quarantine(name)
  }

  public func names(in folder: String) throws(StorageError) -> [String] {
    queue.finish()
    return try storage.names(in: folder)
  }

  public func entries(in folder: String) throws(StorageError) -> [FolderEntry]? {
    queue.finish()
    return try storage.entries(in: folder)
  }

  public func flush() {
    queue.finish()
    storage.flush()
  }
}

extension Storage {
  /// The same documents, but replacements are written asynchronously on a background thread.
  public var writingAsynchronously: AsynchronousStorage { AsynchronousStorage(self) }
}
