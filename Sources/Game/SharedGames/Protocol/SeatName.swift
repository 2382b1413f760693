import MemoryModel
import SystemCalls

/// What somebody at the table is called: text for a screen, whoever chose it.
public struct SeatName: Hashable, Sendable, CustomStringConvertible {
  /// The most scalars.
  public static let longest = 32

  /// Never empty, one line, without anything that could steer a terminal.
  public let description: String

  /// Makes any text fit to be shown; fails if nothing is left to see.
  ///
  /// Blanks at the ends are left out, what is too long ends in dots, and controls are spelled out.
  public init?(_ text: String) { self.init(text, atMost: Self.longest) }

  init?(_ text: String, atMost limit: Int) {
    let shown = text.trimmed.printable(atMost: limit).trimmed
    guard !shown.isEmpty else { return nil }
    description = shown
  }

  /// The login name of a user, or the number of one without.
  public init(user: UInt32) {
    self.init(login: UserAccount(id: user)?.name, of: user)
  }

  /// A login name that was looked up, or the number of a user without.
  init(login: String?, of user: UInt32) {
    self = login.flatMap { SeatName($0) } ?? SeatName(shown: "user \(user)")
  }

  init(shown: String) {
    description = shown
  }
}
