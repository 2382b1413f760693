/// The clocks of a command, as closures.
public struct RunClock: Sendable {
  /// Returns the time since the program started.
  public var now: @Sendable () -> Duration
  /// Returns the time of a clock that all programs of the machine share, and that stops while the
  /// machine sleeps.
  public var awake: @Sendable () -> Duration
  /// Returns the date in seconds since 1970.
  public var today: @Sendable () -> Int64
  /// Returns the seconds by which the player's clock is ahead of UTC at a date.
  public var zone: @Sendable (Int64) -> Int
  /// Waits; throws if its task is cancelled.
  public var sleep: @Sendable (Duration) async throws -> Void

  public init(
    now: @escaping @Sendable () -> Duration, awake: @escaping @Sendable () -> Duration,
    today: @escaping @Sendable () -> Int64, zone: @escaping @Sendable (Int64) -> Int = { _ in 0 },
    sleep: @escaping @Sendable (Duration) async throws -> Void
  ) {
    self.now = now
    self.awake = awake
    self.today = today
    self.zone = zone
    self.sleep = sleep
  }
}
