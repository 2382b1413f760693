/// Sends a last value instead of a failure.
@usableFromInline struct ReplaceError<Value, InputFailure: Error>: Operator {
  @usableFromInline let substitute: Value

  @inlinable init(_ substitute: Value) {
    self.substitute = substitute
  }

  @inlinable mutating func receive(
    _ event: StreamEvent<Value, InputFailure>, from input: Int, at time: Int64,
    into output: inout Output<Value, Never>
  ) {
    switch event {
    case .value(let value): output.send(value)
    case .finished: output.finish()
    case .failed:
      output.send(substitute)
      output.finish()
    }
  }
}
