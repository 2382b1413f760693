extension EventStream {
  /// Returns a stream of the values that satisfy a predicate; an error that it throws fails the
  /// stream.
  @inlinable public func filter(
    _ isIncluded: @escaping (Value) throws(Failure) -> Bool
  ) -> EventStream {
    applying(Filter(isIncluded))
  }

  /// Returns a stream of the non-nil results of a closure; an error that it throws fails the
  /// stream.
  @inlinable public func compactMap<Result>(
    _ transform: @escaping (Value) throws(Failure) -> Result?
  ) -> EventStream<Result, Failure, Driver> {
    applying(CompactMap(transform))
  }

  /// Returns a stream without values that equal the last one sent.
  ///
  /// The closure receives the last value sent and a new one. An error that it throws fails the
  /// stream.
  @inlinable public func removeDuplicates(
    by isDuplicate: @escaping (Value, Value) throws(Failure) -> Bool
  ) -> EventStream {
    applying(RemoveDuplicates(isDuplicate))
  }

  /// Returns a stream with one substitute value if this one finishes without a value.
  @inlinable public func replaceEmpty(with substitute: Value) -> EventStream {
    applying(ReplaceEmpty(substitute))
  }

  /// Returns a stream that replaces a failure with a last value and finishes.
  @inlinable public func replaceError(with substitute: Value) -> EventStream<Value, Never, Driver> {
    applying(ReplaceError(substitute))
  }
}

extension EventStream where Value: Equatable {
  /// Returns a stream without values that equal the one before.
  @inlinable public func removeDuplicates() -> EventStream { removeDuplicates { $0 == $1 } }
}
