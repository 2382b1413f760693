extension GameAnalysis {
  /// A finished turn.
  public struct Turn: Hashable, Sendable {
    /// The player of the turn, starting from zero.
    public let player: Int
    /// The cards that the turn flipped, in order, each with the time of its flip.
    public let flips: [GameMove]
    /// The kind of the turn, which tells the role of memory in it.
    public let kind: Kind
    /// The points of the turn, below zero for a penalty.
    public let points: Int
    /// The player's points after the turn.
    public let score: Int
    /// The number of the player's consecutive matches, including this turn; zero after a miss.
    public let streak: Int
    /// The time from the end of the previous turn, or of the peek, to the last card.
    public let duration: Duration
  }
}

extension GameAnalysis.Turn {
  /// The kind of a turn; every turn has exactly one.
  ///
  /// A match is *known* if enough cards of one kind have been seen and lie on the table, including
  /// those of the open turn.
  public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    /// A match whose cards after the first had all been seen.
    case known
    /// A match with a card after the first that had never been seen.
    case lucky
    /// A miss that seen cards could have completed to a match.
    case forgot
    /// A miss that began while another match was known.
    case missedChance
    /// A miss while no match was known, whether or not its cards had been seen.
    case unlucky

    /// True if turns of this kind find a match.
    public var isMatch: Bool { self == .known || self == .lucky }
  }
}
