extension MemoryGame {
  /// The ids of all cards by position on the table, those that have left it included.
  public var tableOrder: [Int] { order.isEmpty ? Array(slots.indices) : order }

  /// Moves all cards to new positions, in the middle of the game if need be.
  ///
  /// Ids, faces, clocks and scores stay as they are. The places of cards that have left the table
  /// are shuffled with the rest.
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    if order.isEmpty { order = Array(slots.indices) }
    var places = order.mutableSpan
    places.shuffle(using: &generator)
    // One spelling for one state: games that are alike compare equal.
    if order == Array(slots.indices) { order = [] }
  }
}
