/// A card of a game; its visible state is separate, in the observations.
///
/// Six bytes, because the cards of many games exceed a core's caches.
struct EpisodeCard: Sendable {
  /// The number of the kind; 16 bits are enough, because no deck has more than 65,535 cards.
  var kind: UInt16
  var isUp = false
  var isMatched = false
  /// True if the card has been up and was turned down again.
  var wasSeen = false

  init(kind: UInt16) { self.kind = kind }
}
