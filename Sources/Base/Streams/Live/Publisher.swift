/// A callback that receives an event and its time in nanoseconds.
@usableFromInline
typealias Receiver<Value, Failure: Error> = (StreamEvent<Value, Failure>, Int64) -> Void

/// A live (cold) stream: nothing happens until a subscriber exists.
///
/// The source is a ``Subject`` or a played ``Timeline``. Every subscriber has its own operators.
public typealias Publisher<Value, Failure: Error> = EventStream<Value, Failure, LiveDriver>

extension EventStream where Driver == LiveDriver {
  /// Subscribes to the stream.
  ///
  /// - Parameters:
  ///   - clock: Returns the time, in nanoseconds since any origin. Called when an event is sent,
  ///     and by
  ///     ``Subscription/advance()``.
  ///   - receive: Receives every event; none follows an end.
  /// - Returns: A subscription that must be retained as long as events are wanted.
  public func sink(
    clock: @escaping () -> Int64, receive: @escaping (StreamEvent<Value, Failure>) -> Void
  ) -> Subscription {
    sink(clock: clock, deadlineChanged: nil, receive: receive)
  }

  /// Subscribes to the stream, with a closure that is called when a deadline may have changed.
  func sink(
    clock: @escaping () -> Int64, deadlineChanged: (() -> Void)?,
    receive: @escaping (StreamEvent<Value, Failure>) -> Void
  ) -> Subscription {
    let run = Run(clock)
    run.deadlineChanged = deadlineChanged
    let beginning = run.now()
    run.root = source.open(in: run, at: beginning) { event, _ in receive(event) }
    run.settle(until: beginning)
    return Subscription(run)
  }
}

/// The driver of a ``Publisher``, which runs operators for every subscriber as time passes.
public enum LiveDriver: StreamDriver {
  /// Returns a stream whose subscribers receive what an operator sends.
  @inlinable public static func applying<Work: Operator>(
    _ work: Work, to inputs: [Publisher<Work.Input, Work.InputFailure>]
  ) -> Publisher<Work.Value, Work.Failure> {
    let sources = inputs.map(\.source)
    return Publisher(
      .live { run, time, receiver in
        let stage = OperatorNode(work, of: sources, in: run, to: receiver)
        stage.start(at: time)
        return stage
      })
  }

  /// Returns a stream whose subscribers receive what an operator sends that opens further streams.
  public static func opening<Work: OpeningOperator>(
    _ work: Work, of input: Publisher<Work.Input, Work.InputFailure>
  ) -> Publisher<Work.Value, Work.Failure> where Work.Driver == LiveDriver {
    let source = input.source
    return Publisher(
      .live { run, time, receiver in
        let node = OpeningNode(work, in: run, to: receiver)
        node.start(source, at: time)
        return node
      })
  }
}
