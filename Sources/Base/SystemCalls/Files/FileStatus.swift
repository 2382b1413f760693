#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The status of a file.
public struct FileStatus: Hashable, Sendable {
  /// The kind of a file.
  public enum Kind: Hashable, Sendable {
    /// A regular file.
    case file
    /// A folder.
    case folder
    /// A symbolic link that was not followed.
    case link
    /// A socket that has a path.
    case socket
    /// A pipe, with a name or without.
    case pipe
    /// A device.
    case other
  }

  /// The identity of a file, unique among existing files.
  public struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
  }

  /// The kind of the file.
  public let kind: Kind
  /// The size in bytes.
  public let size: Int
  /// The permission bits.
  public let mode: UInt32
  /// The user id of the owner.
  public let owner: UInt32
  /// The group id of the file.
  public let group: UInt32
  /// The identity, which all hard links of a file share.
  public let identity: Identity
  /// The number of hard links; zero after the last was removed.
  public let linkCount: Int

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case S_IFSOCK: .socket
      case S_IFIFO: .pipe
      default: .other
      }
    size = Int(status.st_size)
    mode = UInt32(status.st_mode & 0o7777)
    (owner, group) = (status.st_uid, status.st_gid)
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
    linkCount = Int(status.st_nlink)
  }
}
