extension RecordedGame {
  /// The ids of the cards on the table that somebody who forgets nothing knows, rising.
  ///
  /// Those are the cards that anybody has turned or a peek has shown, without the found ones, also
  /// while these are on show. A shuffle leaves only the cards that are up.
  ///
  /// - Complexity: O(cards + moves), and each shuffle O(cards).
  public var seenCards: [Int] {
    (try? TurnReading(of: record))?.seen.cards ?? []
  }
}
