/// The game time of a shared game, computed between the host's messages.
///
/// It reads no clock: every call passes the local time.
public struct SharedClock: Hashable, Sendable {
  private var told: Duration
  /// The local time of the last message, while the game time runs.
  private var toldAt: Duration?

  /// Creates a stopped clock.
  public init(at played: Duration = .zero) {
    told = played
  }

  /// True if the game time runs.
  public var isRunning: Bool { toldAt != nil }

  /// Returns the game time at a local time.
  public func time(at now: Duration) -> Duration {
    toldAt.map { told + max(.zero, now - $0) } ?? told
  }

  /// Sets the game time, without starting or stopping the clock.
  mutating func set(_ played: Duration, at now: Duration) {
    told = played
    if isRunning { toldAt = now }
  }

  mutating func pause(_ played: Duration) { (told, toldAt) = (played, nil) }

  mutating func resume(_ played: Duration, at now: Duration) { (told, toldAt) = (played, now) }
}
