extension GameAnalysis {
  /// A finished turn.
  public struct Turn: Hashable, Sendable {
    /// Whose turn it was, counted from zero.
    public let player: Int
    /// Its cards in the order in which they were turned, each with the time that it counts for.
    public let flips: [GameMove]
    /// What memory had to do with it.
    public let kind: Kind
    /// What it brought, below zero for a penalty.
    public let points: Int
    /// The points of its player after it.
    public let score: Int
    /// How many turns of its player in a row were matches, this one included; zero after a miss.
    public let streak: Int
    /// From the end of the turn before, or of the peek, to its last card.
    public let duration: Duration
  }
}

extension GameAnalysis.Turn {
  /// What a turn was; every turn is of exactly one kind.
  ///
  /// A match is *known* when it could be: enough cards of one kind have been seen and lie on the
  /// table, those of the open turn among them.
  public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    /// A match all of whose cards but the first had been seen.
    case known
    /// A match with a card behind the first that had never been seen.
    case lucky
    /// A miss whose cards so far could have been completed with cards that had been seen.
    case forgot
    /// A miss that began while another match was known.
    case missedChance
    /// A miss while no match was known, whether its cards had been seen or not.
    case unlucky

    /// Whether such turns find a match.
    public var isMatch: Bool { self == .known || self == .lucky }
  }
}
