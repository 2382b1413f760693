import MemoryModel
import SystemCalls

extension Storage {
  /// Returns a storage of one document: a file that the player named, with copies next to it.
  ///
  /// The name of the document is its path, with any characters. An empty file counts as missing.
  /// Its folder is not created, and a file with the name of the previous copy is replaced only if
  /// it is one.
  static func file(
    _ path: String, isOurs: @escaping @Sendable ([UInt8]) -> Bool
  ) -> Storage {
    let file = NamedFile(isOurs: isOurs)
    // A document of this storage is used for nothing else.
    var storage = Storage.memory()
    storage.read = { (path, limit) throws(StorageError) in try file.read(path, atMost: limit) }
    storage.write = { (path, bytes) throws(StorageError) in try file.write(path, bytes) }
    storage.quarantine = { path throws(StorageError) in
      try file.at(path) { path throws(SystemError) in try FileSystem.quarantine(path) }
    }
    storage.finish = { _ in }
    storage.lock = { (path, patience) throws(StorageError) in
      try file.lock(path, patience: patience)
    }
    storage.isLocked = { path throws(StorageError) in
      try file.at(path) { path throws(SystemError) in
        try StorageLock.isHeld(try WholeFile(path).path)
      }
    }
    return storage
  }
}

/// The operations of a folder on files at any path.
private struct NamedFile: Sendable {
  let isOurs: @Sendable ([UInt8]) -> Bool

  func at<Result>(
    _ path: String, _ body: (String) throws(SystemError) -> Result
  ) throws(StorageError) -> Result {
    // A path with a zero byte would be truncated there.
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .badName(path) }
    do throws(SystemError) {
      return try body(path)
    } catch {
      throw error.about(path)
    }
  }

  func read(_ path: String, atMost limit: Int) throws(StorageError) -> [UInt8]? {
    do throws(StorageError) {
      let bytes = try PlayerFile(path).read(atMost: limit)
      return bytes.isEmpty ? nil : bytes
    } catch .missing {
      return nil
    }
  }

  func lock(_ path: String, patience: Duration) throws(StorageError) -> StorageLock? {
    try checkFolder(of: path)
    return try at(path) { path throws(SystemError) in
      try StorageLock.file(try WholeFile(path).path, patience: patience)
    }
  }

  private func checkFolder(of path: String) throws(StorageError) {
    let folder = path.splitAtLastSlash.folder
    if !folder.isEmpty, !FileSystem.exists(folder) { throw .noFolder(folder) }
  }

  func write(_ path: String, _ bytes: [UInt8]) throws(StorageError) {
    try checkFolder(of: path)
    try at(path) { path throws(SystemError) in
      let previous = Storage.previous(of: path)
      try WholeFile(path).replace(
        with: bytes, keepingOldAs: isFree(previous) ? previous : nil)
    }
  }

  private func isFree(_ path: String) -> Bool {
    do throws(StorageError) {
      return try read(path, atMost: 1 << 20).map(isOurs) ?? true
    } catch {
      return false
    }
  }
}
