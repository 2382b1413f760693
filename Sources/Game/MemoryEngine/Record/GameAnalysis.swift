/// An analysis of a recorded game: the part of memory in each turn, and the matches it missed.
///
/// A card that one player has seen counts as seen by all, and so does every card of a peek. It
/// stays known until its match leaves the table, or until a shuffle: then all cards that are face
/// down are unknown, because nobody can follow them.
public struct GameAnalysis: Hashable, Sendable {
  /// The finished turns in order, without the flips of a turn that the end interrupted.
  public let turns: [Turn]

  /// Replays a record and analyses every turn.
  ///
  /// - Throws: `ReplayError`, `RulesError` or `DeckError` for an impossible record; moves that the
  ///   rules ignore are skipped.
  /// - Complexity: O(cards + moves), and O(cards) per shuffle.
  public init<Face>(of record: GameRecord<Face>) throws {
    turns = try TurnReading(of: record).turns
  }

  /// Returns the number of turns of a kind, of one player or, without one, of all.
  public func count(of kind: Turn.Kind, by player: Int? = nil) -> Int {
    turns.count { $0.kind == kind && (player == nil || $0.player == player) }
  }

  /// Returns the number of turns that missed a known match, of one player or, without one, of all.
  public func missedMatches(by player: Int? = nil) -> Int {
    count(of: .forgot, by: player) + count(of: .missedChance, by: player)
  }
}
