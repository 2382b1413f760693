#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A person or a program that the system knows by a number.
public struct UserAccount: Hashable, Sendable {
  /// The number.
  public let id: UInt32
  /// The login name.
  public let name: String
  /// The number of the first group.
  public let group: UInt32

  /// The number of the user whose rights this process has.
  public static var currentID: UInt32 { geteuid() }

  /// Looks up a number; fails where the system has no name for it.
  public init?(id: UInt32) {
    var (entry, found) = (passwd(), UnsafeMutablePointer<passwd>?.none)
    var room = [CChar](repeating: 0, count: 16_384)
    guard getpwuid_r(id, &entry, &room, room.count, &found) == 0, found != nil,
      let name = entry.pw_name
    else { return nil }
    (self.id, self.name, group) = (id, String(cString: name), entry.pw_gid)
  }
}

/// A group of users.
public struct UserGroup: Hashable, Sendable {
  /// The number.
  public let id: UInt32
  /// Those who are in it beside the users whose first group it is.
  public let members: [String]

  /// Looks up a name; fails where the system knows no such group.
  public init?(named name: String) {
    var (entry, found) = (group(), UnsafeMutablePointer<group>?.none)
    var room = [CChar](repeating: 0, count: 1 << 20)
    guard getgrnam_r(name, &entry, &room, room.count, &found) == 0, found != nil else { return nil }
    id = entry.gr_gid
    var names: [String] = []
    var next = entry.gr_mem
    while let place = next, let member = place.pointee {
      names.append(String(cString: member))
      next = place + 1
    }
    members = names
  }

  /// Whether a user is in it, as the system's lists say.
  public func contains(_ user: UInt32) -> Bool {
    guard let account = UserAccount(id: user) else { return false }
    return account.group == id || members.contains(account.name)
  }
}
