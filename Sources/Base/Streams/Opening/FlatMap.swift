/// Opens a stream for each value, a number of them at the same time; other values wait.
struct FlatMap<Input, Value, Failure: Error, Driver: StreamDriver>: OpeningOperator {
  typealias Stream = EventStream<Value, Failure, Driver>
  private let most: Int
  private let transform: (Input) throws(Failure) -> Stream
  private var waiting = Queue<Input>()
  private var running = 0
  private var hasFinished = false

  init(_ most: Int, _ transform: @escaping (Input) throws(Failure) -> Stream) {
    precondition(most > 0, "\(most) streams at the same time send nothing")
    self.most = most
    self.transform = transform
  }

  mutating func receive(
    _ event: StreamEvent<Input, Failure>, into steps: inout OpeningSteps<Value, Failure, Driver>
  ) {
    switch event {
    case .value(let value): waiting.append(value)
    case .finished: hasFinished = true
    case .failed(let failure): return steps.output.fail(failure)
    }
    openNext(&steps)
  }

  mutating func innerEnded(
    _ failure: Failure?, into steps: inout OpeningSteps<Value, Failure, Driver>
  ) {
    running -= 1
    if let failure { return steps.output.fail(failure) }
    openNext(&steps)
  }

  private mutating func openNext(_ steps: inout OpeningSteps<Value, Failure, Driver>) {
    while running < most, let value = waiting.first {
      waiting.removeFirst()
      do throws(Failure) {
        steps.open(try transform(value))
        running += 1
      } catch {
        return steps.output.fail(error)
      }
    }
    if hasFinished, running == 0 { steps.output.finish() }
  }
}

/// Opens each stream that arrives, and closes the one before.
struct SwitchToLatest<Value, Failure: Error, Driver: StreamDriver>: OpeningOperator {
  private var isRunning = false
  private var hasFinished = false

  mutating func receive(
    _ event: StreamEvent<EventStream<Value, Failure, Driver>, Failure>,
    into steps: inout OpeningSteps<Value, Failure, Driver>
  ) {
    switch event {
    case .value(let stream):
      steps.closeOthers()
      steps.open(stream)
      isRunning = true
    case .finished:
      hasFinished = true
      if !isRunning { steps.output.finish() }
    case .failed(let failure): steps.output.fail(failure)
    }
  }

  mutating func innerEnded(
    _ failure: Failure?, into steps: inout OpeningSteps<Value, Failure, Driver>
  ) {
    isRunning = false
    if failure != nil || hasFinished { steps.end(failure) }
  }
}
