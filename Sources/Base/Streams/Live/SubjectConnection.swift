/// The connection of one subscription to a subject.
@usableFromInline final class SubjectConnection<Value, Failure: Error>: Connection {
  private var subject: Subject<Value, Failure>?
  @exclusivity(unchecked) @usableFromInline var receiver: Receiver<Value, Failure>?

  init(
    _ subject: Subject<Value, Failure>, in run: Run, to receiver: @escaping Receiver<Value, Failure>
  ) {
    self.subject = subject
    self.receiver = receiver
    super.init(in: run)
  }

  /// Delivers an event at the clock's time, after everything that is due by then.
  @inlinable func receive(_ event: StreamEvent<Value, Failure>) {
    let now = run.now()
    run.settle(until: now)
    deliver(event, at: now)
    run.settle(until: now)
  }

  @inlinable func deliver(_ event: StreamEvent<Value, Failure>, at time: Int64) {
    guard let receiver else { return }
    if case .value = event {} else { close() }
    receiver(event, time)
  }

  @usableFromInline override func close() {
    receiver = nil
    subject?.listeners.removeAll { $0 === self }
    subject = nil
    super.close()
  }
}
