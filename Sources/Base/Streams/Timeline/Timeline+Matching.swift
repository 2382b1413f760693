extension Timeline {
  /// Whether any value is wanted: true and the end with the first, false at the end.
  ///
  /// An error that is thrown fails the stream.
  public func contains(
    where isWanted: @escaping (Value) throws(Failure) -> Bool
  ) -> Timeline<Bool, Failure> {
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
  public func allSatisfy(
    _ isWanted: @escaping (Value) throws(Failure) -> Bool
  ) -> Timeline<Bool, Failure> {
    contains { (value) throws(Failure) in try !isWanted(value) }.map { !$0 }
  }
}

extension Timeline where Value: Equatable {
  /// Whether a value comes: true and the end when it does, false at the end.
  public func contains(_ value: Value) -> Timeline<Bool, Failure> {
    contains { $0 == value }
  }
}
