#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Files and folders by their paths, absolute or relative to where the process works.
public enum FileSystem {
  /// Makes a folder in one that is there.
  ///
  /// - Parameters:
  ///   - path: Where there is nothing yet.
  ///   - mode: Its permissions, as far as the process lets them be given.
  /// - Throws: `SystemError`, which is `fileExists` where there is something.
  public static func createFolder(_ path: String, mode: UInt32 = 0o700) throws(SystemError) {
    _ = try uninterrupted { mkdir(path, mode_t(mode & 0o7777)) }
  }

  /// Gives something another path at one stroke, in place of what may be there.
  public static func rename(_ path: String, to newPath: String) throws(SystemError) {
    _ = try uninterrupted { systemRename(path, newPath) }
  }

  /// Gives a file a second name, where there is nothing yet.
  public static func link(_ path: String, as newPath: String) throws(SystemError) {
    _ = try uninterrupted { systemLink(path, newPath) }
  }

  /// Takes a name away from a file, or removes a symbolic link.
  public static func remove(_ path: String) throws(SystemError) {
    _ = try uninterrupted { unlink(path) }
  }

  /// Gives what is at a path other permissions.
  public static func setMode(_ mode: UInt32, of path: String) throws(SystemError) {
    _ = try uninterrupted { chmod(path, mode_t(mode & 0o7777)) }
  }

  /// Gives what is at a path, even a link, to a group that this user is in.
  public static func setGroup(_ group: UInt32, of path: String) throws(SystemError) {
    _ = try uninterrupted { lchown(path, uid_t.max, gid_t(group)) }
  }

  /// Whether there is anything at a path, at the end of all links.
  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Throws why a file, at the end of all links, may not be written.
  public static func checkWritable(_ path: String) throws(SystemError) {
    guard access(path, W_OK) == 0 else { throw .last }
  }

  /// What is at a path; nil for nothing.
  ///
  /// - Parameters:
  ///   - path: Where to look.
  ///   - followsLinks: Whether of a symbolic link it tells what that leads to, which may be nothing.
  /// - Returns: The status, or nil.
  /// - Throws: `SystemError` where it cannot be known, as in a folder that may not be searched.
  public static func status(
    of path: String, followsLinks: Bool = false
  ) throws(SystemError) -> FileStatus? {
    var status = stat()
    let result = followsLinks ? stat(path, &status) : lstat(path, &status)
    if result == 0 { return FileStatus(status) }
    if SystemError.last == .noSuchFile { return nil }
    throw .last
  }

  /// What a folder holds, in no order, itself and its parent left out.
  public static func names(in folder: String) throws(SystemError) -> [String] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = name(of: entry)
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }

  /// A record ends behind the name's zero byte, and so may what it lies in: no more of it can be read.
  private static func name(of entry: UnsafePointer<dirent>) -> String {
    let start = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    return String(cString: (UnsafeRawPointer(entry) + start).assumingMemoryBound(to: UInt8.self))
  }
}
