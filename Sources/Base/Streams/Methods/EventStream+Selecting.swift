extension EventStream {
  /// The first value, and the end with it.
  @inlinable public func first() -> EventStream { prefix(1) }

  /// The first value that is wanted, and the end with it.
  ///
  /// An error that is thrown fails the stream.
  @inlinable public func first(
    where isWanted: @escaping (Value) throws(Failure) -> Bool
  ) -> EventStream {
    filter(isWanted).prefix(1)
  }

  /// The last value, at the end.
  @inlinable public func last() -> EventStream { last { _ in true } }

  /// The last value that is wanted, at the end.
  ///
  /// An error that is thrown fails the stream.
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

  /// The value of a number, and the end with it.
  ///
  /// Values are counted from zero.
  ///
  /// - Precondition: `index` is not negative.
  @inlinable public func output(at index: Int) -> EventStream { dropFirst(index).first() }

  /// The values of some numbers, and the end with the last of them.
  ///
  /// Values are counted from zero.
  ///
  /// - Precondition: No number is negative, or the largest there is.
  @inlinable public func output(in range: some RangeExpression<Int>) -> EventStream {
    let numbers = range.relative(to: 0..<Int.max)
    return prefix(numbers.upperBound).dropFirst(numbers.lowerBound)
  }
}
