/// A value and when it came.
public struct Timed<Value> {
  /// Nanoseconds since the beginning.
  public let time: Int64
  /// What came.
  public let value: Value

  /// - Parameters:
  ///   - value: What came.
  ///   - time: Nanoseconds since the beginning.
  public init(_ value: Value, at time: Int64) {
    self.value = value
    self.time = time
  }
}

extension Timed: Equatable where Value: Equatable {}
extension Timed: Sendable where Value: Sendable {}

/// A recorded stream: values with the times at which they came, and how it ended.
///
/// Operators run over it in virtual time, at once, and go on until nothing is left that waits.
public struct Timeline<Value, Failure: Error> {
  /// How a timeline ends.
  public enum End {
    /// Not yet; more may be recorded.
    case open
    /// It was over at this time, in nanoseconds.
    case finished(at: Int64)
    /// It failed at this time, in nanoseconds.
    case failed(Failure, at: Int64)
  }

  /// In the order of their times.
  public let values: [Timed<Value>]
  /// What came after the values.
  public let end: End

  /// - Parameters:
  ///   - values: In the order of their times, none before zero.
  ///   - end: What came after them, not before the last of them.
  public init(_ values: [Timed<Value>], end: End) {
    var latest: Int64 = 0
    for time in values.map(\.time) + (end.time.map { [$0] } ?? []) {
      precondition(time >= latest, "an event at \(time) ns does not come after \(latest) ns")
      latest = time
    }
    self.values = values
    self.end = end
  }

  /// Some values at the beginning, and the end with them.
  public init(_ values: some Sequence<Value>) {
    self.init(values.map { Timed($0, at: 0) }, end: .finished(at: 0))
  }
}

extension Timeline.End: Equatable where Failure: Equatable {}
extension Timeline.End: Sendable {}
extension Timeline: Equatable where Value: Equatable, Failure: Equatable {}
extension Timeline: Sendable where Value: Sendable {}

extension Timeline.End {
  /// Nil if it is open.
  var time: Int64? {
    switch self {
    case .open: nil
    case .finished(let time), .failed(_, let time): time
    }
  }
}

extension Timeline {
  /// One of its events in their order, the end among them; nil behind the last.
  func event(_ number: Int) -> (event: StreamEvent<Value, Failure>, time: Int64)? {
    if number < values.count { return (.value(values[number].value), values[number].time) }
    guard number == values.count else { return nil }
    switch end {
    case .open: return nil
    case .finished(let time): return (.finished, time)
    case .failed(let failure, let time): return (.failed(failure), time)
    }
  }
}
