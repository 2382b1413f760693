extension EventStream {
  /// Sends the first value and ends.
  @inlinable public func first() -> EventStream { prefix(1) }

  /// Sends the first value that satisfies a predicate, and ends.
  ///
  /// An error that the closure throws fails the stream.
  @inlinable public func first(
    where isWanted: @escaping (Value) throws(Failure) -> Bool
  ) -> EventStream {
    filter(isWanted).prefix(1)
  }

  /// Sends the last value at the end.
  @inlinable public func last() -> EventStream { last { _ in true } }

  /// Sends the last value that satisfies a predicate, at the end.
  ///
  /// An error that the closure throws fails the stream.
  @inlinable public func last(
    where isWanted: @escaping (Value) throws(Failure) -> Bool
  ) -> EventStream {
    applying(
      Reduce(Value?.none) { (last, value) throws(Failure) in
        if try isWanted(value) { last = value }
        return false
      } result: {
        $0
      })
  }

  /// Sends the value at an index, counted from zero, and ends.
  ///
  /// - Precondition: `index` is not negative.
  @inlinable public func output(at index: Int) -> EventStream { dropFirst(index).first() }

  /// Sends the values in a range of indices, counted from zero, and ends with the last of them.
  ///
  /// - Precondition: No index is negative or `Int.max`.
  @inlinable public func output(in range: some RangeExpression<Int>) -> EventStream {
    let numbers = range.relative(to: 0..<Int.max)
    return prefix(numbers.upperBound).dropFirst(numbers.lowerBound)
  }
}
