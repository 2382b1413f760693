/// Sends arrays of the values in consecutive time windows; empty windows send nothing.
///
/// A full window ends at once, and the next one begins there.
@usableFromInline struct CollectByTime<Input, Failure: Error>: SingleInputOperator {
  @usableFromInline typealias Value = [Input]

  @usableFromInline let span: Int64
  @usableFromInline let most: Int
  @usableFromInline var values: [Input] = []
  /// The start of the current window; others follow it as long as none is full.
  @usableFromInline var beginning: Int64 = 0
  @usableFromInline var deadline: Int64?

  @inlinable init(_ span: Int64, most: Int) {
    precondition(span > 0, "a window of \(span) nanoseconds is none")
    precondition(most > 0, "an array of \(most) values cannot be collected")
    self.span = span
    self.most = most
  }

  @inlinable mutating func start(at time: Int64, into output: inout Output<[Input], Failure>) {
    beginning = time
  }

  @inlinable mutating func receive(
    _ value: Input, at time: Int64, into output: inout Output<[Input], Failure>
  ) throws(Failure) {
    values.append(value)
    if values.count == most {
      elapsed(at: time, into: &output)
    } else if deadline == nil {
      deadline = (time - time.since(beginning) % span).later(by: span)
    }
  }

  @inlinable mutating func elapsed(at time: Int64, into output: inout Output<[Input], Failure>) {
    beginning = time
    deadline = nil
    if !values.isEmpty { output.send(values) }
    values = []
  }

  @inlinable mutating func finish(at time: Int64, into output: inout Output<[Input], Failure>) {
    elapsed(at: time, into: &output)
    output.finish()
  }
}
