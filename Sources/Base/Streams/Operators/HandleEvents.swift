/// Calls closures for the events of a stream, and passes them on.
struct HandleEvents<Value, Failure: Error>: Operator {
  let started: () -> Void
  let value: (Value) -> Void
  let ended: (Failure?) -> Void

  mutating func start(at time: Int64, into output: inout Output<Value, Failure>) { started() }

  mutating func receive(
    _ event: StreamEvent<Value, Failure>, from input: Int, at time: Int64,
    into output: inout Output<Value, Failure>
  ) {
    switch event {
    case .value(let own):
      value(own)
      output.send(own)
    case .finished:
      ended(nil)
      output.finish()
    case .failed(let failure):
      ended(failure)
      output.fail(failure)
    }
  }
}
