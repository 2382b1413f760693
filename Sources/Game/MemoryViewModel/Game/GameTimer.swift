/// Game time: it begins at zero when the cards have been dealt, and stands still in a pause.
///
/// It reads no clock; every call brings the clock's time.
struct GameTimer: Hashable, Sendable {
  /// The clock's time at which the deal would have begun without pauses.
  private var start: Duration
  /// How long the deal takes.
  private let deal: Duration
  /// The time since the beginning of the deal at which a pause began, if one lasts.
  private var pausedAt: Duration?

  /// - Parameters:
  ///   - time: Game time then; the cards have been dealt unless it is zero.
  ///   - clock: The clock's time.
  ///   - deal: How long the deal takes.
  init(at time: Duration, clock: Duration, deal: Duration) {
    self.deal = deal
    start = clock - time - (time > .zero ? deal : .zero)
  }

  var isPaused: Bool { pausedAt != nil }

  func time(at clock: Duration) -> Duration {
    max(.zero, dealTime(at: clock) - deal)
  }

  /// The time since the beginning of the deal.
  func dealTime(at clock: Duration) -> Duration {
    pausedAt ?? max(.zero, clock - start)
  }

  /// Has the last card landed now, unless it lies there.
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

/// Why a game stands still; it goes on when no reason is left.
public struct PauseReasons: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The player asked for it.
  public static let player = PauseReasons(rawValue: 1)
  /// Something lies over the table, such as a question.
  public static let covered = PauseReasons(rawValue: 2)
  /// Nobody sees the table: another screen, or no window at all.
  public static let away = PauseReasons(rawValue: 4)
  /// A player at another terminal asked for it, or whoever keeps the game elsewhere.
  public static let elsewhere = PauseReasons(rawValue: 8)
}
