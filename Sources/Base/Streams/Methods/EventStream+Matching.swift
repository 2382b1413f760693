extension EventStream {
  /// Whether any value is wanted: true and the end with the first, false at the end.
  ///
  /// An error that is thrown fails the stream.
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

  /// Whether all values are wanted: false and the end with the first that is not, true at the end.
  ///
  /// An error that is thrown fails the stream.
  @inlinable public func allSatisfy(
    _ isWanted: @escaping (Value) throws(Failure) -> Bool
  ) -> EventStream<Bool, Failure, Driver> {
    contains { (value) throws(Failure) in try !isWanted(value) }.map { !$0 }
  }
}

extension EventStream where Value: Equatable {
  /// Whether a value comes: true and the end when it does, false at the end.
  @inlinable public func contains(_ value: Value) -> EventStream<Bool, Failure, Driver> {
    contains { $0 == value }
  }
}
