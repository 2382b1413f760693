#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A group of users.
public struct UserGroup: Hashable, Sendable {
  /// The group id.
  public let id: UInt32
  /// The name of the group.
  public let name: String
  /// The members, except for users whose primary group it is.
  public let members: [String]

  /// The ids of this process's groups.
  private static var currentIDs: Set<UInt32> {
    let count = max(0, getgroups(0, nil))
    var ids = [gid_t](repeating: 0, count: Int(count))
    let filled = getgroups(count, &ids)
    return Set(ids.prefix(max(0, Int(filled))) + [getegid()])
  }

  /// The groups of this process, sorted by id; groups without a name are left out.
  public static var current: [UserGroup] { groups(of: currentIDs).sorted { $0.id < $1.id } }

  /// Returns true if a user is a member.
  public func contains(_ user: UInt32) -> Bool {
    guard let account = UserAccount(id: user) else { return false }
    return account.group == id || members.contains(account.name)
  }
}

#if canImport(Darwin)
extension UserGroup {
  /// Looks up a name; nil if there is no such group.
  public init?(named name: String) {
    var (entry, found) = (group(), UnsafeMutablePointer<group>?.none)
    var room = [CChar](repeating: 0, count: 1 << 20)
    guard getgrnam_r(name, &entry, &room, room.count, &found) == 0, found != nil else { return nil }
    self.init(entry, name: name)
  }

  /// The user ids of the members, except for those whose primary group it is.
  public var memberIDs: Set<UInt32> {
    Set(members.compactMap { getpwnam($0)?.pointee.pw_uid })
  }

  private init(_ entry: group, name: String) {
    (id, self.name) = (entry.gr_gid, name)
    var names: [String] = []
    var next = entry.gr_mem
    while let place = next, let member = place.pointee {
      names.append(String(cString: member))
      next = place + 1
    }
    members = names
  }

  private static func groups(of ids: Set<UInt32>) -> [UserGroup] {
    ids.compactMap { id in
      var (entry, found) = (group(), UnsafeMutablePointer<group>?.none)
      var room = [CChar](repeating: 0, count: 1 << 20)
      guard getgrgid_r(id, &entry, &room, room.count, &found) == 0, found != nil,
        let name = entry.gr_name
      else { return nil }
      return UserGroup(entry, name: String(cString: name))
    }
  }
}
#else
extension UserGroup {
  /// Looks up a name; nil if there is no such group, or without `getent`.
  ///
  /// That program takes about a millisecond; the timeout is twenty seconds.
  public init?(named name: String) {
    // For a number getent returns the group of that id.
    guard let line = AccountDatabase.group.line(of: name),
      AccountDatabase.fields(of: line).first == name, let group = UserGroup(line: line)
    else { return nil }
    self = group
  }

  private static func groups(of ids: Set<UInt32>) -> [UserGroup] {
    AccountDatabase.group.lines(of: ids.sorted().map(String.init)).compactMap {
      UserGroup(line: $0)
    }
    .filter { ids.contains($0.id) }
  }

  /// The user ids of the members, except for those whose primary group it is.
  public var memberIDs: Set<UInt32> {
    Set(AccountDatabase.passwd.lines(of: members).compactMap { UserAccount(line: $0)?.id })
  }

  /// Parses a line of group(5); nil for a malformed line.
  init?(line: String) {
    let fields = AccountDatabase.fields(of: line)
    guard fields.count == 4, !fields[0].isEmpty, let id = UInt32(fields[2]) else { return nil }
    (self.id, name) = (id, fields[0])
    members = AccountDatabase.fields(of: fields[3], between: ",").filter { !$0.isEmpty }
  }
}
#endif
