public import MemoryModel

/// One place of the table, as a screen may show it: hidden faces are not in it.
public struct TableCard: Hashable, Identifiable, Sendable {
  /// The card's id in the game.
  public let id: Int
  /// Its place on the table, from zero.
  public let position: Int
  /// What it shows, or `nil` while it is face down, off the table, or hidden by a pause.
  public let face: Face?
  /// Whether its partners were found.
  public let isMatched: Bool
  /// Whether it can be seen, face up or down; a matched card stays up until the next turn.
  public let isOnTable: Bool
  /// How far it has flown from the deck: 0 in it, 1 in its place.
  public let dealt: Double
  /// The share of its bonus time that is left, 0...1; zero for a card shown because the game is over.
  public let bonusFraction: Double
  /// Whether the bonus time gets less while one looks.
  public let isBonusRunning: Bool
  /// All the bonus time a card has; zero when the rules give none.
  public let bonusLimit: Duration

  /// Whether it still lies in the deck.
  public var isInDeck: Bool { dealt == 0 }
}
