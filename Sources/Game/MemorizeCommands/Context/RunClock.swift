/// The times a command can ask for.
public struct RunClock: Sendable {
  /// How long the program has been running.
  public var now: @Sendable () -> Duration
  /// The same, but for the time that the machine slept.
  public var awake: @Sendable () -> Duration
  /// The date as seconds since 1970.
  public var today: @Sendable () -> Int64
  /// Waits; throws when its task is cancelled.
  public var sleep: @Sendable (Duration) async throws -> Void

  public init(
    now: @escaping @Sendable () -> Duration, awake: @escaping @Sendable () -> Duration,
    today: @escaping @Sendable () -> Int64,
    sleep: @escaping @Sendable (Duration) async throws -> Void
  ) {
    self.now = now
    self.awake = awake
    self.today = today
    self.sleep = sleep
  }
}
