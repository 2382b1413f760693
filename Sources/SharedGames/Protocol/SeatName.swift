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
  public init?(_ text: String) {
    let shown = text.trimmed.printable(atMost: Self.longest).trimmed
    guard !shown.isEmpty else { return nil }
    description = shown
  }

  /// The login name of a user, or the number of one without.
  public init(user: UInt32) {
    let name = UserAccount(id: user)?.name ?? ""
    self = SeatName(name) ?? SeatName(shown: "user \(user)")
  }

  private init(shown: String) {
    description = shown
  }
}
