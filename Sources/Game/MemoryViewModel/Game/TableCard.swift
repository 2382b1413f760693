import MemoryEngine
public import MemoryModel

/// A place of the table for a screen; it does not contain hidden faces.
public struct TableCard: Hashable, Identifiable, Sendable {
  /// The id of the card.
  public let id: Int
  /// The index of the place.
  public let position: Int
  /// The face; `nil` while it is face down, off the table, or hidden by a pause.
  public let face: Face?
  /// True if the card is matched.
  public let isMatched: Bool
  /// True if the card is visible, face up or down; a matched card stays up until the next turn.
  public let isOnTable: Bool
  /// The progress of the card's flight in the deal: 0 in the deck, 1 in its place.
  public let dealt: Double
  /// The share of bonus time that is left, 0...1; zero for cards that show because the game is
  /// over.
  public let bonusFraction: Double
  /// True if the bonus time is running.
  public let isBonusRunning: Bool
  /// The bonus time of a card; zero if the rules give none.
  public let bonusLimit: Duration
  /// The card of its pair in a deck with different faces; nil if all cards of a kind show the same.
  public let half: PairSide?

  /// True if the card is still in the deck.
  public var isInDeck: Bool { dealt == 0 }
}

extension MemoryGame<Face> {
  /// Returns the card of its pair that a card is; nil if all cards of its kind show the same face.
  func half(of card: Card<Face>) -> PairSide? {
    let faces = deck.kinds[card.kind].faces
    guard faces.count > 1, faces[0] != faces[1] else { return nil }
    return card.face == faces[0] ? .first : .second
  }
}
