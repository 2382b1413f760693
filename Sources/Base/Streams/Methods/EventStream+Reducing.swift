extension EventStream {
  /// Sends an array of all values at the end; an empty one if there are none.
  @inlinable public func collect() -> EventStream<[Value], Failure, Driver> {
    applying(
      Reduce<Value, [Value], [Value], Failure>([]) { values, value in
        values.append(value)
        return false
      } result: {
        $0
      })
  }

  /// Sends arrays of `count` values; the remaining ones are sent before the end.
  ///
  /// - Precondition: `count` is positive.
  @inlinable public func collect(_ count: Int) -> EventStream<[Value], Failure, Driver> {
    applying(Collect(count))
  }

  /// Sends arrays of the values in consecutive time windows of equal length.
  ///
  /// A value at the end of a window belongs to the next one. Empty windows send nothing; a finish
  /// ends its window. A window with `count` values ends with the last of them, and the next one
  /// begins there.
  ///
  /// - Precondition: `span` and `count` are positive.
  @inlinable public func collect(
    every span: Duration, orCount count: Int = .max
  ) -> EventStream<[Value], Failure, Driver> {
    applying(CollectByTime(span.asSpan, most: count))
  }

  /// Sends no values, only the end.
  @inlinable public func ignoreOutput() -> EventStream<Never, Failure, Driver> {
    compactMap { _ -> Never? in nil }
  }

  /// Sends the result of combining all values, at the end.
  ///
  /// The initial result is combined with the first value; it is the result if there are no values.
  /// An error that the closure throws fails the stream.
  @inlinable public func reduce<Result>(
    _ initial: Result, _ next: @escaping (Result, Value) throws(Failure) -> Result
  ) -> EventStream<Result, Failure, Driver> {
    applying(
      Reduce(initial) { (result, value) throws(Failure) in
        result = try next(result, value)
        return false
      } result: {
        $0
      })
  }

  /// Sends the number of values, at the end.
  @inlinable public func count() -> EventStream<Int, Failure, Driver> {
    reduce(0) { count, _ in count + 1 }
  }

  /// Sends the first of the smallest values at the end; nothing if there are no values.
  ///
  /// An error that the closure throws fails the stream.
  @inlinable public func min(
    by isSmaller: @escaping (Value, Value) throws(Failure) -> Bool
  ) -> EventStream {
    best { (value, best) throws(Failure) in try isSmaller(value, best) }
  }

  /// Sends the first of the largest values at the end; nothing if there are no values.
  ///
  /// An error that the closure throws fails the stream.
  @inlinable public func max(
    by isSmaller: @escaping (Value, Value) throws(Failure) -> Bool
  ) -> EventStream {
    best { (value, best) throws(Failure) in try isSmaller(best, value) }
  }

  @inlinable func best(
    _ isBetter: @escaping (Value, Value) throws(Failure) -> Bool
  ) -> EventStream {
    applying(
      Reduce(Value?.none) { (best, value) throws(Failure) in
        if let known = best, try !isBetter(value, known) { return false }
        best = value
        return false
      } result: {
        $0
      })
  }
}

extension EventStream where Value: Comparable {
  /// Sends the smallest value at the end; nothing if there are no values.
  @inlinable public func min() -> EventStream { self.min { $0 < $1 } }

  /// Sends the largest value at the end; nothing if there are no values.
  @inlinable public func max() -> EventStream { self.max { $0 < $1 } }
}
