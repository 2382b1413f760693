/// The times at which a timeline view makes its content.
public struct TimelineSchedule: Hashable, Sendable {
  private let times: Times

  private enum Times: Hashable {
    case periodic(start: Duration, interval: Duration)
    case explicit([Duration])
    case animation
  }

  /// Again and again after the same time.
  ///
  /// - Parameters:
  ///   - start: One of the times; there is none before it.
  ///   - interval: The time between two; at least a sixtieth of a second is used.
  /// - Returns: A schedule without an end.
  public static func periodic(
    from start: Duration = .zero, by interval: Duration
  ) -> TimelineSchedule {
    TimelineSchedule(times: .periodic(start: start.bounded, interval: interval.asInterval))
  }

  /// At the start, and every second after it.
  public static let everySecond = periodic(by: .seconds(1))

  /// At these times, in whatever order they are given.
  public static func explicit(_ times: some Sequence<Duration>) -> TimelineSchedule {
    TimelineSchedule(times: .explicit(times.sorted()))
  }

  /// As often as a terminal can show, and once a second where motion is reduced.
  public static let animation = TimelineSchedule(times: .animation)
}

extension TimelineSchedule {
  /// The latest time up to a time, or that time itself if there is none; and the next, if any.
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
