public import Streams

extension View {
  /// Sends a value through the operators of a stream whenever it changes, and acts on what comes out.
  ///
  /// What operators do later, as `debounce` does, is done in a frame that is drawn for it.
  ///
  /// - Parameters:
  ///   - value: The value; the first one is not sent.
  ///   - operators: What is made of the stream of its changes; asked once, when the view appears.
  ///   - action: Told, after the frame, each value that comes out.
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

  /// Does something once a value has stayed the same for some time.
  ///
  /// - Parameters:
  ///   - value: The value; nothing is done for the first one.
  ///   - delay: How long it must stay, counted from the first frame that has it; that of the first
  ///     frame counts.
  ///   - action: Told the value.
  /// - Returns: The view.
  public func onSettled<Value: Equatable>(
    of value: Value, for delay: Duration, perform action: @escaping (Value) -> Void
  ) -> some View {
    onChange(
      of: value, through: { $0.debounce(for: max(.zero, delay.bounded)) }, perform: action)
  }
}

/// The changes of a value as a stream, and what has come out of it.
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

  /// When something comes out, or may, though the value stays the same.
  var deadline: Duration? { subscription?.deadline.map { .nanoseconds($0) } }

  /// What has come out by a time at which the value is this.
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
