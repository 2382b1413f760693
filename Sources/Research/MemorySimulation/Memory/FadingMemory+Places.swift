// A memory for places that can be wrong.
extension FadingMemory {
  /// Visits the remembered cards, from the least recently seen on.
  func forEachRemembered(_ visit: (Int) -> Void) {
    var next = oldest
    while next != Self.none {
      visit(Int(next))
      next = cards[Int(next)].newer
    }
  }

  /// Exchanges the remembered kinds of two cards, as if their places were confused.
  func exchange(_ one: Int, _ other: Int) {
    let (kind, otherKind) = (Int(cards[one].kind), Int(cards[other].kind))
    guard kind != otherKind else { return }
    unlinkKind(one)
    unlinkKind(other)
    push(one, onto: otherKind)
    push(other, onto: kind)
  }

  /// Removes a wrong belief about a card whose kind is now visible.
  mutating func correct(_ card: Int, _ kind: Int) {
    let believed = Int(cards[card].kind)
    guard remembers(card), believed != kind else { return }
    unlinkKind(card)
    push(card, onto: kind)
    // The card may have been part of a match of other cards that are still believed to be one.
    list(believed)
    list(kind)
  }
}
