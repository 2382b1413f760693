/// An operator at work in a subscription.
///
/// What an event passes through is inlinable, so that it is compiled for the types of a program: an
/// operator takes some 30 ns an event then, and 2,000 ns otherwise. For the same reason accesses to what
/// it holds are not checked one by one; `isWorking` sees to it that nothing else comes between.
@usableFromInline final class OperatorNode<Work: Operator>: Connection {
  @exclusivity(unchecked) @usableFromInline var work: Work
  @exclusivity(unchecked) @usableFromInline var output = Output<Work.Value, Work.Failure>()
  @exclusivity(unchecked) @usableFromInline var isWorking = false
  /// Where its events go; nil when it is over.
  @exclusivity(unchecked) @usableFromInline var receiver: Receiver<Work.Value, Work.Failure>?
  @usableFromInline let sources: [StreamSource<Work.Input, Work.InputFailure>]

  @inlinable init(
    _ work: Work, of sources: [StreamSource<Work.Input, Work.InputFailure>], in run: Run,
    to receiver: @escaping Receiver<Work.Value, Work.Failure>
  ) {
    self.work = work
    self.sources = sources
    self.receiver = receiver
    super.init(in: run)
    elapse = { [unowned self] time in
      perform(at: time) { work, output in work.elapsed(at: time, into: &output) }
      openInputs(at: time)
    }
  }

  @inlinable func start(at time: Int64) {
    perform(at: time) { work, output in work.start(at: time, into: &output) }
    openInputs(at: time)
  }

  @inlinable func receive(
    _ event: StreamEvent<Work.Input, Work.InputFailure>, from input: Int, at time: Int64
  ) {
    guard receiver != nil else { return }
    perform(at: time) { work, output in
      work.receive(event, from: input, at: time, into: &output)
    }
    if inputs.count < sources.count { openInputs(at: time) }
  }

  @usableFromInline override func close() {
    receiver = nil
    super.close()
  }

  /// Has the operator do something and passes on what it sends; before an end all inputs are let go.
  @inlinable func perform(
    at time: Int64, _ action: (inout Work, inout Output<Work.Value, Work.Failure>) -> Void
  ) {
    precondition(!isWorking, "a closure of an operator has sent an event to its own stream")
    isWorking = true
    action(&work, &output)
    isWorking = false
    wants(work.deadline)
    while let event = output.take(), let receiver {
      if case .value = event {} else { close() }
      receiver(event, time)
    }
  }

  /// Opens the inputs that the operator has come to want.
  @inlinable func openInputs(at time: Int64) {
    while receiver != nil, inputs.count < min(sources.count, work.openInputs) {
      let number = inputs.count
      let input = sources[number].open(in: run, at: time) { event, time in
        self.receive(event, from: number, at: time)
      }
      if receiver == nil { input.close() } else { inputs.append(input) }
      run.looksAgain()
    }
  }
}
