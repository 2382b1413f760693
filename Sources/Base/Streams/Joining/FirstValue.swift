/// Sends the first value of any input, and ends.
///
/// Inputs that end without a value are ignored; if all do, the result is the end of the last that
/// failed, provided that all of them failed.
@usableFromInline struct FirstValue<Value, Failure: Error>: Operator {
  @usableFromInline var running: Int
  @usableFromInline var hasFinished = false

  @inlinable init(_ inputs: Int) { running = inputs }

  @inlinable mutating func receive(
    _ event: StreamEvent<Value, Failure>, from input: Int, at time: Int64,
    into output: inout Output<Value, Failure>
  ) {
    running -= 1
    switch event {
    case .value(let value):
      output.send(value)
      output.finish()
    case .finished:
      hasFinished = true
      if running == 0 { output.finish() }
    case .failed(let failure):
      guard running == 0 else { return }
      if hasFinished { output.finish() } else { output.fail(failure) }
    }
  }
}
