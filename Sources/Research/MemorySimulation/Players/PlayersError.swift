public import MemoryEngine

/// Why players cannot play a game.
public enum PlayersError: Error, Hashable, Sendable {
  /// There is one for all players, or one for each of two.
  case wrongCount(Int)
  /// Two players were chosen for another number of players.
  case notTwoPlayers(Int)
  /// A memory is for a number of cards that is below zero.
  case negativeCapacity(Int)
  /// A strategist knows nothing of such a game.
  case strategist(needs: StrategistNeed)
  /// Nobody was named who could start another program.
  case noExternalPlayers
  /// Nobody's own player can be called so.
  case badName(String)
  /// Somebody's own player is called as the library calls one of its own.
  case takenName(String)

  /// What a strategist must have to play, in the order in which it is missed.
  public enum StrategistNeed: Hashable, Sendable {
    /// Rules for two players.
    case twoSeats
    /// Matches of two, and two cards of each kind.
    case pairs
    /// Rules by which a match gives another turn.
    case keptTurns
    /// No more pairs than `TwoPlayerTheory` solves.
    case fewPairs
  }
}

extension PlayersError: CustomStringConvertible {
  /// One sentence for the person, without a full stop.
  public var description: String {
    switch self {
    case .wrongCount(let count): "one player or two can be chosen, not \(count)"
    case .notTwoPlayers(let count):
      "two players were chosen for a game of \(count); the rules must have 2 players"
    case .negativeCapacity(let cards): "a memory is for 0 cards or more, not for \(cards)"
    case .noExternalPlayers: "other programs cannot play here"
    case .badName(let name):
      "a player's name has 1...\(CustomPlayer.longestName) letters a-z, digits and -_.:, not "
        + name.debugDescription
    case .takenName(let name):
      "\(name) is how a built-in player is written; a player of your own needs another name"
    case .strategist(let need): "a strategist needs \(need)"
    }
  }
}

extension PlayersError.StrategistNeed: CustomStringConvertible {
  /// What is needed, as the end of a sentence.
  public var description: String {
    switch self {
    case .twoSeats: "rules with 2 players"
    case .pairs: "pairs: matches of 2, and 2 cards of each kind"
    case .keptTurns: "rules by which a match keeps the turn"
    case .fewPairs: "at most \(TwoPlayerTheory.mostPairs) pairs"
    }
  }
}

extension [PlayerChoice] {
  /// Refuses players who cannot play with a deck of equal kinds by these rules, and bad names.
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
