public import SystemCalls

/// A storage that forwards to another one what it does not implement itself.
public protocol ForwardingStorage: Storage {
  /// The other storage.
  var storage: any Storage { get }
}

extension ForwardingStorage {
  public func read(_ name: String, atMost limit: Int) throws(StorageError) -> [UInt8]? {
    try storage.read(name, atMost: limit)
  }

  public func write(_ name: String, _ bytes: [UInt8]) throws(StorageError) {
    try storage.write(name, bytes)
  }

  public func append(_ name: String, _ bytes: [UInt8]) throws(StorageError) {
    try storage.append(name, bytes)
  }

  public func sync(_ name: String) { storage.sync(name) }

  public func finish(_ name: String) throws(StorageError) { try storage.finish(name) }

  public func flush() { storage.flush() }

  public func remove(_ name: String) throws(StorageError) { try storage.remove(name) }

  public func rename(_ name: String, to newName: String) throws(StorageError) {
    try storage.rename(name, to: newName)
  }

  public func quarantine(_ name: String) throws(StorageError) -> String {
    try storage.quarantine(name)
  }

  public func names(in folder: String) throws(StorageError) -> [String] {
    try storage.names(in: folder)
  }

  public func entries(in folder: String) throws(StorageError) -> [FolderEntry]? {
    try storage.entries(in: folder)
  }

  public func lock(
    _ name: String, waitingAtMost patience: Duration
  ) throws(StorageError) -> StorageLock? {
    try storage.lock(name, waitingAtMost: patience)
  }

  public func isLocked(_ name: String) throws(StorageError) -> Bool {
    try storage.isLocked(name)
  }

  public func abandoned(in folder: String) throws(StorageError) -> [String] {
    try storage.abandoned(in: folder)
  }
}
