/// Sends the same values and a transformed failure.
@usableFromInline struct MapError<Value, InputFailure: Error, Failure: Error>: Operator {
  @usableFromInline let transform: (InputFailure) -> Failure

  @inlinable init(_ transform: @escaping (InputFailure) -> Failure) {
    self.transform = transform
  }

  @inlinable mutating func receive(
    _ event: StreamEvent<Value, InputFailure>, from input: Int, at time: Int64,
    into output: inout Output<Value, Failure>
  ) {
    switch event {
    case .value(let value): output.send(value)
    case .finished: output.finish()
    case .failed(let failure): output.fail(transform(failure))
    }
  }
}
