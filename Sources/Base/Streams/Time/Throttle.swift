/// Sends a value at once, and then at most one at the end of each interval.
///
/// A finish does not wait for the end of the interval.
@usableFromInline struct Throttle<Input, Failure: Error>: SingleInputOperator {
  @usableFromInline typealias Value = Input

  @usableFromInline let span: Int64
  /// True if the last value of an interval is kept, false for the first.
  @usableFromInline let latest: Bool
  @usableFromInline var waiting: Input?
  /// The end of the interval that began with the last sent value.
  @usableFromInline var deadline: Int64?

  @inlinable init(_ span: Int64, latest: Bool) {
    self.span = span
    self.latest = latest
  }

  @inlinable mutating func receive(
    _ value: Input, at time: Int64, into output: inout Output<Input, Failure>
  ) throws(Failure) {
    if deadline == nil {
      output.send(value)
      deadline = time.later(by: span)
    } else if latest || waiting == nil {
      waiting = value
    }
  }

  @inlinable mutating func elapsed(at time: Int64, into output: inout Output<Input, Failure>) {
    deadline = waiting == nil ? nil : time.later(by: span)
    if let waiting { output.send(waiting) }
    waiting = nil
  }

  @inlinable mutating func finish(at time: Int64, into output: inout Output<Input, Failure>) {
    elapsed(at: time, into: &output)
    output.finish()
  }
}
