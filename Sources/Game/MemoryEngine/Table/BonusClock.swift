/// A stopwatch that runs only while its card is up and unmatched.
///
/// It never asks what time it is: every call says how many nanoseconds the game has been running.
@frozen @usableFromInline
package struct BonusClock: Hashable, Sendable {
  /// Time of the spans that ended.
  @usableFromInline var past: Int64 = 0
  /// When the running span began; negative when it stands still.
  @usableFromInline var since: Int64 = -1

  @inlinable package init() {}

  @inlinable package func used(at now: Int64) -> Int64 {
    since < 0 ? past : past &+ (now &- since)
  }

  @inlinable func remaining(at now: Int64, of limit: Int64) -> Int64 {
    max(0, limit &- used(at: now))
  }

  /// The whole seconds that remain.
  @inlinable package func bonus(at now: Int64, of limit: Int64) -> Int {
    Int(remaining(at: now, of: limit) / GameTime.second)
  }

  /// Runs from now on, unless there is nothing left to use.
  @inlinable package mutating func start(at now: Int64, of limit: Int64) {
    if past < limit { since = now }
  }

  @inlinable package mutating func stop(at now: Int64) {
    past = used(at: now)
    since = -1
  }
}
