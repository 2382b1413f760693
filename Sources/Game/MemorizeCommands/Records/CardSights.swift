/// The last sights of the cards of a game whose places are known.
struct CardSights {
  /// The sights of a card.
  struct Sight {
    /// The number of sights.
    fileprivate(set) var times = 0
    /// The number of the flip of the last sight.
    fileprivate(set) var flip = 0
    /// The time of the last sight in nanoseconds since the deal.
    fileprivate(set) var nanoseconds: Int64 = 0
  }

  /// The sights, indexed by card.
  private var sights: [Int: Sight] = [:]
  /// The cards of each kind in the order of their sights, with older sights of the same cards.
  private var orders: [Int: [(card: Int, flip: Int)]] = [:]

  /// The sights of a card; nil if its place is not known.
  subscript(card: Int) -> Sight? { sights[card] }

  /// Adds a sight, later than all others.
  mutating func see(_ card: Int, of kind: Int, flip: Int, at nanoseconds: Int64) {
    let times = (sights[card]?.times ?? 0) + 1
    sights[card] = Sight(times: times, flip: flip, nanoseconds: nanoseconds)
    orders[kind, default: []].append((card: card, flip: flip))
  }

  /// Forgets a card that has left the table.
  mutating func remove(_ card: Int) { sights[card] = nil }

  /// Forgets all cards, whose places have changed.
  mutating func removeAll() {
    sights.removeAll()
    orders.removeAll()
  }

  /// Returns the last sight of another card of a kind, before a sight of the card is added.
  ///
  /// - Complexity: O(1) on average, because every sight is passed once.
  mutating func latest(of kind: Int, besides card: Int) -> Sight? {
    while let last = orders[kind]?.last {
      if last.card != card, let sight = sights[last.card], sight.flip == last.flip { return sight }
      orders[kind]?.removeLast()
    }
    return nil
  }
}
