/// What one `choose` did, so that no view has to compare two states.
@frozen public struct Outcome: Hashable, Sendable {
  /// What a choice came to, with what belongs to it.
  @frozen public enum Event: Hashable, Sendable {
    /// Nothing changed, not even a clock.
    case ignored(Refusal)
    /// The card is up; the turn needs more cards.
    case turnedUp
    /// The turn's cards are all of one kind; the points include their bonus.
    case matched(CardGroup, points: Int)
    /// The turn's cards differ; the points are zero or below.
    case missed(CardGroup, points: Int)
  }

  /// Why a choice was ignored; where several hold, the first in this order is given.
  @frozen public enum Refusal: String, Hashable, Sendable, CaseIterable {
    /// The number is no card's.
    case outOfRange
    /// The game is finished, or at its limit.
    case over
    /// Given by a view model; the bare engine has no pause.
    case paused
    /// Given by a view model while the deal is shown; the bare engine has all cards dealt at 0.
    case undealt
    /// All cards still lie open at the start.
    case peeking
    /// The card has been found, whether it is still on show or not.
    case matched
    /// The card is up in a turn that goes on, or in a miss that is still on show.
    case alreadyUp
  }

  /// What the flip came to, as plain numbers: an enum with payloads costs the hot loop 1.3 ×.
  @frozen @usableFromInline enum Verdict: Hashable, Sendable {
    case ignored
    case turnedUp
    case matched
    case missed
  }

  @usableFromInline let verdict: Verdict
  @usableFromInline let refusal: Refusal
  /// What the flip brought its player; zero when it ended no turn.
  public let points: Int
  /// The turn's cards that are up now, in the order in which they were turned.
  public let faceUp: CardGroup
  @usableFromInline let settled: CardGroup
  /// Whether the cards that made room for this flip were a match.
  @usableFromInline let settledMatch: Bool
  /// Whether the chosen card had been up and turned down before.
  public let wasSeen: Bool
  /// Whose flip it was.
  public let player: Int
  /// Whose flip is next.
  public let nextPlayer: Int
  /// Whether the game is finished, or a limit of turns or misses reached, after this choice.
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

  /// What the choice came to.
  @inlinable public var event: Event {
    switch verdict {
    case .ignored: .ignored(refusal)
    case .turnedUp: .turnedUp
    case .matched: .matched(faceUp, points: points)
    case .missed: .missed(faceUp, points: points)
    }
  }

  /// The cards of the miss before, face down again since this flip.
  @inlinable public var turnedDown: CardGroup { settledMatch ? CardGroup() : settled }

  /// The cards of the match before, off the table since this flip.
  @inlinable public var removed: CardGroup { settledMatch ? settled : CardGroup() }

  /// Whether the card was turned.
  @inlinable public var isAccepted: Bool { verdict != .ignored }

  /// Whether this flip was the last of a match.
  @inlinable public var isMatch: Bool { verdict == .matched }

  /// Whether this flip was the last of its turn.
  @inlinable public var endsTurn: Bool { verdict == .matched || verdict == .missed }
}
