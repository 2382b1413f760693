/// Takes an event and its time in nanoseconds.
@usableFromInline
typealias Receiver<Value, Failure: Error> = (StreamEvent<Value, Failure>, Int64) -> Void

/// A live stream, of which nothing happens until somebody subscribes.
///
/// Its source is a ``Subject``, or a ``Timeline`` that is played. Every subscriber has operators of its
/// own.
public struct Publisher<Value, Failure: Error> {
  /// Begins to tell, in a run and from a time on.
  @usableFromInline let open: (Run, Int64, @escaping Receiver<Value, Failure>) -> Connection

  @inlinable init(_ open: @escaping (Run, Int64, @escaping Receiver<Value, Failure>) -> Connection)
  {
    self.open = open
  }
}

extension Publisher {
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
    run.root = open(run, beginning) { event, _ in receive(event) }
    run.settle(until: beginning)
    return Subscription(run)
  }

  /// What an operator with one input makes of it.
  @inlinable public func applying<Work: Operator>(
    _ work: Work
  ) -> Publisher<Work.Value, Work.Failure>
  where Work.Input == Value, Work.InputFailure == Failure {
    applying(work, with: [])
  }

  /// What an operator makes of it and of others, which are its inputs behind this.
  @inlinable public func applying<Work: Operator>(
    _ work: Work, with others: [Publisher]
  ) -> Publisher<Work.Value, Work.Failure>
  where Work.Input == Value, Work.InputFailure == Failure {
    let sources = [self] + others
    return Publisher<Work.Value, Work.Failure> { run, time, receiver in
      let stage = OperatorNode(work, of: sources, in: run, to: receiver)
      stage.start(at: time)
      return stage
    }
  }

  /// What an operator makes of it and of another of a different kind.
  @inlinable func applying<Work: Operator, Other>(
    _ work: Work, with other: Publisher<Other, Failure>
  ) -> Publisher<Work.Value, Work.Failure>
  where Work.Input == Either<Value, Other>, Work.InputFailure == Failure {
    let other: Publisher<Work.Input, Failure> = other.wrapped { .second($0) }
    return wrapped { .first($0) }.applying(work, with: [other])
  }

  @inlinable func wrapped<Result>(
    _ wrap: @escaping (Value) -> Result
  ) -> Publisher<Result, Failure> {
    Publisher<Result, Failure> { run, time, receiver in
      open(run, time) { event, time in receiver(event.mapValue(wrap), time) }
    }
  }
}
