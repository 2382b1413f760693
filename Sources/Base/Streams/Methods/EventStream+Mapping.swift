extension EventStream {
  /// Returns a stream of transformed values; an error that the closure throws fails the stream.
  @inlinable public func map<Result>(
    _ transform: @escaping (Value) throws(Failure) -> Result
  ) -> EventStream<Result, Failure, Driver> {
    applying(Map(transform))
  }

  /// Returns a stream of the values at some key paths, as a tuple.
  @inlinable public func map<First, Second, each Result>(
    _ first: KeyPath<Value, First>, _ second: KeyPath<Value, Second>,
    _ others: repeat KeyPath<Value, each Result>
  ) -> EventStream<(First, Second, repeat each Result), Failure, Driver> {
    map { ($0[keyPath: first], $0[keyPath: second], repeat $0[keyPath: each others]) }
  }

  /// Returns a stream with a transformed failure.
  @inlinable public func mapError<NewFailure: Error>(
    _ transform: @escaping (Failure) -> NewFailure
  ) -> EventStream<Value, NewFailure, Driver> {
    applying(MapError(transform))
  }

  /// Returns a stream with nil replaced by a substitute.
  @inlinable public func replaceNil<Wrapped>(
    with substitute: Wrapped
  ) -> EventStream<Wrapped, Failure, Driver> where Value == Wrapped? {
    map { $0 ?? substitute }
  }

  /// Returns a stream of the running results of combining all values.
  ///
  /// The initial result is combined with the first value, and is not sent. An error that the
  /// closure throws fails the stream.
  @inlinable public func scan<Result>(
    _ initial: Result, _ next: @escaping (Result, Value) throws(Failure) -> Result
  ) -> EventStream<Result, Failure, Driver> {
    applying(Scan(initial, next: next))
  }
}

extension EventStream where Failure == Never {
  /// Returns the same values with a failure type, so that later closures may throw.
  @inlinable public func setFailureType<NewFailure: Error>(
    to type: NewFailure.Type
  ) -> EventStream<Value, NewFailure, Driver> {
    applying(SetFailureType())
  }
}
