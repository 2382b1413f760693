public import MemoryEngine

/// Why an environment could not be made, reset or stepped; it is then as it was before.
public enum EnvironmentError: Error, Hashable, Sendable {
  /// Something has more or fewer elements than it must have.
  case count(String, Int, expected: Int)
  /// An option outside its range.
  case option(String, Int, ClosedRange<Int>)
  /// A rule outside its range.
  case rules(RulesError)
  /// Some cards would be left over.
  case copiesNotInMatches(Int, matchSize: Int)
  /// Rules that no learner's game has.
  case peekOrLimit
  /// An action that is no card's number.
  case action(Int64, place: Int, cards: Int)
  /// A game that is over, and whose caller resets it.
  case gameOver(place: Int)
  /// A game that was never reset.
  case notReset(place: Int)
  /// A given deal that has not the deck's cards; a kind, and how often it occurs.
  case deal(place: Int, kind: Int, count: Int, expected: Int)
  /// A pointer of the caller's is null.
  case missing(String)
  /// A pointer of the caller's is not aligned for its elements.
  case misaligned(String)
  /// A number that stands for no environment.
  case noSuchEnvironment(UInt64)
}

extension EnvironmentError: CustomStringConvertible {
  /// One sentence for the programmer, without a full stop.
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
    }
  }
}
