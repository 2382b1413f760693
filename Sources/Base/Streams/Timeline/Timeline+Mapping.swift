extension Timeline {
  /// Every value as something else; an error that is thrown fails the stream.
  public func map<Result>(
    _ transform: @escaping (Value) throws(Failure) -> Result
  ) -> Timeline<Result, Failure> {
    applying(Map(transform))
  }

  /// What lies at some key paths of every value, as a tuple.
  public func map<First, Second, each Result>(
    _ first: KeyPath<Value, First>, _ second: KeyPath<Value, Second>,
    _ others: repeat KeyPath<Value, each Result>
  ) -> Timeline<(First, Second, repeat each Result), Failure> {
    map { ($0[keyPath: first], $0[keyPath: second], repeat $0[keyPath: each others]) }
  }

  /// The same values, and another reason to fail.
  public func mapError<NewFailure: Error>(
    _ transform: @escaping (Failure) -> NewFailure
  ) -> Timeline<Value, NewFailure> {
    applying(MapError(transform))
  }

  /// The same values, where nil is replaced.
  public func replaceNil<Wrapped>(
    with substitute: Wrapped
  ) -> Timeline<Wrapped, Failure> where Value == Wrapped? {
    map { $0 ?? substitute }
  }

  /// What all values so far make together, after each of them.
  ///
  /// The first value is joined to the initial result, which is not sent itself. An error that is thrown
  /// fails the stream.
  public func scan<Result>(
    _ initial: Result, _ next: @escaping (Result, Value) throws(Failure) -> Result
  ) -> Timeline<Result, Failure> {
    applying(Scan(initial, next: next))
  }
}

extension Timeline where Failure == Never {
  /// The same values, in a stream that might fail, so that closures behind it may throw.
  public func setFailureType<NewFailure: Error>(
    to type: NewFailure.Type
  ) -> Timeline<Value, NewFailure> {
    applying(SetFailureType())
  }
}
