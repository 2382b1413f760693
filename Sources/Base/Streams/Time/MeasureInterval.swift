/// Sends the time since the previous value, or since the beginning, instead of each value.
@usableFromInline struct MeasureInterval<Input, Failure: Error>: SingleInputOperator {
  @usableFromInline typealias Value = Duration

  @usableFromInline var last: Int64 = 0

  @inlinable init() {}

  @inlinable mutating func start(at time: Int64, into output: inout Output<Duration, Failure>) {
    last = time
  }

  @inlinable mutating func receive(
    _ value: Input, at time: Int64, into output: inout Output<Duration, Failure>
  ) throws(Failure) {
    output.send(.nanoseconds(time.since(last)))
    last = time
  }
}
