/// Ends the stream when no value has arrived for a while, counted from the beginning at first.
@usableFromInline struct Timeout<Input, Failure: Error>: SingleInputOperator {
  @usableFromInline typealias Value = Input

  @usableFromInline let span: Int64
  /// The failure to send, or nil to finish.
  @usableFromInline let failure: Failure?
  @usableFromInline var deadline: Int64?

  @inlinable init(_ span: Int64, failure: Failure?) {
    self.span = span
    self.failure = failure
  }

  @inlinable mutating func start(at time: Int64, into output: inout Output<Input, Failure>) {
    deadline = time.later(by: span)
  }

  @inlinable mutating func receive(
    _ value: Input, at time: Int64, into output: inout Output<Input, Failure>
  ) throws(Failure) {
    deadline = time.later(by: span)
    output.send(value)
  }

  @inlinable mutating func elapsed(at time: Int64, into output: inout Output<Input, Failure>) {
    deadline = nil
    if let failure { output.fail(failure) } else { output.finish() }
  }
}
