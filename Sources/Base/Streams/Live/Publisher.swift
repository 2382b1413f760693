/// Takes an event and its time in nanoseconds.
@usableFromInline
typealias Receiver<Value, Failure: Error> = (StreamEvent<Value, Failure>, Int64) -> Void

/// A live stream, of which nothing happens until somebody subscribes.
///
/// Its source is a ``Subject``, or a ``Timeline`` that is played. Every subscriber has operators of its
/// own.
public typealias Publisher<Value, Failure: Error> = EventStream<Value, Failure, LiveDriver>

extension EventStream where Driver == LiveDriver {
  /// Subscribes.
  ///
  /// - Parameters:
  ///   - clock: Says the time, in nanoseconds since any beginning. It is asked when an event is sent,
  ///     and by ``Subscription/advance()``.
  ///   - receive: Takes every event; after an end none comes.
  /// - Returns: What has to be kept as long as events are wanted.
  public func sink(
    clock: @escaping () -> Int64, receive: @escaping (StreamEvent<Value, Failure>) -> Void
  ) -> Subscription {
    let run = Run(clock)
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
}
