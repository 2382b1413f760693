/// Sends the values of all inputs as they arrive, until the last input ends.
@usableFromInline struct Merge<Value, Failure: Error>: Operator {
  @usableFromInline var running: Int

  @inlinable init(_ inputs: Int) { running = inputs }

  @inlinable mutating func receive(
    _ event: StreamEvent<Value, Failure>, from input: Int, at time: Int64,
    into output: inout Output<Value, Failure>
  ) {
    switch event {
    case .value(let value): output.send(value)
    case .failed(let failure): output.fail(failure)
    case .finished:
      running -= 1
      if running == 0 { output.finish() }
    }
  }
}
