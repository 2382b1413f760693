#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Folders with restricted access, for sockets.
public enum RestrictedFolder {
  /// The reason why a folder is not restricted.
  public enum Flaw: Error, Hashable, Sendable {
    /// The path is a file or a link.
    case notAFolder(String)
    /// The folder belongs to another user, whose id is `owner`.
    case somebodyElses(String, owner: UInt32)
    /// The folder belongs to the user of this id, who is not in the group of this name, or to
    /// another group.
    case notTheGroups(String, owner: UInt32, group: String)
    /// The permissions let other users enter the folder, or remove files of others.
    case permissions(String, mode: UInt32, wanted: UInt32)
    /// The group does not exist.
    case noSuchGroup(String)
    /// The system reported another error.
    case system(String, SystemError)
  }

  /// Creates a folder for this user alone, mode 0700, or checks an existing one.
  ///
  /// - Parameter path: The path, in an existing folder.
  /// - Throws: `Flaw`; an existing folder is not changed.
  public static func makePrivate(_ path: String) throws(Flaw) {
    try make(path, mode: 0o700)
    try checkPrivate(path)
  }

  /// Checks that a folder is restricted to this user.
  ///
  /// - Throws: `Flaw`, which is `system` with `noSuchFile` if it does not exist.
  public static func checkPrivate(_ path: String) throws(Flaw) {
    let status = try folder(at: path)
    guard status.owner == UserAccount.currentID else {
      throw .somebodyElses(path, owner: status.owner)
    }
    guard status.mode & 0o077 == 0, status.mode & 0o700 == 0o700 else {
      throw .permissions(path, mode: status.mode, wanted: 0o700)
    }
  }

  /// Creates a folder for the members of a group, mode 3770, or checks an existing one.
  ///
  /// New files in it belong to the group, and only their owner can remove them. A folder whose
  /// creation by this user was interrupted is finished.
  ///
  /// - Parameters:
  ///   - path: The path, in an existing folder.
  ///   - group: A group of this user.
  /// - Throws: `Flaw`; any other existing folder is not changed.
  public static func make(_ path: String, for group: UserGroup) throws(Flaw) {
    try make(path, mode: 0o700)
    if try isUnfinished(path) {
      try call(path) { () throws(SystemError) in
        try FileSystem.setGroup(group.id, of: path)
        try FileSystem.setMode(0o3770, of: path)
      }
    }
    try check(path, for: group)
  }

  /// Returns true for a folder as this user has created it before giving it to a group: an empty
  /// one that nobody else can enter.
  private static func isUnfinished(_ path: String) throws(Flaw) -> Bool {
    let status = try folder(at: path)
    // The set-group-ID bit may come from the folder around it.
    guard status.owner == UserAccount.currentID, status.mode & ~0o2000 == 0o700 else {
      return false
    }
    return try call(path) { () throws(SystemError) in try FileSystem.names(in: path).isEmpty }
  }

  /// Checks that a folder is restricted to a group and owned by one of its members, or by root.
  ///
  /// - Throws: `Flaw`, which is `system` with `noSuchFile` if it does not exist.
  public static func check(_ path: String, for group: UserGroup) throws(Flaw) {
    let status = try folder(at: path)
    guard status.group == group.id else {
      throw .notTheGroups(path, owner: status.owner, group: group.name)
    }
    // The set-group-ID bit may be missing, because the socket's group is set explicitly.
    guard status.mode & 0o1777 == 0o1770 else {
      throw .permissions(path, mode: status.mode, wanted: 0o3770)
    }
    // Checked last, because the account database takes a millisecond.
    let isOwned = [0, UserAccount.currentID].contains(status.owner) || group.contains(status.owner)
    guard isOwned else {
      throw .notTheGroups(path, owner: status.owner, group: group.name)
    }
  }

  /// Checks whether only the administrator can create anything in a folder.
  ///
  /// - Returns: True for a folder of root that nobody else may write to; false for a link.
  public static func isSystems(_ path: String) -> Bool {
    guard let status = try? FileSystem.status(of: path) else { return false }
    return status.kind == .folder && status.owner == 0 && status.mode & 0o022 == 0
  }

  /// Creates a folder unless it exists.
  private static func make(_ path: String, mode: UInt32) throws(Flaw) {
    do throws(SystemError) {
      try FileSystem.createFolder(path, mode: mode)
    } catch {
      if error != .fileExists { throw .system(path, error) }
    }
  }

  private static func folder(at path: String) throws(Flaw) -> FileStatus {
    let status = try call(path) { () throws(SystemError) in try FileSystem.status(of: path) }
    guard let status else { throw .system(path, .noSuchFile) }
    guard status.kind == .folder else { throw .notAFolder(path) }
    return status
  }

  private static func call<Result>(
    _ path: String, _ body: () throws(SystemError) -> Result
  ) throws(Flaw) -> Result {
    do throws(SystemError) {
      return try body()
    } catch {
      throw .system(path, error)
    }
  }
}

extension RestrictedFolder.Flaw: CustomStringConvertible {
  /// The reason as a sentence without its full stop, with the path as it was given.
  public var description: String { sentence { $0 } }

  /// Returns the reason as a sentence.
  ///
  /// - Parameter show: Makes a path printable.
  /// - Returns: A sentence without its full stop.
  public func sentence(showing show: (String) -> String) -> String {
    switch self {
    case .notAFolder(let path): "\(show(path)): not a folder"
    case .somebodyElses(let path, let owner):
      "\(show(path)): belongs to \(UserAccount.title(of: owner))"
    case .notTheGroups(let path, let owner, let group):
      "\(show(path)): belongs to \(UserAccount.title(of: owner)), not to the group \(show(group))"
    case .permissions(let path, let mode, let wanted):
      "\(show(path)): has the permissions \(octal(mode)), must have \(octal(wanted))"
    case .noSuchGroup(let name): "there is no group \(show(name))"
    case .system(let path, let error): "\(show(path)): \(error.reason)"
    }
  }

  private func octal(_ mode: UInt32) -> String { String(mode, radix: 8) }
}
