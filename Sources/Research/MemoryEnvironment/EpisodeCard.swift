/// One card of one game; what is seen of it is kept apart, in the observations.
///
/// Eight bytes: the cards of many games are more than a core's caches hold.
struct EpisodeCard: Sendable {
  var kind: Int32
  var isUp = false
  var isMatched = false
  /// Has been up and was turned down again.
  var wasSeen = false

  init(kind: Int32) { self.kind = kind }
}
