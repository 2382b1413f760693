import MemoryModel
import Synchronization
import SystemCalls

extension Storage {
  /// The same documents, but replacements are written asynchronously on a background thread.
  ///
  /// Of several pending replacements of a document only the last is written. Any other operation on
  /// the document waits for it, and `flush` waits for all. `finish` throws the error of a failed
  /// replacement; until one succeeds, nothing is appended to the document, and replacements are
  /// written synchronously so that they throw.
  public var writingAsynchronously: Storage {
    let waiting = PendingWrites(storage: self)
    var storage = self
    storage.write = { (name, bytes) throws(StorageError) in try waiting.write(name, bytes) }
    storage.read = { (name, limit) throws(StorageError) in
      waiting.finish(name)
      return try self.read(name, limit)
    }
    storage.append = { (name, bytes) throws(StorageError) in
      waiting.finish(name)
      if let failure = waiting.failure(of: name) { throw failure }
      try self.append(name, bytes)
    }
    storage.remove = { name throws(StorageError) in
      waiting.finish(name)
      try self.remove(name)
    }
    storage.rename = { (name, newName) throws(StorageError) in
      waiting.finish(name)
      // A pending write would follow the rename and win.
      waiting.finish(newName)
      try self.rename(name, newName)
    }
    storage.quarantine = { name throws(StorageError) in
      waiting.finish(name)
      return try self.quarantine(name)
    }
    storage.names = { folder throws(StorageError) in
      waiting.flush()
      return try self.names(folder)
    }
    if let entries {
      storage.entries = { folder throws(StorageError) in
        waiting.flush()
        return try entries(folder)
      }
    }
    storage.finish = { name throws(StorageError) in
      waiting.finish(name)
      if let failure = waiting.failure(of: name) { throw failure }
      try self.finish(name)
    }
    storage.flush = {
      waiting.flush()
      self.flush()
    }
    return storage
  }
}

/// The pending writes; a class, because two threads share it.
private final class PendingWrites: Sendable {
  private struct State {
    /// The contents by name, including those that are being written.
    var waiting: [String: Storage.Bytes] = [:]
    /// The errors of the last replacements, by name.
    var failures: [String: StorageError] = [:]
  }

  private let storage: Storage
  private let state = Mutex(State())
  private let queue = SerialQueue()

  init(storage: Storage) {
    self.storage = storage
  }

  func write(_ name: String, _ bytes: Storage.Bytes) throws(StorageError) {
    if failure(of: name) != nil {
      finish(name)
      return try replace(name, bytes)
    }
    let isNew = state.withLock { $0.waiting.updateValue(bytes, forKey: name) == nil }
    if isNew { queue.async { self.writeWaiting(name) } }
  }

  func failure(of name: String) -> StorageError? { state.withLock { $0.failures[name] } }

  private func replace(_ name: String, _ bytes: Storage.Bytes) throws(StorageError) {
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
  func finish(_ name: String) {
    if state.withLock({ $0.waiting[name] != nil }) { flush() }
  }

  func flush() { queue.finish() }
}
