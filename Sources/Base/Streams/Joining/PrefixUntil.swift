/// Sends the values of the first input, and ends with the first value of the second.
@usableFromInline struct PrefixUntil<Value, Other, Failure: Error>: Operator {
  @inlinable init() {}

  @inlinable mutating func receive(
    _ event: StreamEvent<Either<Value, Other>, Failure>, from input: Int, at time: Int64,
    into output: inout Output<Value, Failure>
  ) {
    switch event {
    case .value(.first(let value)): output.send(value)
    case .value(.second): output.finish()
    case .failed(let failure): output.fail(failure)
    case .finished: if input == 0 { output.finish() }
    }
  }
}
