/// The reason why a host refuses a guest's line.
public enum Refusal: Hashable, Sendable {
  /// The turn belongs to another seat.
  case turn
  /// The guest has no seat.
  case seat
  /// The game is not for practice.
  case practice
  /// The request waited for too long before the host read it.
  case late
  /// The line is malformed, with the reason as a printable sentence.
  case line(String)

  /// The reason for a shuffle, a hint or an undo beyond the budget.
  static let tooMany = "too many shuffles, hints and undone flips; wait a little"
  /// The answer to a request for another deal while the host's player decides.
  static let dealAsked = "another deal waits for an answer at the other terminal"
  /// The answer to a request for another deal that the host's player has refused.
  static let dealRefused = "another deal was refused; this game goes on"
  /// The length limit of a sentence in scalars.
  static let longest = 400
}

extension Refusal: CustomStringConvertible {
  /// The reason as a sentence without its full stop.
  public var description: String {
    switch self {
    case .turn: "it is not your turn"
    case .seat: "spectators cannot play"
    case .practice: "flips can be taken back only in practice"
    case .late: "the host was stopped, and what you asked for was not done"
    case .line(let why): why
    }
  }
}
