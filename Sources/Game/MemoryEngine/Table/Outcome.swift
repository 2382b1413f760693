/// The effect of a `choose`, so that no view has to compare two states.
@frozen public struct Outcome: Hashable, Sendable {
  /// The event of a choice, with its data.
  @frozen public enum Event: Hashable, Sendable {
    /// The choice was ignored, and nothing changed.
    case ignored(Refusal)
    /// The card is up, and the turn needs more cards.
    case turnedUp
    /// The cards of the turn are of one kind; the points include their bonus.
    case matched(CardGroup, points: Int)
    /// The cards of the turn differ; the points are zero or negative.
    case missed(CardGroup, points: Int)
  }

  /// The reason for ignoring a choice; the first one in this order if there are several.
  @frozen public enum Refusal: String, Hashable, Sendable, CaseIterable {
    /// The number is not the id of a card.
    case outOfRange
    /// The game is finished, or at its limit.
    case over
    /// The game is paused; only a view model pauses.
    case paused
    /// The deal is not finished; only a view model shows it.
    case undealt
    /// All cards are still face up at the start.
    case peeking
    /// The card is matched, on show or not.
    case matched
    /// The card is up in an open turn, or in a miss that is still on show.
    case alreadyUp
  }

  /// The event without payload: an enum with payloads costs 1.3 × in the hot loop.
  @frozen @usableFromInline enum Verdict: Hashable, Sendable {
    case ignored
    case turnedUp
    case matched
    case missed
  }

  @usableFromInline let verdict: Verdict
  @usableFromInline let refusal: Refusal
  /// The points of the player; zero if the flip ended no turn.
  public let points: Int
  /// The cards of the turn that are up now, in the order of their flips.
  public let faceUp: CardGroup
  @usableFromInline let settled: CardGroup
  /// True if the cards that this flip settled were a match.
  @usableFromInline let settledMatch: Bool
  /// True if the chosen card had been up and turned down before.
  public let wasSeen: Bool
  /// The player of this flip.
  public let player: Int
  /// The player of the next flip.
  public let nextPlayer: Int
  /// True if the game is finished, or a limit of turns or misses reached, after this choice.
  public let isOver: Bool

  @inlinable @inline(__always) init(
    _ verdict: Verdict, refusal: Refusal = .over, points: Int = 0, faceUp: CardGroup,
    settled: CardGroup = CardGroup(), settledMatch: Bool = false, wasSeen: Bool = false,
    player: Int, nextPlayer: Int, isOver: Bool
  ) {
    self.verdict = verdict
    self.refusal = refusal
    self.points = points
    self.faceUp = faceUp
    self.settled = settled
    self.settledMatch = settledMatch
    self.wasSeen = wasSeen
    self.player = player
    self.nextPlayer = nextPlayer
    self.isOver = isOver
  }

  /// The event of the choice.
  @inlinable public var event: Event {
    switch verdict {
    case .ignored: .ignored(refusal)
    case .turnedUp: .turnedUp
    case .matched: .matched(faceUp, points: points)
    case .missed: .missed(faceUp, points: points)
    }
  }

  /// The cards of the previous miss, which this flip turned down.
  @inlinable public var turnedDown: CardGroup { settledMatch ? CardGroup() : settled }

  /// The cards of the previous match, which this flip took off the table.
  @inlinable public var removed: CardGroup { settledMatch ? settled : CardGroup() }

  /// True if the card was turned.
  @inlinable public var isAccepted: Bool { verdict != .ignored }

  /// True if this flip completed a match.
  @inlinable public var isMatch: Bool { verdict == .matched }

  /// True if this flip completed a turn.
  @inlinable public var endsTurn: Bool { verdict == .matched || verdict == .missed }
}
