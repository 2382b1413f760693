public import MemoryEngine

/// The reason why an environment could not be created, reset or stepped; it is unchanged then.
public enum EnvironmentError: Error, Hashable, Sendable {
  /// An array has the wrong number of elements.
  case count(String, Int, expected: Int)
  /// An option is outside its range.
  case option(String, Int, ClosedRange<Int>)
  /// A rule is outside its range.
  case rules(RulesError)
  /// The number of copies of a kind is not a multiple of the size of a match.
  case copiesNotInMatches(Int, matchSize: Int)
  /// The rules have a peek or a limit.
  case peekOrLimit
  /// An action is not the number of a card.
  case action(Int64, place: Int, cards: Int)
  /// A game is over, and the caller must reset it.
  case gameOver(place: Int)
  /// A game was never reset.
  case notReset(place: Int)
  /// A given deal does not have the deck's cards: a kind occurs too often or too seldom.
  case deal(place: Int, kind: Int, count: Int, expected: Int)
  /// A pointer of the caller is null.
  case missing(String)
  /// A pointer of the caller is not aligned for its elements.
  case misaligned(String)
  /// There is no environment of this number.
  case noSuchEnvironment(UInt64)
  /// A saved game cannot be a game of these options.
  case state(place: Int)
}

extension EnvironmentError: CustomStringConvertible {
  /// The error in one sentence without a full stop, for programmers.
  public var description: String {
    switch self {
    case .count(let name, let count, let expected):
      "\(name) must have \(expected) elements, not \(count)"
    case .option(let name, let value, let range):
      "\(name) must be \(range.lowerBound)...\(range.upperBound), not \(value)"
    case .rules(let error): error.description
    case .copiesNotInMatches(let copies, let matchSize):
      "copies must be a multiple of the match size \(matchSize), not \(copies)"
    case .peekOrLimit: "the rules must have neither a peek nor a limit"
    case .action(let action, let place, let cards):
      "the action of game \(place) must be 0...\(cards - 1), not \(action)"
    case .gameOver(let place): "game \(place) is over and must be reset before it is stepped"
    case .notReset(let place): "game \(place) must be reset before it is stepped"
    case .deal(let place, let kind, let count, let expected):
      "the deal of game \(place) has kind \(kind) \(count) times, not \(expected)"
    case .missing(let name): "\(name) is a null pointer"
    case .misaligned(let name): "\(name) is not aligned for its elements"
    case .noSuchEnvironment(let number): "there is no environment \(number); it may have been freed"
    case .state(let place):
      "the saved state of game \(place) is not one of a game with these options"
    }
  }
}
