/// A stopwatch that runs only while its card is up and unmatched.
///
/// It has no time of its own: every call passes the nanoseconds since the deal.
@frozen @usableFromInline
package struct BonusClock: Hashable, Sendable {
  /// The nanoseconds of finished spans.
  @usableFromInline var past: Int64 = 0
  /// The start of the running span; negative while the clock is stopped.
  @usableFromInline var since: Int64 = -1

  @inlinable package init() {}

  @inlinable package func used(at now: Int64) -> Int64 {
    since < 0 ? past : past &+ (now &- since)
  }

  @inlinable func remaining(at now: Int64, of limit: Int64) -> Int64 {
    max(0, limit &- used(at: now))
  }

  /// Returns the whole seconds that remain.
  @inlinable package func bonus(at now: Int64, of limit: Int64) -> Int {
    Int(remaining(at: now, of: limit) / GameTime.second)
  }

  /// Starts the clock, unless its time is used up.
  @inlinable package mutating func start(at now: Int64, of limit: Int64) {
    if past < limit { since = now }
  }

  @inlinable package mutating func stop(at now: Int64) {
    past = used(at: now)
    since = -1
  }
}
