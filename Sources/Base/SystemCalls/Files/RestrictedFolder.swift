#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Folders in which only some people can do anything, for sockets.
public enum RestrictedFolder {
  /// Why a folder is not fit for that.
  public enum Flaw: Error, Hashable, Sendable {
    /// A file or a link, whatever it leads to.
    case notAFolder(String)
    /// It belongs to another user, whose number this is, and should belong to this one.
    case somebodyElses(String, owner: UInt32)
    /// It belongs to the user of this number, who is not in the group of this name, or to another
    /// group.
    case notTheGroups(String, owner: UInt32, group: String)
    /// Others than those meant may enter it, or remove what is not theirs.
    case permissions(String, mode: UInt32, wanted: UInt32)
    /// The system knows no group of the name.
    case noSuchGroup(String)
    /// The system refused something else.
    case system(String, SystemError)
  }

  /// Makes a folder for this user alone, mode 0700, or checks that there is one.
  ///
  /// - Parameter path: In a folder that is there.
  /// - Throws: `Flaw`; a folder that is there is not changed.
  public static func makePrivate(_ path: String) throws(Flaw) {
    try make(path, mode: 0o700)
    try checkPrivate(path)
  }

  /// Checks that a folder is this user's alone.
  ///
  /// - Throws: `Flaw`, which is `system` with `noSuchFile` where there is nothing.
  public static func checkPrivate(_ path: String) throws(Flaw) {
    let status = try folder(at: path)
    guard status.owner == UserAccount.currentID else {
      throw .somebodyElses(path, owner: status.owner)
    }
    guard status.mode & 0o077 == 0, status.mode & 0o700 == 0o700 else {
      throw .permissions(path, mode: status.mode, wanted: 0o700)
    }
  }

  /// Makes a folder for the members of a group, mode 3770, or checks that there is one.
  ///
  /// What is made in it belongs to the group, and only its maker can remove it.
  ///
  /// - Parameters:
  ///   - path: In a folder that is there.
  ///   - group: One that this user is in.
  /// - Throws: `Flaw`; a folder that is there is not changed.
  public static func make(_ path: String, for group: UserGroup) throws(Flaw) {
    if try make(path, mode: 0o700) {
      try call(path) { () throws(SystemError) in
        try FileSystem.setGroup(group.id, of: path)
        try FileSystem.setMode(0o3770, of: path)
      }
    }
    try check(path, for: group)
  }

  /// Checks that a folder is a group's alone and was made by one of its members, or by the system.
  ///
  /// - Throws: `Flaw`, which is `system` with `noSuchFile` where there is nothing.
  public static func check(_ path: String, for group: UserGroup) throws(Flaw) {
    let status = try folder(at: path)
    guard status.group == group.id else {
      throw .notTheGroups(path, owner: status.owner, group: group.name)
    }
    // The bit that hands the group down may be missing: the socket is given to it by name.
    guard status.mode & 0o1777 == 0o1770 else {
      throw .permissions(path, mode: status.mode, wanted: 0o3770)
    }
    // Last, because the system's lists take a millisecond to answer.
    let isOwned = [0, UserAccount.currentID].contains(status.owner) || group.contains(status.owner)
    guard isOwned else {
      throw .notTheGroups(path, owner: status.owner, group: group.name)
    }
  }

  /// Checks whether there is a folder in which only the system's administrator makes anything.
  ///
  /// - Returns: True for a folder of root's that nobody else may write to; a link is none.
  public static func isSystems(_ path: String) -> Bool {
    guard let status = try? FileSystem.status(of: path) else { return false }
    return status.kind == .folder && status.owner == 0 && status.mode & 0o022 == 0
  }

  /// Whether it was made now.
  @discardableResult
  private static func make(_ path: String, mode: UInt32) throws(Flaw) -> Bool {
    do throws(SystemError) {
      try FileSystem.createFolder(path, mode: mode)
      return true
    } catch {
      if error != .fileExists { throw .system(path, error) }
      return false
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
  /// A sentence without its full stop, the path as it was given.
  public var description: String { sentence { $0 } }

  /// What is wrong with which folder.
  ///
  /// - Parameter show: Makes a path fit to be shown.
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
