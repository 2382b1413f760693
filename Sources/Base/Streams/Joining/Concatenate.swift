/// Sends the values of the inputs one after the other; each begins when the one before it ends.
@usableFromInline struct Concatenate<Value, Failure: Error>: Operator {
  @usableFromInline let inputs: Int
  @usableFromInline var openInputs = 1

  @inlinable init(_ inputs: Int) {
    self.inputs = inputs
  }

  @inlinable mutating func receive(
    _ event: StreamEvent<Value, Failure>, from input: Int, at time: Int64,
    into output: inout Output<Value, Failure>
  ) {
    switch event {
    case .value(let value): output.send(value)
    case .failed(let failure): output.fail(failure)
    case .finished where openInputs == inputs: output.finish()
    case .finished: openInputs += 1
    }
  }
}
