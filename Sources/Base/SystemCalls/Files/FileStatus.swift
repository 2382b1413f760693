#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What the system tells of a file.
public struct FileStatus: Hashable, Sendable {
  /// What it is; a pipe or a device is something other.
  public enum Kind: Hashable, Sendable {
    /// A plain file.
    case file
    /// A folder.
    case folder
    /// A symbolic link that was not followed.
    case link
    /// A socket that has a path.
    case socket
    /// A pipe or a device.
    case other
  }

  /// Tells files apart, as long as both are there.
  public struct Identity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
  }

  /// What the name leads to.
  public let kind: Kind
  /// In bytes.
  public let size: Int
  /// The permission bits.
  public let mode: UInt32
  /// The number of the user whose it is.
  public let owner: UInt32
  /// The number of the group whose it is.
  public let group: UInt32
  /// The same for every name of one file.
  public let identity: Identity
  /// How many names the file has; none once it is removed.
  public let linkCount: Int

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case S_IFSOCK: .socket
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
