import MemoryModel
import SystemCalls

/// A file that the player names: to be imported, or written for others to import.
public struct PlayerFile: Sendable {
  private let path: String

  /// - Parameter path: As typed or dropped; absolute or relative to where the process works.
  public init(_ path: String) {
    self.path = path
  }

  /// Reads a plain file without waiting for anybody.
  ///
  /// - Throws: `StorageError`; `notAFile` for a folder, pipe or device, `tooLarge` beyond the limit.
  public func read(atMost limit: Int) throws(StorageError) -> [UInt8] {
    try checkPath()
    let bytes: [UInt8]?
    do throws(SystemError) {
      bytes = try WholeFile(path).read(atMost: limit)
    } catch {
      throw error.aboutReading(path)
    }
    guard let bytes else { throw .tooLarge(path, limit: limit) }
    return bytes
  }

  /// Opens a plain file, to read it range by range, without waiting for anybody.
  ///
  /// - Throws: `StorageError`; `notAFile` for a folder, pipe or device, `tooLarge` beyond the limit.
  func open(atMost limit: Int) throws(StorageError) -> FileBytes {
    try checkPath()
    let (file, status): (OpenFile, FileStatus)
    do throws(SystemError) {
      file = try OpenFile(path, for: .reading)
      status = try file.status()
    } catch {
      throw error.aboutReading(path)
    }
    guard status.kind == .file else { throw .notAFile(path) }
    guard status.size <= limit else { throw .tooLarge(path, limit: limit) }
    // Some files, such as those of /proc, tell no size.
    guard status.size > 0 else { return FileBytes(try read(atMost: limit)) }
    return FileBytes(file, count: status.size)
  }

  /// Makes the file, which must not be there yet; it is there whole or not at all.
  ///
  /// - Throws: `StorageError`; `taken` when there is something at the path already, `noFolder`
  ///   where there is no folder for it.
  public func create(_ bytes: [UInt8]) throws(StorageError) {
    try checkPath()
    do throws(SystemError) {
      try WholeFile(path).create(bytes)
    } catch .noSuchFile {
      throw .noFolder(path.splitAtLastSlash.folder)
    } catch {
      throw error.about(path)
    }
  }

  /// Refuses a path with a zero byte, which would be cut short there.
  private func checkPath() throws(StorageError) {
    if path.isEmpty || path.utf8.contains(0) { throw .badName(path) }
  }
}
