#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

// Symbolic links.
extension FileSystem {
  /// The limit of links in a path, like that of the systems.
  private static let mostLinks = 40

  /// Returns the target of a symbolic link as it is stored: absolute or relative to its folder.
  public static func destination(ofLink path: String) throws(SystemError) -> String {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, filled in
      buffer.withMemoryRebound(to: CChar.self) { bytes in
        guard let start = bytes.baseAddress else { return }
        count = readlink(path.forSystem, start, bytes.count)
      }
      filled = max(0, count)
    }
    guard count >= 0 else { throw .last }
    return String(systemBytes: bytes)
  }

  /// Follows the symbolic links at a path; the resulting path need not exist.
  ///
  /// - Throws: `SystemError.symbolicLinkLoop` for too many links.
  public static func followingLinks(_ path: String) throws(SystemError) -> String {
    var path = path
    for _ in 0..<mostLinks {
      guard try status(of: path)?.kind == .link else { return path }
      let destination = try destination(ofLink: path)
      let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
      path = destination.hasPrefix("/") ? destination : folder + destination
    }
    throw .symbolicLinkLoop
  }

  /// Returns the absolute path of an existing file, without any links.
  public static func realPath(of path: String) throws(SystemError) -> String {
    guard let real = realpath(path.forSystem, nil) else { throw .last }
    defer { free(real) }
    return String(system: real)
  }
}
