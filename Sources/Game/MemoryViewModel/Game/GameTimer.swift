/// The game time: zero at the end of the deal, and stopped in a pause.
///
/// It reads no clock: every call passes the clock's time.
struct GameTimer: Hashable, Sendable {
  /// The clock's time at which the deal would have started without pauses.
  private var start: Duration
  /// The duration of the deal.
  private let deal: Duration
  /// The time since the start of the deal at which the current pause began; nil without one.
  private var pausedAt: Duration?

  /// - Parameters:
  ///   - time: The initial game time; if it is not zero, the deal is over.
  ///   - clock: The clock's time.
  ///   - deal: The duration of the deal.
  init(at time: Duration, clock: Duration, deal: Duration) {
    self.deal = deal
    start = clock - time - (time > .zero ? deal : .zero)
  }

  var isPaused: Bool { pausedAt != nil }

  func time(at clock: Duration) -> Duration {
    max(.zero, dealTime(at: clock) - deal)
  }

  /// Returns the time since the start of the deal.
  func dealTime(at clock: Duration) -> Duration {
    pausedAt ?? max(.zero, clock - start)
  }

  /// Ends the deal now, unless it is over.
  mutating func completeDeal(at clock: Duration) {
    guard dealTime(at: clock) < deal else { return }
    start = clock - deal
    if isPaused { pausedAt = deal }
  }

  mutating func pause(at clock: Duration) {
    pausedAt = dealTime(at: clock)
  }

  mutating func resume(at clock: Duration) {
    guard let pausedAt else { return }
    start = clock - pausedAt
    self.pausedAt = nil
  }
}

/// Returns a monotonic clock that starts at zero, and stops while the given clock runs back.
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

/// The reasons for a pause, which lasts as long as there is any.
public struct PauseReasons: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The player's pause.
  public static let player = PauseReasons(rawValue: 1)
  /// The table is covered, such as by a question.
  public static let covered = PauseReasons(rawValue: 2)
  /// The table is not shown: another screen, or no window at all.
  public static let away = PauseReasons(rawValue: 4)
  /// The pause of a player at another terminal, or of the host.
  public static let elsewhere = PauseReasons(rawValue: 8)
}
