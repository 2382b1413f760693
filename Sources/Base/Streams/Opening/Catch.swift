/// Opens another stream after a failure, in place of the failed one.
struct Catch<Value, InputFailure: Error, Failure: Error, Driver: StreamDriver>: OpeningOperator {
  let transform: (InputFailure) -> EventStream<Value, Failure, Driver>

  mutating func receive(
    _ event: StreamEvent<Value, InputFailure>,
    into steps: inout OpeningSteps<Value, Failure, Driver>
  ) {
    switch event {
    case .value(let value): steps.output.send(value)
    case .finished: steps.output.finish()
    case .failed(let failure): steps.open(transform(failure))
    }
  }

  mutating func innerEnded(
    _ failure: Failure?, into steps: inout OpeningSteps<Value, Failure, Driver>
  ) {
    steps.end(failure)
  }
}

/// Opens a stream again after each of a number of failures.
struct Retry<Value, Failure: Error, Driver: StreamDriver>: OpeningOperator {
  private let stream: EventStream<Value, Failure, Driver>
  private var left: Int

  init(_ stream: EventStream<Value, Failure, Driver>, times: Int) {
    precondition(times >= 0, "a stream cannot be opened again \(times) times")
    (self.stream, left) = (stream, times)
  }

  mutating func receive(
    _ event: StreamEvent<Value, Failure>, into steps: inout OpeningSteps<Value, Failure, Driver>
  ) {
    switch event {
    case .value(let value): steps.output.send(value)
    case .finished: steps.output.finish()
    case .failed(let failure): innerEnded(failure, into: &steps)
    }
  }

  mutating func innerEnded(
    _ failure: Failure?, into steps: inout OpeningSteps<Value, Failure, Driver>
  ) {
    guard failure != nil, left > 0 else { return steps.end(failure) }
    left -= 1
    steps.open(stream)
  }
}
