/// Why nothing is known exactly of some games.
public enum TheoryGap: Error, Hashable, Sendable {
  /// The player, as it is called.
  case player(String)
  case differentPlayers
  /// Who of two leads.
  case twoWithoutMemory
  case noPairs
  case limit
  case peek
  /// The most that are solved.
  case tooManyPairs(most: Int)
}

extension TheoryGap: CustomStringConvertible {
  public var description: String {
    switch self {
    case .player(let name): "no theory tells what player \(name) comes to"
    case .differentPlayers: "no theory tells what two different players come to"
    case .twoWithoutMemory: "no theory tells who leads of two players without memory"
    case .noPairs: "theory is about pairs: two cards of each kind, two to a match"
    case .limit: "theory is about games without a limit"
    case .peek: "theory is about games without a peek"
    case .tooManyPairs(let most): "theory is about at most \(most) pairs"
    }
  }
}
