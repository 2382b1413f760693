/// What each turn of a recorded game owed to memory, and what memory would have found in it.
///
/// What one player has seen all have seen, and so has everybody every card of a peek. A card that
/// was seen stays known until its match leaves the table, or until a shuffle: then all cards that
/// lie face down are unknown again, because nobody can follow them.
public struct GameAnalysis: Hashable, Sendable {
  /// The finished turns in order; the flips of a turn that the end cut short are in none of them.
  public let turns: [Turn]

  /// Plays a record again and looks at every turn.
  ///
  /// - Throws: `ReplayError`, `RulesError` or `DeckError` when it is no record of a game; moves that
  ///   the rules ignore count for nothing.
  /// - Complexity: O(cards + moves), and each shuffle O(cards).
  public init<Face>(of record: GameRecord<Face>) throws {
    turns = try TurnReading(of: record).turns
  }

  /// How many turns were of a kind, of one player or, without one, of all.
  public func count(of kind: Turn.Kind, by player: Int? = nil) -> Int {
    turns.count { $0.kind == kind && (player == nil || $0.player == player) }
  }

  /// How many turns missed a match that had been seen, of one player or, without one, of all.
  public func missedMatches(by player: Int? = nil) -> Int {
    count(of: .forgot, by: player) + count(of: .missedChance, by: player)
  }
}
