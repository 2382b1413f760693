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
    let bytes = try with { file throws(SystemError) in try file.read(atMost: limit) }
    guard let bytes else { throw .tooLarge(path, limit: limit) }
    return bytes
  }

  /// Makes the file, which must not be there yet; it is there whole or not at all.
  ///
  /// - Throws: `StorageError`; `taken` when there is something at the path already, `noFolder`
  ///   where there is no folder for it.
  public func create(_ bytes: [UInt8]) throws(StorageError) {
    do throws(StorageError) {
      try with { file throws(SystemError) in try file.create(bytes) }
    } catch .missing {
      throw .noFolder(path.splitAtLastSlash.folder)
    }
  }

  private func with<Result>(
    _ body: (WholeFile) throws(SystemError) -> Result
  ) throws(StorageError) -> Result {
    // A path with a zero byte would be cut short there.
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .badName(path) }
    do throws(SystemError) {
      return try body(WholeFile(path))
    } catch {
      throw error.about(path)
    }
  }
}
