/// An operator with one input whose failure passes through, like that of a throwing closure.
@usableFromInline protocol SingleInputOperator<Value, Failure>: Operator
where InputFailure == Failure {
  /// Handles a value; an error that it throws fails the stream.
  mutating func receive(
    _ value: Input, at time: Int64, into output: inout Output<Value, Failure>
  ) throws(Failure)

  /// Handles the finish of the input; by default it finishes the stream.
  mutating func finish(at time: Int64, into output: inout Output<Value, Failure>)
}

extension SingleInputOperator {
  @inlinable mutating func receive(
    _ event: StreamEvent<Input, Failure>, from input: Int, at time: Int64,
    into output: inout Output<Value, Failure>
  ) {
    switch event {
    case .value(let value):
      do throws(Failure) {
        try receive(value, at: time, into: &output)
      } catch {
        output.fail(error)
      }
    case .finished: finish(at: time, into: &output)
    case .failed(let failure): output.fail(failure)
    }
  }

  @inlinable mutating func finish(at time: Int64, into output: inout Output<Value, Failure>) {
    output.finish()
  }
}
