/// A player who chooses cards and sees no more than the table shows.
///
/// One value may play for all seats of a game; it can read the current player.
public protocol Player: ~Copyable {
  /// Prepares for a fresh game; during a peek all faces are up.
  ///
  /// The default does nothing.
  mutating func begin(seeing table: borrowing TableObservation)

  /// Returns the next card.
  ///
  /// - Parameters:
  ///   - table: The visible state, valid during this call only.
  ///   - generator: The player's random number generator, separate from the deal's.
  /// - Returns: A card's id; an invalid one is ignored and reported through `saw`.
  mutating func nextCard(
    seeing table: borrowing TableObservation, using generator: inout some RandomNumberGenerator
  ) -> Int

  /// Receives the outcome of a choice, including ignored ones.
  ///
  /// - Parameters:
  ///   - card: The chosen card.
  ///   - kind: The kind of the card, or `nil` if the choice was ignored.
  ///   - outcome: The outcome of the flip.
  mutating func saw(_ card: Int, kind: Int?, outcome: Outcome)

  /// True if the player leaves the game with cards left; read before every choice.
  ///
  /// The default is false.
  var leavesGame: Bool { get }
}

extension Player where Self: ~Copyable {
  /// Does nothing by default.
  @inlinable public mutating func begin(seeing table: borrowing TableObservation) {}

  /// The default: the player stays.
  @inlinable public var leavesGame: Bool { false }
}
