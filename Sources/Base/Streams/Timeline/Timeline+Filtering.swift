extension Timeline {
  /// The values that are wanted; an error that is thrown fails the stream.
  public func filter(
    _ isIncluded: @escaping (Value) throws(Failure) -> Bool
  ) -> Timeline {
    applying(Filter(isIncluded))
  }

  /// Every value as something else, where that is not nil; an error that is thrown fails the stream.
  public func compactMap<Result>(
    _ transform: @escaping (Value) throws(Failure) -> Result?
  ) -> Timeline<Result, Failure> {
    applying(CompactMap(transform))
  }

  /// The values that are not like the one sent before them.
  ///
  /// The closure is given the value sent last and a new one. An error that is thrown fails the stream.
  public func removeDuplicates(
    by isDuplicate: @escaping (Value, Value) throws(Failure) -> Bool
  ) -> Timeline {
    applying(RemoveDuplicates(isDuplicate))
  }

  /// The values, or one instead where there is none before a good end.
  public func replaceEmpty(with substitute: Value) -> Timeline {
    applying(ReplaceEmpty(substitute))
  }

  /// The values, and instead of a failure a last one and a good end.
  public func replaceError(with substitute: Value) -> Timeline<Value, Never> {
    applying(ReplaceError(substitute))
  }
}

extension Timeline where Value: Equatable {
  /// The values that differ from the one before them.
  public func removeDuplicates() -> Timeline { removeDuplicates { $0 == $1 } }
}
