/// Someone who chooses cards, seeing no more than the table shows.
///
/// One value may play for all players of a game; it sees whose turn it is.
public protocol Player: ~Copyable {
  /// Prepares for a fresh game; while the rules' peek lasts, all faces are up.
  ///
  /// A player that has nothing to prepare needs no answer of its own.
  mutating func begin(seeing table: borrowing TableObservation)

  /// Chooses the next card.
  ///
  /// - Parameters:
  ///   - table: What may be seen, for the length of this call.
  ///   - generator: The player's own chance, separate from the deal's.
  /// - Returns: A card's id; one that may not be turned is ignored and comes back through `saw`.
  mutating func nextCard(
    seeing table: borrowing TableObservation, using generator: inout some RandomNumberGenerator
  ) -> Int

  /// Learns what became of a choice, an ignored one included.
  ///
  /// - Parameters:
  ///   - card: The card chosen.
  ///   - kind: The kind it shows, or `nil` when the choice was ignored.
  ///   - outcome: All that the flip did.
  mutating func saw(_ card: Int, kind: Int?, outcome: Outcome)

  /// Whether the game ends here, with cards left; asked before every choice.
  ///
  /// Most players play on, which needs no answer of their own.
  var leavesGame: Bool { get }
}

extension Player where Self: ~Copyable {
  /// Prepares nothing.
  @inlinable public mutating func begin(seeing table: borrowing TableObservation) {}

  /// Plays on.
  @inlinable public var leavesGame: Bool { false }
}
