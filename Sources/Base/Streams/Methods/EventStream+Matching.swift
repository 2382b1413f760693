extension EventStream {
  /// Sends true at the first value that satisfies a predicate, or false at the end.
  ///
  /// An error that the closure throws fails the stream.
  @inlinable public func contains(
    where isWanted: @escaping (Value) throws(Failure) -> Bool
  ) -> EventStream<Bool, Failure, Driver> {
    applying(
      Reduce(false) { (isFound, value) throws(Failure) in
        isFound = try isWanted(value)
        return isFound
      } result: {
        $0
      })
  }

  /// Sends false at the first value that does not satisfy a predicate, or true at the end.
  ///
  /// An error that the closure throws fails the stream.
  @inlinable public func allSatisfy(
    _ isWanted: @escaping (Value) throws(Failure) -> Bool
  ) -> EventStream<Bool, Failure, Driver> {
    contains { (value) throws(Failure) in try !isWanted(value) }.map { !$0 }
  }
}

extension EventStream where Value: Equatable {
  /// Sends true at the first value that equals the given one, or false at the end.
  @inlinable public func contains(_ value: Value) -> EventStream<Bool, Failure, Driver> {
    contains { $0 == value }
  }
}
