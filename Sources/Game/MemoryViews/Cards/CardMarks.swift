/// The marks of a card besides its face.
struct CardMarks: Equatable {
  /// True if keys act on the card.
  var hasCursor = false
  /// True if the card is matched.
  var isMatched = false
  /// True if a hint names the card.
  var isHinted = false
  /// True if a perfect memory knows the card.
  var isKnown = false
  /// True if the card's label begins with the typed digits.
  var isCandidate = false
  /// True if the card is flying from the deck, with only its back visible.
  var isFlying = false
}
