/// A subscription to a stream for several subscribers, from the first of them to the last.
///
/// A class, because the subscribers share it.
final class SharedStream<Value, Failure: Error> {
  private let source: StreamSource<Value, Failure>
  private var run: Run?
  private var listeners: [SharedConnection<Value, Failure>] = []
  private var end: StreamEvent<Value, Failure>?

  init(_ source: StreamSource<Value, Failure>) { self.source = source }

  func add(_ listener: SharedConnection<Value, Failure>, at time: Int64) {
    if let end { return listener.deliver(end, at: time) }
    listeners.append(listener)
    if run == nil { open(by: listener, at: time) } else { passDeadline() }
  }

  func remove(_ listener: SharedConnection<Value, Failure>) {
    listeners.removeAll { $0 === listener }
    guard listeners.isEmpty, let run else { return }
    self.run = nil
    run.root?.close()
    run.root = nil
  }

  /// Handles what is due in the shared subscription, at the time of any subscriber.
  func settle(until time: Int64) {
    run?.settle(until: time)
    passDeadline()
  }

  private func open(by listener: SharedConnection<Value, Failure>, at time: Int64) {
    let run = Run { [outer = listener.run] in outer.now() }
    self.run = run
    run.deadlineChanged = { [weak self] in self?.passDeadline() }
    run.root = source.open(in: run, at: time) { event, time in self.deliver(event, at: time) }
    run.settle(until: time)
    passDeadline()
  }

  private func deliver(_ event: StreamEvent<Value, Failure>, at time: Int64) {
    let told = listeners
    if case .value = event {} else { (end, listeners) = (event, []) }
    for listener in told { listener.deliver(event, at: time) }
  }

  /// Gives the deadline of the shared subscription to the subscribers, one of which is advanced.
  private func passDeadline() {
    guard let run else { return }
    run.look()
    let due = run.due == .max ? nil : run.due
    for listener in listeners { listener.wants(due) }
  }
}

/// The connection of one subscriber to a shared stream.
final class SharedConnection<Value, Failure: Error>: Connection {
  private var stream: SharedStream<Value, Failure>?
  private var receiver: Receiver<Value, Failure>?

  init(
    _ stream: SharedStream<Value, Failure>, in run: Run,
    to receiver: @escaping Receiver<Value, Failure>
  ) {
    self.stream = stream
    self.receiver = receiver
    super.init(in: run)
    elapse = { [unowned self] time in
      wants(nil)
      self.stream?.settle(until: time)
    }
  }

  func deliver(_ event: StreamEvent<Value, Failure>, at time: Int64) {
    guard let receiver else { return }
    if case .value = event {} else { close() }
    receiver(event, time)
  }

  override func close() {
    receiver = nil
    let stream = stream
    self.stream = nil
    stream?.remove(self)
    super.close()
  }
}

extension EventStream where Driver == LiveDriver {
  /// Returns a stream whose subscribers share one subscription to this one.
  ///
  /// It begins with the first subscriber, whose clock it uses, and is released with the last; later
  /// subscribers receive later events only, and after its end that end. A recorded stream needs no
  /// sharing, because it is computed once.
  public func share() -> EventStream {
    let shared = SharedStream(source)
    return EventStream(
      .live { run, time, receiver in
        let connection = SharedConnection(shared, in: run, to: receiver)
        shared.add(connection, at: time)
        return connection
      })
  }
}

extension EventStream where Driver == LiveDriver, Failure == Never {
  /// Subscribes to the stream, and assigns each value to a property of an object.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - object: The object, which the subscription retains.
  ///   - clock: Returns the time, in nanoseconds since any origin.
  /// - Returns: A subscription that must be retained as long as values are wanted.
  public func assign<Root: AnyObject>(
    to path: ReferenceWritableKeyPath<Root, Value>, on object: Root,
    clock: @escaping () -> Int64
  ) -> Subscription {
    sink(clock: clock) { event in
      if case .value(let value) = event { object[keyPath: path] = value }
    }
  }
}
