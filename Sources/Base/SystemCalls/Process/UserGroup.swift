#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A group of users.
public struct UserGroup: Hashable, Sendable {
  /// The number.
  public let id: UInt32
  /// The name, as the system's lists have it.
  public let name: String
  /// Those who are in it beside the users whose first group it is.
  public let members: [String]

  /// The numbers of the groups that this process is in.
  private static var currentIDs: Set<UInt32> {
    let count = max(0, getgroups(0, nil))
    var ids = [gid_t](repeating: 0, count: Int(count))
    let filled = getgroups(count, &ids)
    return Set(ids.prefix(max(0, Int(filled))) + [getegid()])
  }

  /// The groups that this process is in, in the order of their numbers; groups without a name are
  /// left out.
  public static var current: [UserGroup] { groups(of: currentIDs).sorted { $0.id < $1.id } }

  /// Whether a user is in it, as the system's lists say.
  public func contains(_ user: UInt32) -> Bool {
    guard let account = UserAccount(id: user) else { return false }
    return account.group == id || members.contains(account.name)
  }
}

#if canImport(Darwin)
extension UserGroup {
  /// Looks up a name; fails where the system knows no such group.
  public init?(named name: String) {
    var (entry, found) = (group(), UnsafeMutablePointer<group>?.none)
    var room = [CChar](repeating: 0, count: 1 << 20)
    guard getgrnam_r(name, &entry, &room, room.count, &found) == 0, found != nil else { return nil }
    self.init(entry, name: name)
  }

  /// The numbers of those who are in the group beside the users whose first group it is.
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
  /// Looks up a name; fails where the system knows no such group, or has no `getent` to ask.
  ///
  /// That program takes about a millisecond, and is waited for twenty seconds at most.
  public init?(named name: String) {
    // To a number it answers with the group of that number.
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

  /// The numbers of those who are in the group beside the users whose first group it is.
  public var memberIDs: Set<UInt32> {
    Set(AccountDatabase.passwd.lines(of: members).compactMap { UserAccount(line: $0)?.id })
  }

  /// Reads a line of group(5); fails for anything else.
  init?(line: String) {
    let fields = AccountDatabase.fields(of: line)
    guard fields.count == 4, !fields[0].isEmpty, let id = UInt32(fields[2]) else { return nil }
    (self.id, name) = (id, fields[0])
    members = AccountDatabase.fields(of: fields[3], between: ",").filter { !$0.isEmpty }
  }
}
#endif
