/// A recorded stream: values with their times, and its end.
///
/// Operators run over it at once in virtual time, until nothing is pending.
public typealias Timeline<Value, Failure: Error> = EventStream<Value, Failure, RecordedDriver>

/// The end of a timeline.
public enum TimelineEnd<Failure: Error> {
  /// The stream has not ended; more may be recorded.
  case open
  /// The stream finished at this time, in nanoseconds.
  case finished(at: Int64)
  /// The stream failed at this time, in nanoseconds.
  case failed(Failure, at: Int64)

  /// The time of the end, or nil if the stream is open.
  var time: Int64? {
    switch self {
    case .open: nil
    case .finished(let time), .failed(_, let time): time
    }
  }
}

extension TimelineEnd: Equatable where Failure: Equatable {}
extension TimelineEnd: Sendable {}

extension EventStream where Driver == RecordedDriver {
  /// The end of a timeline.
  public typealias End = TimelineEnd<Failure>

  /// - Parameters:
  ///   - values: The values in order of time, none before zero.
  ///   - end: The end, not before the last value.
  public init(_ values: [Timed<Value>], end: End) {
    self.init(.recording(Recording(values, end: end)))
  }

  /// The values in order of time.
  public var values: [Timed<Value>] { recording.values }

  /// The end of the stream.
  public var end: End { recording.end }

  /// A live stream of the same events, which begins anew for every subscriber.
  public var publisher: Publisher<Value, Failure> { Publisher(source) }

  var recording: Recording<Value, Failure> {
    guard case .recording(let recording) = source else {
      preconditionFailure("a timeline has the source of a live stream")
    }
    return recording
  }
}

extension EventStream: Equatable
where Value: Equatable, Failure: Equatable, Driver == RecordedDriver {
  /// Compares values, times and ends.
  public static func == (one: EventStream, other: EventStream) -> Bool {
    one.recording == other.recording
  }
}

// Unchecked, because the compiler does not know that the source of a timeline is never live.
extension EventStream: @unchecked Sendable where Value: Sendable, Driver == RecordedDriver {}
