extension EventStream {
  /// All values in one array, at the end; an empty one where there are none.
  @inlinable public func collect() -> EventStream<[Value], Failure, Driver> {
    applying(
      Reduce<Value, [Value], [Value], Failure>([]) { values, value in
        values.append(value)
        return false
      } result: {
        $0
      })
  }

  /// Arrays of so many values each; the end is preceded by one of what is left, if anything is.
  ///
  /// - Precondition: `count` is positive.
  @inlinable public func collect(_ count: Int) -> EventStream<[Value], Failure, Driver> {
    applying(Collect(count))
  }

  /// Arrays of what came in equal windows of time, one after the other from the beginning.
  ///
  /// What comes just when a window ends belongs to the next one. Empty windows send nothing; a good
  /// end ends its window. A window with as many values as it may have ends with the last of them, and
  /// the next one begins there.
  ///
  /// - Precondition: `span` and `count` are positive.
  @inlinable public func collect(
    every span: Duration, orCount count: Int = .max
  ) -> EventStream<[Value], Failure, Driver> {
    applying(CollectByTime(span.asSpan, most: count))
  }

  /// No values, only the end.
  @inlinable public func ignoreOutput() -> EventStream<Never, Failure, Driver> {
    compactMap { _ -> Never? in nil }
  }

  /// What all values make together, at the end.
  ///
  /// The first value is joined to the initial result, which is the result where there is none. An error
  /// that is thrown fails the stream.
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

  /// How many values there were, at the end.
  @inlinable public func count() -> EventStream<Int, Failure, Driver> {
    reduce(0) { count, _ in count + 1 }
  }

  /// The smallest value, at the end, of several alike the first; none where there are none.
  ///
  /// An error that is thrown fails the stream.
  @inlinable public func min(
    by isSmaller: @escaping (Value, Value) throws(Failure) -> Bool
  ) -> EventStream {
    best { (value, best) throws(Failure) in try isSmaller(value, best) }
  }

  /// The largest value, at the end, of several alike the first; none where there are none.
  ///
  /// An error that is thrown fails the stream.
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
  /// The smallest value, at the end; none where there are none.
  @inlinable public func min() -> EventStream { self.min { $0 < $1 } }

  /// The largest value, at the end; none where there are none.
  @inlinable public func max() -> EventStream { self.max { $0 < $1 } }
}
