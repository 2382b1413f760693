import MemoryModel
import Synchronization
import SystemCalls

extension Storage {
  /// The same documents, but whoever replaces one does not wait for the disk.
  ///
  /// Of several replacements that wait, only the last one is made. Whatever else is asked of a
  /// document waits for its replacement. `flush` waits for all of them. What went wrong with one
  /// is thrown by `finish`; nothing is appended to the document then, and whoever replaces it waits
  /// and is told himself, until a replacement succeeds.
  public var writingBehind: Storage {
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
      // What is still to be written there would come after the rename, and win.
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

/// What waits to be written; a class, because two threads share it.
private final class PendingWrites: Sendable {
  private struct State {
    /// Those whose writing has begun are still in it.
    var waiting: [String: Storage.Bytes] = [:]
    /// Of the documents whose last replacement failed.
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
      // Whoever asks next gets the failure.
      try? replace(name, bytes)
      state.withLock { if $0.waiting[name] == bytes { $0.waiting[name] = nil } }
    }
  }

  /// Waits until nothing of a document waits.
  func finish(_ name: String) {
    if state.withLock({ $0.waiting[name] != nil }) { flush() }
  }

  func flush() { queue.finish() }
}
