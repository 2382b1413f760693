import MemoryEngine
import MemoryModel

extension MemoryGame<Face> {
  /// Returns a hint that only uses cards that were seen; nil if there is nothing to hint at.
  func hint(at time: Duration) -> Hint? {
    let open = faceUp.count < rules.matchSize ? Array(faceUp) : []
    let cards = (0..<cardCount).map { card($0, at: time) }.filter { !$0.isMatched }
    let known = Dictionary(grouping: cards.filter { $0.wasSeen || $0.isFaceUp }, by: \.kind)
    let kinds = Set(open.map { id in card(id, at: time).kind })
    for kind in known.keys.sorted() where kinds.isSubset(of: [kind]) {
      let others = known[kind, default: []].map(\.id).filter { !open.contains($0) }
      let needed = rules.matchSize - open.count
      if others.count >= needed { return .match(turnable(others, needed)) }
    }
    return cards.first { !$0.wasSeen && !$0.isFaceUp }.map { .unseen($0.id) }
  }

  /// Returns the cards of a kind that can be turned; those of a miss on show come last, because
  /// only another card turns them down.
  private func turnable(_ cards: [Int], _ count: Int) -> [Int] {
    let shown = Set(faceUp)
    let inOrder = cards.filter { !shown.contains($0) } + cards.filter(shown.contains)
    return Array(inOrder.prefix(count))
  }
}
