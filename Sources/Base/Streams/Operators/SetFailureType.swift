/// Sends the values of a stream that cannot fail, with a failure type.
@usableFromInline struct SetFailureType<Value, Failure: Error>: Operator {
  @inlinable init() {}

  @inlinable mutating func receive(
    _ event: StreamEvent<Value, Never>, from input: Int, at time: Int64,
    into output: inout Output<Value, Failure>
  ) {
    switch event {
    case .value(let value): output.send(value)
    case .finished: output.finish()
    }
  }
}
