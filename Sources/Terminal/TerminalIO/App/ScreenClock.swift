/// The time a screen is shown by: it stands still while nobody can see the screen.
///
/// A class, because the loop that pauses it and the game that asks it must mean the same one.
public final class ScreenClock {
  private let realTime: () -> Duration
  /// When it was stopped, by the loop's time; nil while it runs.
  private var pausedAt: Duration?
  private var timePaused = Duration.zero

  /// - Parameter realTime: How long the program has been running; must not go backwards.
  public init(_ realTime: @escaping () -> Duration = ScreenClock.awake()) {
    self.realTime = realTime
  }

  /// The time since now; it stands still while the machine sleeps, and knows nothing of dates.
  public static func awake() -> () -> Duration {
    let clock = SuspendingClock()
    let start = clock.now
    return { clock.now - start }
  }

  /// How long the loop has been running, which nothing stops.
  var loopTime: Duration { realTime() }

  /// How long the screen has been seen.
  public var now: Duration { shownTime(at: loopTime) }

  /// How long the screen has been seen at a time of the loop.
  func shownTime(at time: Duration) -> Duration { (pausedAt ?? time) - timePaused }

  /// When the loop will have come to a time of the screen, if nothing stops the clock.
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
