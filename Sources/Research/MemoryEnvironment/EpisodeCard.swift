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

/// A stopwatch that runs only while its card is up and unmatched; only bonuses need it.
struct CardClock: Sendable {
  /// Nanoseconds of the spans that ended.
  private var used: Int64 = 0
  /// When the running span began; negative while it stands still.
  private var since: Int64 = -1

  init() {}

  func used(at now: Int64) -> Int64 { since < 0 ? used : used &+ (now &- since) }

  mutating func start(at now: Int64, of limit: Int64) {
    if used < limit { since = now }
  }

  mutating func stop(at now: Int64) {
    used = used(at: now)
    since = -1
  }

  /// The whole seconds of the bonus that are left.
  func bonus(at now: Int64, of limit: Int64) -> Int64 {
    max(0, limit &- used(at: now)) / 1_000_000_000
  }
}
