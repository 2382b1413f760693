/// The values of a recorded stream with their times, and its end.
@usableFromInline struct Recording<Value, Failure: Error> {
  @usableFromInline let values: [Timed<Value>]
  @usableFromInline let end: TimelineEnd<Failure>

  @usableFromInline init(_ values: [Timed<Value>], end: TimelineEnd<Failure>) {
    var latest: Int64 = 0
    for time in values.map(\.time) + (end.time.map { [$0] } ?? []) {
      precondition(time >= latest, "an event at \(time) ns does not come after \(latest) ns")
      latest = time
    }
    self.values = values
    self.end = end
  }

  /// Returns the event at an index, the end included, or nil past it.
  func event(_ number: Int) -> (event: StreamEvent<Value, Failure>, time: Int64)? {
    if number < values.count { return (.value(values[number].value), values[number].time) }
    guard number == values.count else { return nil }
    switch end {
    case .open: return nil
    case .finished(let time): return (.finished, time)
    case .failed(let failure, let time): return (.failed(failure), time)
    }
  }

  @inlinable func mapValues<Result>(
    _ transform: (Value) -> Result
  ) -> Recording<Result, Failure> {
    Recording<Result, Failure>(values.map { Timed(transform($0.value), at: $0.time) }, end: end)
  }
}

extension Recording: Equatable where Value: Equatable, Failure: Equatable {}
