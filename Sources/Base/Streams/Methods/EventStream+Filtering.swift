extension EventStream {
  /// The values that are wanted; an error that is thrown fails the stream.
  @inlinable public func filter(
    _ isIncluded: @escaping (Value) throws(Failure) -> Bool
  ) -> EventStream {
    applying(Filter(isIncluded))
  }

  /// Every value as something else, where that is not nil; an error that is thrown fails the stream.
  @inlinable public func compactMap<Result>(
    _ transform: @escaping (Value) throws(Failure) -> Result?
  ) -> EventStream<Result, Failure, Driver> {
    applying(CompactMap(transform))
  }

  /// The values that are not like the one sent before them.
  ///
  /// The closure is given the value sent last and a new one. An error that is thrown fails the stream.
  @inlinable public func removeDuplicates(
    by isDuplicate: @escaping (Value, Value) throws(Failure) -> Bool
  ) -> EventStream {
    applying(RemoveDuplicates(isDuplicate))
  }

  /// The values, or one instead where there is none before a good end.
  @inlinable public func replaceEmpty(with substitute: Value) -> EventStream {
    applying(ReplaceEmpty(substitute))
  }

  /// The values, and instead of a failure a last one and a good end.
  @inlinable public func replaceError(with substitute: Value) -> EventStream<Value, Never, Driver> {
    applying(ReplaceError(substitute))
  }
}

extension EventStream where Value: Equatable {
  /// The values that differ from the one before them.
  @inlinable public func removeDuplicates() -> EventStream { removeDuplicates { $0 == $1 } }
}
