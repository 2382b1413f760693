/// One card of one game; what is seen of it is kept apart, in the observations.
struct TableCard: Sendable {
  var kind: Int32
  var isUp = false
  var isMatched = false
  /// Has been up and was turned down again.
  var wasSeen = false
  /// How many nanoseconds of its bonus are used by spans that ended.
  var used: Int64 = 0
  /// When the running span began; negative while it stands still.
  var since: Int64 = -1

  init(kind: Int32) { self.kind = kind }

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
