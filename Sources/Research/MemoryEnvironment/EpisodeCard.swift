/// A card of a game; its visible state is separate, in the observations.
///
/// Eight bytes, because the cards of many games exceed a core's caches.
struct EpisodeCard: Sendable {
  var kind: Int32
  var isUp = false
  var isMatched = false
  /// True if the card has been up and was turned down again.
  var wasSeen = false

  init(kind: Int32) { self.kind = kind }
}
