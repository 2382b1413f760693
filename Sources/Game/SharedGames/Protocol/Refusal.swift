/// Why a guest's line is not followed.
public enum Refusal: Hashable, Sendable {
  /// It is another seat's turn.
  case turn
  /// Only those at the table may.
  case seat
  /// Only in practice.
  case practice
  /// It is no line of the protocol; why, as a printable sentence.
  case line(String)

  /// The reason why a shuffle, a hint or a taking back is refused by its number.
  static let tooMany = "so many shuffles, hints and flips taken back are too many; wait a little"
  /// The most scalars of a sentence.
  static let longest = 400
}

extension Refusal: CustomStringConvertible {
  /// A sentence without its full stop.
  public var description: String {
    switch self {
    case .turn: "it is not your turn"
    case .seat: "who looks on cannot play"
    case .practice: "only in practice a flip can be taken back"
    case .line(let why): why
    }
  }
}
