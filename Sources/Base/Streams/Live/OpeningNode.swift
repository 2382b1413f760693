/// An operator in a live subscription that opens further streams.
final class OpeningNode<Work: OpeningOperator>: Connection where Work.Driver == LiveDriver {
  private var work: Work
  /// The receiver of its events; nil after the end.
  private var receiver: Receiver<Work.Value, Work.Failure>?
  private var isWorking = false
  /// The number of opened streams, which names them.
  private var openings = 0
  /// The numbers of the open streams, in the order of `inputs` after the input itself.
  private var numbers: [Int] = []
  private var hasInput = false

  init(_ work: Work, in run: Run, to receiver: @escaping Receiver<Work.Value, Work.Failure>) {
    self.work = work
    self.receiver = receiver
    super.init(in: run)
  }

  func start(_ source: StreamSource<Work.Input, Work.InputFailure>, at time: Int64) {
    let input = source.open(in: run, at: time) { event, time in
      guard self.receiver != nil else { return }
      self.perform(at: time) { work, steps in work.receive(event, into: &steps) }
    }
    if receiver == nil { return input.close() }
    // Streams may have been opened by an event at the beginning.
    inputs.insert(input, at: 0)
    hasInput = true
    run.looksAgain()
  }

  override func close() {
    receiver = nil
    numbers = []
    super.close()
  }

  private func perform(
    at time: Int64,
    _ action: (inout Work, inout OpeningSteps<Work.Value, Work.Failure, LiveDriver>) -> Void
  ) {
    precondition(!isWorking, "a closure of an operator has sent an event to its own stream")
    var steps = OpeningSteps<Work.Value, Work.Failure, LiveDriver>()
    isWorking = true
    action(&work, &steps)
    isWorking = false
    while let event = steps.output.take(), let receiver {
      if case .value = event {} else { close() }
      receiver(event, time)
    }
    guard receiver != nil else { return }
    if steps.closesOthers { closeOpened() }
    for stream in steps.opened where receiver != nil { open(stream, at: time) }
  }

  private func closeOpened() {
    for number in numbers { remove(number)?.close() }
  }

  private func open(_ stream: Publisher<Work.Value, Work.Failure>, at time: Int64) {
    openings += 1
    let number = openings
    var hasEnded = false
    numbers.append(number)
    let input = stream.source.open(in: run, at: time) { event, time in
      hasEnded = !self.receive(event, from: number, at: time)
    }
    guard !hasEnded, numbers.contains(number) else { return input.close() }
    inputs.append(input)
    run.looksAgain()
  }

  /// Passes a value on, or handles the end of an opened stream.
  ///
  /// - Returns: False at the end.
  private func receive(
    _ event: StreamEvent<Work.Value, Work.Failure>, from number: Int, at time: Int64
  ) -> Bool {
    guard numbers.contains(number), let receiver else { return false }
    let failure: Work.Failure?
    switch event {
    case .value:
      receiver(event, time)
      return true
    case .finished: failure = nil
    case .failed(let own): failure = own
    }
    _ = remove(number)
    perform(at: time) { work, steps in work.innerEnded(failure, into: &steps) }
    return false
  }

  /// Removes an opened stream; nil if it is only being opened.
  private func remove(_ number: Int) -> Connection? {
    guard let index = numbers.firstIndex(of: number) else { return nil }
    numbers.remove(at: index)
    let place = index + (hasInput ? 1 : 0)
    guard place < inputs.count else { return nil }
    run.looksAgain()
    return inputs.remove(at: place)
  }
}
