/// The times at which a timeline view updates its content.
public struct TimelineSchedule: Hashable, Sendable {
  private let times: Times

  private enum Times: Hashable {
    case periodic(start: Duration, interval: Duration)
    case explicit([Duration])
    case animation
  }

  /// Returns a schedule with a constant interval.
  ///
  /// - Parameters:
  ///   - start: The first time.
  ///   - interval: The interval, at least a sixtieth of a second.
  /// - Returns: A schedule without an end.
  public static func periodic(
    from start: Duration = .zero, by interval: Duration
  ) -> TimelineSchedule {
    TimelineSchedule(times: .periodic(start: start.bounded, interval: interval.asInterval))
  }

  /// A schedule of updates at the start and every second after it.
  public static let everySecond = periodic(by: .seconds(1))

  /// Returns a schedule of the given times, in any order.
  public static func explicit(_ times: some Sequence<Duration>) -> TimelineSchedule {
    TimelineSchedule(times: .explicit(times.sorted()))
  }

  /// A schedule of updates in every frame of an animation, or once a second if motion is reduced.
  public static let animation = TimelineSchedule(times: .animation)
}

extension TimelineSchedule {
  /// Returns the latest time up to `now`, or `now` if there is none, and the next time if any.
  func around(_ now: Duration, reducesMotion: Bool) -> (last: Duration, next: Duration?) {
    switch times {
    case .periodic(let start, let interval):
      guard now >= start else { return (now, start) }
      let count = (now - start).attoseconds / interval.attoseconds
      let last = start + Duration(attoseconds: count * interval.attoseconds)
      return (last, last + interval)
    case .explicit(let times):
      return (times.last { $0 <= now } ?? now, times.first { $0 > now })
    case .animation:
      return (now, now + (reducesMotion ? .seconds(1) : Duration.zero.asInterval))
    }
  }
}
