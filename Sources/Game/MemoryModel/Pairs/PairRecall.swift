public import MemoryEngine

/// The recall of a pair in a finished game.
public enum PairRecall: Hashable, Sendable {
  /// The pair was found when its other cards had been seen, and was never forgotten.
  case known
  /// A turn began with a card of the pair, whose other cards had been seen, and did not find them.
  case forgotten

  /// Returns the recall of each kind of a game.
  ///
  /// - Parameters:
  ///   - record: The record of the game.
  ///   - people: The number of people, who sit before the computers.
  /// - Returns: The recalls, indexed by kind; nil for a kind that was found by luck, by a computer,
  ///   or not at all.
  /// - Throws: `ReplayError`, `RulesError` or `DeckError` for an impossible record.
  /// - Complexity: O(cards + moves), and O(cards) per shuffle.
  public static func ofKinds(
    in record: GameRecord<Face>, people: Int
  ) throws -> [PairRecall?] {
    let game = try RecordedGame(replaying: record).game
    var recalls: [PairRecall?] = Array(repeating: nil, count: record.deck.kinds.count)
    for turn in try GameAnalysis(of: record).turns where turn.player < people {
      guard let first = turn.flips.first else { continue }
      let kind = game.card(first.card, at: .zero).kind
      switch turn.kind {
      case .known: recalls[kind] = recalls[kind] ?? .known
      case .forgot: recalls[kind] = .forgotten
      case .lucky, .missedChance, .unlucky: break
      }
    }
    return recalls
  }
}
