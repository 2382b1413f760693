/// Game time as both ends of a shared game know it, between what is said of it.
///
/// It reads no clock; every call brings the time of this end's own.
public struct SharedClock: Hashable, Sendable {
  private var told: Duration
  /// When that was, while it runs.
  private var toldAt: Duration?

  /// Begins with a game that stands still.
  public init(at played: Duration = .zero) {
    told = played
  }

  /// Whether game time runs.
  public var isRunning: Bool { toldAt != nil }

  /// Game time now.
  public func time(at now: Duration) -> Duration {
    toldAt.map { told + max(.zero, now - $0) } ?? told
  }

  /// Game time is this now; whether it runs stays.
  mutating func set(_ played: Duration, at now: Duration) {
    told = played
    if isRunning { toldAt = now }
  }

  mutating func pause(_ played: Duration) { (told, toldAt) = (played, nil) }

  mutating func resume(_ played: Duration, at now: Duration) { (told, toldAt) = (played, now) }
}
