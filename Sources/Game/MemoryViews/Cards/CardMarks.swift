/// What is to be said of a card beside its face.
struct CardMarks: Equatable {
  /// Keys act on it.
  var hasCursor = false
  /// Its partners were found.
  var isMatched = false
  /// A hint speaks of it.
  var isHinted = false
  /// A perfect memory would know it.
  var isKnown = false
  /// Its label begins with what was typed so far.
  var isCandidate = false
  /// It is on its way from the deck, and shows no more than its back.
  var isFlying = false
}
