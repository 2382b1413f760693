/// The clock of a screen, which stops while nobody can see it.
///
/// A class, because the event loop that pauses it and the views share it.
public final class ScreenClock {
  private let realTime: () -> Duration
  /// The loop's time of the pause; nil while the clock runs.
  private var pausedAt: Duration?
  private var timePaused = Duration.zero

  /// - Parameter realTime: Returns the time of a monotonic clock.
  public init(_ realTime: @escaping () -> Duration = ScreenClock.awake()) {
    self.realTime = realTime
  }

  /// Returns a clock that starts at zero and stops while the machine sleeps.
  public static func awake() -> () -> Duration {
    let clock = SuspendingClock()
    let start = clock.now
    return { clock.now - start }
  }

  /// The time of the loop, which never stops.
  var loopTime: Duration { realTime() }

  /// The time for which the screen has been visible.
  public var now: Duration { shownTime(at: loopTime) }

  /// Returns the screen's time at a time of the loop.
  func shownTime(at time: Duration) -> Duration { (pausedAt ?? time) - timePaused }

  /// Returns the loop's time at a time of the screen, if the clock is not paused until then.
  func loopTime(at time: Duration) -> Duration { time + timePaused }

  func pause(_ isPaused: Bool) {
    if isPaused {
      pausedAt = pausedAt ?? loopTime
    } else if let pausedAt {
      timePaused += loopTime - pausedAt
      self.pausedAt = nil
    }
  }
}
