/// What a stream tells: any number of values, and then at most one end.
@frozen public enum StreamEvent<Value, Failure: Error> {
  /// A value; more may follow.
  case value(Value)
  /// Nothing more comes, and all went well.
  case finished
  /// Nothing more comes, because of this.
  case failed(Failure)
}

extension StreamEvent: Equatable where Value: Equatable, Failure: Equatable {}
extension StreamEvent: Sendable where Value: Sendable {}

extension StreamEvent {
  /// The same event with its value, if it has one, as something else.
  @inlinable func mapValue<Result>(_ transform: (Value) -> Result) -> StreamEvent<Result, Failure> {
    switch self {
    case .value(let value): .value(transform(value))
    case .finished: .finished
    case .failed(let failure): .failed(failure)
    }
  }
}
