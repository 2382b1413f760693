import MemoryModel
import SystemCalls

/// The name of a person at a table, which is safe to show on a screen.
public struct SeatName: Hashable, Sendable, CustomStringConvertible {
  /// The length limit in scalars.
  public static let longest = 32

  /// The name: not empty, one line, without control characters.
  public let description: String

  /// Creates a printable name of any text; nil if nothing visible is left.
  ///
  /// Spaces at the ends are removed, too long a text ends in dots, and control characters are
  /// escaped.
  public init?(_ text: String) { self.init(text, atMost: Self.longest) }

  init?(_ text: String, atMost limit: Int) {
    let shown = text.trimmed.printable(atMost: limit).trimmed
    guard !shown.isEmpty else { return nil }
    description = shown
  }

  /// Creates the login name of a user, or the number of a user without one.
  public init(user: UInt32) {
    self.init(login: UserAccount(id: user)?.name, of: user)
  }

  /// Creates a name from a login name that was looked up, or the number of a user without one.
  init(login: String?, of user: UInt32) {
    self = login.flatMap { SeatName($0) } ?? SeatName(shown: "user \(user)")
  }

  init(shown: String) {
    description = shown
  }
}
