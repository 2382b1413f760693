/// A stream of values over time, either live (``Publisher``) or recorded (``Timeline``).
///
/// An operator is a method of this type, declared once for both. The driver says what applying it
/// means: a recorded stream is computed at once, a live one whenever somebody subscribes.
public struct EventStream<Value, Failure: Error, Driver: StreamDriver> {
  @usableFromInline let source: StreamSource<Value, Failure>

  @inlinable init(_ source: StreamSource<Value, Failure>) { self.source = source }

  /// Creates a stream that sends some values at its beginning and then finishes.
  @inlinable public init(_ values: some Sequence<Value>) {
    self.init(.recording(Recording(values.map { Timed($0, at: 0) }, end: .finished(at: 0))))
  }
}

/// The meaning of an operator on one kind of stream.
public protocol StreamDriver {
  /// Returns the stream of the events that an operator sends when the streams are its inputs.
  static func applying<Work: Operator>(
    _ work: Work, to inputs: [EventStream<Work.Input, Work.InputFailure, Self>]
  ) -> EventStream<Work.Value, Work.Failure, Self>
}

extension EventStream {
  /// What an operator with one input makes of it.
  @inlinable public func applying<Work: Operator>(
    _ work: Work
  ) -> EventStream<Work.Value, Work.Failure, Driver>
  where Work.Input == Value, Work.InputFailure == Failure {
    applying(work, with: [])
  }

  /// What an operator makes of it and of others, which are its inputs behind this.
  @inlinable public func applying<Work: Operator>(
    _ work: Work, with others: [EventStream]
  ) -> EventStream<Work.Value, Work.Failure, Driver>
  where Work.Input == Value, Work.InputFailure == Failure {
    Driver.applying(work, to: [self] + others)
  }

  /// What an operator makes of it and of another of a different kind.
  @inlinable func applying<Work: Operator, Other>(
    _ work: Work, with other: EventStream<Other, Failure, Driver>
  ) -> EventStream<Work.Value, Work.Failure, Driver>
  where Work.Input == Either<Value, Other>, Work.InputFailure == Failure {
    let second = EventStream<Work.Input, Failure, Driver>(other.source.mapValues { .second($0) })
    return EventStream<Work.Input, Failure, Driver>(source.mapValues { .first($0) })
      .applying(work, with: [second])
  }
}
