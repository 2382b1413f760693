import MemoryModel
import SystemCalls

/// A file that the player named, as a storage of one document, with copies next to it.
///
/// The name of the document is its path, with any characters. An empty file counts as missing. Its
/// folder is not created, and a file with the name of the previous copy is replaced only if it is
/// one.
struct SingleFile: DocumentStorage {
  /// Returns true for the content of a previous copy.
  let isOurs: @Sendable ([UInt8]) -> Bool

  private func at<Result>(
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

  func remove(_ path: String) throws(StorageError) {
    for path in [path, DocumentName.previous(of: path)] where FileSystem.exists(path) {
      try at(path) { path throws(SystemError) in try FileSystem.remove(path) }
    }
  }

  func rename(_ path: String, to newPath: String) throws(StorageError) {
    try at(path) { path throws(SystemError) in try FileSystem.rename(path, to: newPath) }
  }

  func quarantine(_ path: String) throws(StorageError) -> String {
    try at(path) { path throws(SystemError) in try FileSystem.quarantine(path) }
  }

  func lock(
    _ path: String, waitingAtMost patience: Duration
  ) throws(StorageError) -> StorageLock? {
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
      let previous = DocumentName.previous(of: path)
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
