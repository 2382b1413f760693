#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Operations on paths, which are absolute or relative to the working directory.
///
/// Paths and names are lossless in any encoding, by `String.init(systemBytes:)`.
public enum FileSystem {
  /// Creates a folder in an existing one.
  ///
  /// - Parameters:
  ///   - path: The path, which must not exist.
  ///   - mode: The permissions, without those that the process masks.
  /// - Throws: `SystemError`, which is `fileExists` if the path exists.
  public static func createFolder(_ path: String, mode: UInt32 = 0o700) throws(SystemError) {
    _ = try uninterrupted { mkdir(path.forSystem, mode_t(mode & 0o7777)) }
  }

  /// Renames a file atomically, replacing an existing one.
  public static func rename(_ path: String, to newPath: String) throws(SystemError) {
    _ = try uninterrupted { systemRename(path, newPath) }
  }

  /// Creates a hard link at a path that does not exist.
  public static func link(_ path: String, as newPath: String) throws(SystemError) {
    _ = try uninterrupted { systemLink(path, newPath) }
  }

  /// Removes a hard link of a file, or a symbolic link.
  public static func remove(_ path: String) throws(SystemError) {
    _ = try uninterrupted { unlink(path.forSystem) }
  }

  /// Changes the permissions of a file.
  public static func setMode(_ mode: UInt32, of path: String) throws(SystemError) {
    _ = try uninterrupted { chmod(path.forSystem, mode_t(mode & 0o7777)) }
  }

  /// Changes the group of a file or a link to one that this user belongs to.
  public static func setGroup(_ group: UInt32, of path: String) throws(SystemError) {
    _ = try uninterrupted { lchown(path.forSystem, uid_t.max, gid_t(group)) }
  }

  /// Returns true if a file exists, after following links.
  public static func exists(_ path: String) -> Bool { access(path.forSystem, F_OK) == 0 }

  /// Throws the reason if a file, after following links, must not be written.
  public static func checkWritable(_ path: String) throws(SystemError) {
    guard access(path.forSystem, W_OK) == 0 else { throw .last }
  }

  /// Returns the status of a file; nil if it does not exist.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - followsLinks: True for the target of a symbolic link, which need not exist.
  /// - Returns: The status, or nil.
  /// - Throws: `SystemError` if it cannot be determined, as in a folder without search permission.
  public static func status(
    of path: String, followsLinks: Bool = false
  ) throws(SystemError) -> FileStatus? {
    var status = stat()
    let path = path.forSystem
    let result = followsLinks ? stat(path, &status) : lstat(path, &status)
    if result == 0 { return FileStatus(status) }
    if SystemError.last == .noSuchFile { return nil }
    throw .last
  }

  /// Returns the names of a folder's entries, unsorted, without itself and its parent.
  public static func names(in folder: String) throws(SystemError) -> [String] {
    try entries(in: folder).map(\.name)
  }
}
