/// A stream of values over time, either live (``Publisher``) or recorded (``Timeline``).
///
/// An operator is a method of this type, declared once for both. The driver applies it: recorded
/// streams are computed at once, live ones for every subscriber.
public struct EventStream<Value, Failure: Error, Driver: StreamDriver> {
  @usableFromInline let source: StreamSource<Value, Failure>

  @inlinable init(_ source: StreamSource<Value, Failure>) { self.source = source }

  /// Creates a stream that sends some values at its beginning and then finishes.
  @inlinable public init(_ values: some Sequence<Value>) {
    self.init(.recording(Recording(values.map { Timed($0, at: 0) }, end: .finished(at: 0))))
  }
}

/// The semantics of operators on one kind of stream.
public protocol StreamDriver {
  /// Returns the stream of the events that an operator sends when the streams are its inputs.
  static func applying<Work: Operator>(
    _ work: Work, to inputs: [EventStream<Work.Input, Work.InputFailure, Self>]
  ) -> EventStream<Work.Value, Work.Failure, Self>

  /// Returns the stream of the events of an operator that opens further streams.
  static func opening<Work: OpeningOperator>(
    _ work: Work, of input: EventStream<Work.Input, Work.InputFailure, Self>
  ) -> EventStream<Work.Value, Work.Failure, Self> where Work.Driver == Self
}

extension EventStream {
  /// Returns the result of an operator with this stream as its only input.
  @inlinable public func applying<Work: Operator>(
    _ work: Work
  ) -> EventStream<Work.Value, Work.Failure, Driver>
  where Work.Input == Value, Work.InputFailure == Failure {
    applying(work, with: [])
  }

  /// Returns the result of an operator with this stream as the first input, followed by others.
  @inlinable public func applying<Work: Operator>(
    _ work: Work, with others: [EventStream]
  ) -> EventStream<Work.Value, Work.Failure, Driver>
  where Work.Input == Value, Work.InputFailure == Failure {
    Driver.applying(work, to: [self] + others)
  }

  /// Returns the result of an operator with this stream and one of another type.
  @inlinable func applying<Work: Operator, Other>(
    _ work: Work, with other: EventStream<Other, Failure, Driver>
  ) -> EventStream<Work.Value, Work.Failure, Driver>
  where Work.Input == Either<Value, Other>, Work.InputFailure == Failure {
    let second = EventStream<Work.Input, Failure, Driver>(other.source.mapValues { .second($0) })
    return EventStream<Work.Input, Failure, Driver>(source.mapValues { .first($0) })
      .applying(work, with: [second])
  }
}
