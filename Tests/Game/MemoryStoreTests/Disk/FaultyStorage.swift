import MemoryStore

/// A storage of which some operations fail.
struct FaultyStorage: ForwardingStorage {
  enum Operation { case read, write, append, remove, rename, quarantine }

  let storage: any Storage
  /// Throws the error of an operation on a document, if it fails.
  let check: @Sendable (Operation, _ name: String) throws(StorageError) -> Void

  init(
    _ storage: any Storage,
    check: @escaping @Sendable (Operation, _ name: String) throws(StorageError) -> Void
  ) {
    (self.storage, self.check) = (storage, check)
  }

  func read(_ name: String, atMost limit: Int) throws(StorageError) -> [UInt8]? {
    try check(.read, name)
    return try storage.read(name, atMost: limit)
  }

  func write(_ name: String, _ bytes: [UInt8]) throws(StorageError) {
    try check(.write, name)
    try storage.write(name, bytes)
  }

  func append(_ name: String, _ bytes: [UInt8]) throws(StorageError) {
    try check(.append, name)
    try storage.append(name, bytes)
  }

  func remove(_ name: String) throws(StorageError) {
    try check(.remove, name)
    try storage.remove(name)
  }

  func rename(_ name: String, to newName: String) throws(StorageError) {
    try check(.rename, name)
    try storage.rename(name, to: newName)
  }

  func quarantine(_ name: String) throws(StorageError) -> String {
    try check(.quarantine, name)
    return try storage.quarantine(name)
  }
}
