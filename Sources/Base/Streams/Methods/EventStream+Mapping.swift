extension EventStream {
  /// Every value as something else; an error that is thrown fails the stream.
  @inlinable public func map<Result>(
    _ transform: @escaping (Value) throws(Failure) -> Result
  ) -> EventStream<Result, Failure, Driver> {
    applying(Map(transform))
  }

  /// What lies at some key paths of every value, as a tuple.
  @inlinable public func map<First, Second, each Result>(
    _ first: KeyPath<Value, First>, _ second: KeyPath<Value, Second>,
    _ others: repeat KeyPath<Value, each Result>
  ) -> EventStream<(First, Second, repeat each Result), Failure, Driver> {
    map { ($0[keyPath: first], $0[keyPath: second], repeat $0[keyPath: each others]) }
  }

  /// The same values, and another reason to fail.
  @inlinable public func mapError<NewFailure: Error>(
    _ transform: @escaping (Failure) -> NewFailure
  ) -> EventStream<Value, NewFailure, Driver> {
    applying(MapError(transform))
  }

  /// The same values, where nil is replaced.
  @inlinable public func replaceNil<Wrapped>(
    with substitute: Wrapped
  ) -> EventStream<Wrapped, Failure, Driver> where Value == Wrapped? {
    map { $0 ?? substitute }
  }

  /// What all values so far make together, after each of them.
  ///
  /// The first value is joined to the initial result, which is not sent itself. An error that is thrown
  /// fails the stream.
  @inlinable public func scan<Result>(
    _ initial: Result, _ next: @escaping (Result, Value) throws(Failure) -> Result
  ) -> EventStream<Result, Failure, Driver> {
    applying(Scan(initial, next: next))
  }
}

extension EventStream where Failure == Never {
  /// The same values, in a stream that might fail, so that closures behind it may throw.
  @inlinable public func setFailureType<NewFailure: Error>(
    to type: NewFailure.Type
  ) -> EventStream<Value, NewFailure, Driver> {
    applying(SetFailureType())
  }
}
