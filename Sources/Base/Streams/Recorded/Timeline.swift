/// A recorded stream: values with the times at which they came, and how it ended.
///
/// Operators run over it in virtual time, at once, and go on until nothing is left that waits.
public typealias Timeline<Value, Failure: Error> = EventStream<Value, Failure, RecordedDriver>

/// How a timeline ends.
public enum TimelineEnd<Failure: Error> {
  /// Not yet; more may be recorded.
  case open
  /// It was over at this time, in nanoseconds.
  case finished(at: Int64)
  /// It failed at this time, in nanoseconds.
  case failed(Failure, at: Int64)

  /// Nil if it is open.
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
  /// How a timeline ends.
  public typealias End = TimelineEnd<Failure>

  /// - Parameters:
  ///   - values: In the order of their times, none before zero.
  ///   - end: What came after them, not before the last of them.
  public init(_ values: [Timed<Value>], end: End) {
    self.init(.recording(Recording(values, end: end)))
  }

  /// In the order of their times.
  public var values: [Timed<Value>] { recording.values }

  /// What came after the values.
  public var end: End { recording.end }

  /// The same as a live stream, which every subscriber hears from its own beginning.
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
