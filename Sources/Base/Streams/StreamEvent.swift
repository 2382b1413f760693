/// An event of a stream: any number of values, then at most one end.
@frozen public enum StreamEvent<Value, Failure: Error> {
  /// A value; more may follow.
  case value(Value)
  /// The stream ended without a failure.
  case finished
  /// The stream ended with a failure.
  case failed(Failure)
}

extension StreamEvent: Equatable where Value: Equatable, Failure: Equatable {}
extension StreamEvent: Sendable where Value: Sendable {}

extension StreamEvent {
  /// Returns the same event with its value transformed.
  @inlinable func mapValue<Result>(_ transform: (Value) -> Result) -> StreamEvent<Result, Failure> {
    switch self {
    case .value(let value): .value(transform(value))
    case .finished: .finished
    case .failed(let failure): .failed(failure)
    }
  }
}
