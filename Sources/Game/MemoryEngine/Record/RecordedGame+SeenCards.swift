extension RecordedGame {
  /// The ids of the cards on the table that a perfect memory knows, in ascending order.
  ///
  /// These are the cards that anybody has turned or a peek has shown, except for matched ones, even
  /// while those are on show. After a shuffle only the cards that are up are known.
  ///
  /// - Complexity: O(cards + moves), and O(cards) per shuffle.
  public var seenCards: [Int] {
    (try? TurnReading(of: record))?.seen.cards ?? []
  }
}
