public import MemoryEngine

/// The reason why players cannot play a game.
public enum PlayersError: Error, Hashable, Sendable {
  /// The number of players is neither one, for all, nor two.
  case wrongCount(Int)
  /// Two players were chosen for another number of seats.
  case notTwoPlayers(Int)
  /// The capacity of a memory is negative.
  case negativeCapacity(Int)
  /// A strategist cannot play the game, because a requirement of the strategist is not met.
  case strategist(needs: StrategistNeed)
  /// There is no way to start an external program.
  case noExternalPlayers
  /// The name of a custom player is invalid.
  case badName(String)
  /// The name of a custom player is that of a built-in one.
  case takenName(String)

  /// The requirements of a strategist, in the order of checking.
  public enum StrategistNeed: Hashable, Sendable {
    /// The rules must be for two players.
    case twoSeats
    /// A match must have two cards, and a kind two cards.
    case pairs
    /// A match must give another turn.
    case keptTurns
    /// The number of pairs must be in the range of `TwoPlayerTheory`.
    case fewPairs
  }
}

extension PlayersError: CustomStringConvertible {
  /// The error in one sentence without a full stop.
  public var description: String {
    switch self {
    case .wrongCount(let count): "one player or two can be chosen, not \(count)"
    case .notTwoPlayers(let count):
      "two players were chosen for a game of \(count); choose rules with 2 players"
    case .negativeCapacity(let cards): "a memory must hold 0 cards or more, not \(cards)"
    case .noExternalPlayers: "other programs cannot play here"
    case .badName(let name):
      "a player's name has 1...\(CustomPlayer.longestName) letters a-z, digits and -_.:, not "
        + name.debugDescription
    case .takenName(let name):
      "\(name) is the name of a built-in player; choose another name for your player"
    case .strategist(let need): "a strategist needs \(need)"
    }
  }
}

extension PlayersError.StrategistNeed: CustomStringConvertible {
  /// The requirement, as the end of a sentence.
  public var description: String {
    switch self {
    case .twoSeats: "rules with 2 players"
    case .pairs: "pairs: matches of 2, and 2 cards of each kind"
    case .keptTurns: "rules in which a match keeps the turn"
    case .fewPairs: "at most \(TwoPlayerTheory.mostPairs) pairs"
    }
  }
}

extension [PlayerChoice] {
  /// Checks that the players can play with a deck of equal kinds by these rules, and their names.
  ///
  /// - Throws: `PlayersError`.
  public func check(_ rules: Rules, kinds: Int, copies: Int) throws(PlayersError) {
    guard (1...2).contains(count) else { throw .wrongCount(count) }
    if count == 2, rules.players != 2 { throw .notTwoPlayers(rules.players) }
    for case .capacity(let cards, _) in self where cards < 0 { throw .negativeCapacity(cards) }
    for case .custom(let player) in self { try CustomPlayer.check(player.name) }
    guard contains(.strategist) else { return }
    if let need = PlayersError.StrategistNeed(missedBy: rules, kinds, copies) {
      throw .strategist(needs: need)
    }
  }
}

extension PlayersError.StrategistNeed {
  fileprivate init?(missedBy rules: Rules, _ kinds: Int, _ copies: Int) {
    if rules.players != 2 {
      self = .twoSeats
    } else if rules.matchSize != 2 || copies != 2 {
      self = .pairs
    } else if !rules.matchKeepsTurn {
      self = .keptTurns
    } else if kinds > TwoPlayerTheory.mostPairs {
      self = .fewPairs
    } else {
      return nil
    }
  }
}
