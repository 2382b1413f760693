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

  /// Reads a pipe to its end, such as the one that a shell makes of `<(command)`.
  ///
  /// - Parameter limit: Returns the limit of bytes for a beginning of the bytes.
  /// - Returns: All bytes.
  /// - Throws: `StorageError`; `tooLarge` beyond the limit.
  public func readStream(
    atMost limit: (_ beginning: [UInt8]) -> Int
  ) throws(StorageError) -> [UInt8] {
    var bytes: [UInt8] = []
    do throws(SystemError) {
      let file = try OpenFile(path, for: .reading)
      while bytes.count <= limit(bytes) {
        let more = try file.read(atMost: 65_536)
        if more.isEmpty { return bytes }
        bytes += more
      }
    } catch {
      // A pipe whose writer had ended when it was opened here is still read to its end.
      if error == .noWriter, !bytes.isEmpty { return bytes }
      throw error.aboutReading(path)
    }
    throw .tooLarge(path, limit: limit(bytes))
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

  /// Creates the file, which must not exist, completely or not at all; a pipe is written to.
  ///
  /// - Throws: `StorageError`; `taken` if the path exists, `noFolder` if its folder does not.
  public func create(_ bytes: [UInt8]) throws(StorageError) {
    try checkPath()
    do throws(SystemError) {
      let found = try FileSystem.status(of: path, followsLinks: true)
      if found?.kind == .pipe { return try writeStream(bytes) }
      try WholeFile(path).create(bytes)
    } catch .noSuchFile {
      throw .noFolder(path.splitAtLastSlash.folder)
    } catch {
      throw error.about(path)
    }
  }

  private func writeStream(_ bytes: [UInt8]) throws(SystemError) {
    let file = try OpenFile(path, for: .writing)
    var rest = bytes[...]
    while !rest.isEmpty { rest = rest.dropFirst(try file.write(rest.prefix(65_536))) }
  }

  /// Throws for an empty path, and for a zero byte, at which the path would be truncated.
  private func checkPath() throws(StorageError) {
    if path.isEmpty || path.utf8.contains(0) { throw .badName(path) }
  }
}
