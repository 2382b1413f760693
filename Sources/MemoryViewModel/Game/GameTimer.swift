/// Game time: it begins at zero and stands still in a pause.
///
/// It reads no clock; every call brings the clock's time.
struct GameTimer: Hashable, Sendable {
  /// The clock's time at which game time would have been zero without pauses.
  private var start: Duration
  /// The game time at which a pause began, if one lasts.
  private(set) var pausedAt: Duration?

  init(startingAt clock: Duration) { start = clock }

  var isPaused: Bool { pausedAt != nil }

  func time(at clock: Duration) -> Duration {
    pausedAt ?? max(.zero, clock - start)
  }

  mutating func pause(at clock: Duration) {
    pausedAt = time(at: clock)
  }

  mutating func resume(at clock: Duration) {
    guard let pausedAt else { return }
    start = clock - pausedAt
    self.pausedAt = nil
  }
}

/// A clock that stands still while another one runs back, and counts from zero.
func steady(_ clock: @escaping () -> Duration) -> () -> Duration {
  var latest = clock()
  var time = Duration.zero
  return {
    let now = clock()
    time += max(.zero, now - latest)
    latest = now
    return time
  }
}
