public import Streams

extension View {
  /// Sends the changes of a value through the operators of a stream, and acts on the results.
  ///
  /// Delayed results, such as those of `debounce`, arrive in a frame that is drawn for them.
  ///
  /// - Parameters:
  ///   - value: The value; the initial one is not sent.
  ///   - operators: Builds the stream from that of the changes; called once, when the view appears.
  ///   - action: Receives each result after the frame.
  /// - Returns: The view.
  public func onChange<Value: Equatable, Result>(
    of value: Value,
    through operators: @escaping (Publisher<Value, Never>) -> Publisher<Result, Never>,
    perform action: @escaping (Result) -> Void
  ) -> some View {
    ResolvedView(self) { resolver, content in
      let now = resolver.now
      let stream = resolver.remembered { ValueStream(value, at: now, operators) }
      for result in stream.results(after: value, at: now) {
        resolver.afterFrame { action(result) }
      }
      if let deadline = stream.deadline { resolver.redraw.request(at: deadline) }
      resolver.scope(ValueStream<Value, Result>.self) { content.resolve(&$0) }
    }
  }

  /// Runs an action once a value has not changed for some time.
  ///
  /// - Parameters:
  ///   - value: The value; nothing happens for the initial one.
  ///   - delay: The time without changes, counted from the first frame with the value, whose own
  ///     delay
  ///     is used.
  ///   - action: Receives the value.
  /// - Returns: The view.
  public func onSettled<Value: Equatable>(
    of value: Value, for delay: Duration, perform action: @escaping (Value) -> Void
  ) -> some View {
    onChange(
      of: value, through: { $0.debounce(for: max(.zero, delay.bounded)) }, perform: action)
  }
}

/// The stream of a value's changes, and its results.
private final class ValueStream<Value: Equatable, Result> {
  private let source = Subject<Value, Never>()
  private var subscription: Subscription?
  private var value: Value
  private var now: Int64
  private var results: [Result] = []

  init(
    _ value: Value, at now: Duration,
    _ operators: (Publisher<Value, Never>) -> Publisher<Result, Never>
  ) {
    self.value = value
    self.now = now.wholeNanoseconds
    subscription = operators(source.publisher).sink { [unowned self] in
      self.now
    } receive: { [unowned self] event in
      if case .value(let result) = event { results.append(result) }
    }
  }

  /// The time of the next result that needs no change of the value.
  var deadline: Duration? { subscription?.deadline.map { .nanoseconds($0) } }

  /// Returns the results up to a time, given the current value.
  func results(after new: Value, at time: Duration) -> [Result] {
    now = time.wholeNanoseconds
    subscription?.advance()
    if new != value {
      value = new
      source.send(new)
    }
    defer { results = [] }
    return results
  }
}
