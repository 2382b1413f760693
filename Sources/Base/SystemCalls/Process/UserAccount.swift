#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A user account.
public struct UserAccount: Hashable, Sendable {
  /// The user id.
  public let id: UInt32
  /// The login name.
  public let name: String
  /// The id of the primary group.
  public let group: UInt32

  /// The effective user id of this process.
  public static var currentID: UInt32 { geteuid() }

  /// Returns the login name of a user, or "user NUMBER" without one.
  public static func title(of id: UInt32) -> String { UserAccount(id: id)?.name ?? "user \(id)" }
}

#if canImport(Darwin)
extension UserAccount {
  /// Looks up a user id; nil if it has no name.
  public init?(id: UInt32) {
    var (entry, found) = (passwd(), UnsafeMutablePointer<passwd>?.none)
    var room = [CChar](repeating: 0, count: 16_384)
    guard getpwuid_r(id, &entry, &room, room.count, &found) == 0, found != nil,
      let name = entry.pw_name
    else { return nil }
    (self.id, self.name, group) = (id, String(cString: name), entry.pw_gid)
  }

  /// Returns the login names of several users, indexed by number; users without a name are left
  /// out.
  public static func names(of ids: Set<UInt32>) -> [UInt32: String] {
    let accounts = ids.compactMap { UserAccount(id: $0) }
    return Dictionary(accounts.map { ($0.id, $0.name) }) { first, _ in first }
  }
}
#else
extension UserAccount {
  /// Looks up a user id; nil if it has no name, or without `getent`.
  ///
  /// That program takes about a millisecond; the timeout is twenty seconds.
  public init?(id: UInt32) {
    guard let line = AccountDatabase.passwd.line(of: String(id)),
      let account = UserAccount(line: line), account.id == id
    else { return nil }
    self = account
  }

  /// Returns the login names of several users, indexed by id; users without a name are left out.
  ///
  /// It calls `getent` once.
  public static func names(of ids: Set<UInt32>) -> [UInt32: String] {
    let accounts = AccountDatabase.passwd.lines(of: ids.sorted().map(String.init)).compactMap {
      UserAccount(line: $0)
    }
    return Dictionary(accounts.map { ($0.id, $0.name) }) { first, _ in first }
  }

  /// Parses the first four fields of a line of passwd(5); nil for a malformed line.
  init?(line: String) {
    let fields = AccountDatabase.fields(of: line)
    guard fields.count >= 4, !fields[0].isEmpty, let id = UInt32(fields[2]),
      let group = UInt32(fields[3])
    else { return nil }
    (self.id, name, self.group) = (id, fields[0], group)
  }
}
#endif
