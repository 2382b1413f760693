public import Observation

/// The checks whether the host of a shared game still answers, for screens.
///
/// A host that was stopped keeps its connections, so only a missing answer shows it.
@Observable public final class HostCheck {
  /// True if the host does not answer; requests are not sent to it until it does.
  public var isHostSilent = false
  /// The time of the next check by `now`; nil for none.
  public var next: Duration?
  /// True if a question goes to the host every second while the game time runs; otherwise the host
  /// is only checked after a request, so that an idle game wakes nobody.
  @ObservationIgnored public var asksEverySecond = false {
    didSet { if asksEverySecond != oldValue { perform() } }
  }
  @ObservationIgnored private let now: () -> Duration
  @ObservationIgnored private let perform: () -> Void

  /// Creates checks of a host that answers.
  ///
  /// - Parameters:
  ///   - now: Returns the time of the clock of `next`.
  ///   - perform: Checks the host, and sets `isHostSilent` and `next`.
  public init(now: @escaping () -> Duration, perform: @escaping () -> Void) {
    (self.now, self.perform) = (now, perform)
  }

  /// The time until the next check; nil for none.
  public var timeToNext: Duration? { next.map { max(.zero, $0 - now()) } }

  /// True if a check is due.
  public var isDue: Bool { timeToNext == .zero }

  /// Checks the host if a check is due.
  public func performIfDue() { if isDue { perform() } }
}
