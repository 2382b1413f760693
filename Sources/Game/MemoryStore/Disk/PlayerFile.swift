import MemoryModel
import SystemCalls

/// A file that the player names, for import or export.
public struct PlayerFile: Sendable {
  private let path: String

  /// - Parameter path: The path as typed or dropped; absolute, or relative to the working
  ///   directory.
  public init(_ path: String) {
    self.path = path
  }

  /// Reads a regular file, without blocking.
  ///
  /// - Throws: `StorageError`; `notAFile` for a folder, pipe or device, `tooLarge` beyond the
  ///   limit.
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

  /// Opens a regular file for reading by ranges, without blocking.
  ///
  /// - Throws: `StorageError`; `notAFile` for a folder, pipe or device, `tooLarge` beyond the
  ///   limit.
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
    // Some files, such as those of /proc, report no size.
    guard status.size > 0 else { return FileBytes(try read(atMost: limit)) }
    return FileBytes(file, count: status.size)
  }

  /// Creates the file, which must not exist, completely or not at all.
  ///
  /// - Throws: `StorageError`; `taken` if the path exists, `noFolder` if its folder does not.
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

  /// Throws for an empty path, and for a zero byte, at which the path would be truncated.
  private func checkPath() throws(StorageError) {
    if path.isEmpty || path.utf8.contains(0) { throw .badName(path) }
  }
}
