extension EventStream {
  /// Returns a stream of the latest values of two streams, once both have sent one.
  ///
  /// Ends with the last of them, or with one that has sent nothing, and fails with the first that
  /// fails.
  @inlinable public func combineLatest<Second>(
    _ second: EventStream<Second, Failure, Driver>
  ) -> EventStream<(Value, Second), Failure, Driver> {
    applying(CombineLatest<Value, Second, Failure>(), with: second)
  }

  /// Returns a stream of the latest values of three streams.
  @inlinable public func combineLatest<Second, Third>(
    _ second: EventStream<Second, Failure, Driver>, _ third: EventStream<Third, Failure, Driver>
  ) -> EventStream<(Value, Second, Third), Failure, Driver> {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// Returns a stream of the latest values of four streams.
  @inlinable public func combineLatest<Second, Third, Fourth>(
    _ second: EventStream<Second, Failure, Driver>, _ third: EventStream<Third, Failure, Driver>,
    _ fourth: EventStream<Fourth, Failure, Driver>
  ) -> EventStream<(Value, Second, Third, Fourth), Failure, Driver> {
    combineLatest(second, third).combineLatest(fourth).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }

  /// Returns a stream of the values of all streams as they arrive.
  ///
  /// Ends with the last of them, and fails with the first that fails.
  @inlinable public func merge(with others: EventStream...) -> EventStream {
    applying(Merge(1 + others.count), with: others)
  }

  /// Returns a stream of pairs: the first values of two streams, then the second values, and so on.
  ///
  /// Ends when no further pair is possible, and fails with the first that fails.
  @inlinable public func zip<Second>(
    _ second: EventStream<Second, Failure, Driver>
  ) -> EventStream<(Value, Second), Failure, Driver> {
    applying(Zip<Value, Second, Failure>(), with: second)
  }

  /// Returns a stream of triples of the values of three streams with the same index.
  @inlinable public func zip<Second, Third>(
    _ second: EventStream<Second, Failure, Driver>, _ third: EventStream<Third, Failure, Driver>
  ) -> EventStream<(Value, Second, Third), Failure, Driver> {
    zip(second).zip(third).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// Returns a stream of quadruples of the values of four streams with the same index.
  @inlinable public func zip<Second, Third, Fourth>(
    _ second: EventStream<Second, Failure, Driver>, _ third: EventStream<Third, Failure, Driver>,
    _ fourth: EventStream<Fourth, Failure, Driver>
  ) -> EventStream<(Value, Second, Third, Fourth), Failure, Driver> {
    zip(second, third).zip(fourth).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }

  /// Returns a stream of the first value of any of the streams, which ends with it.
  ///
  /// Fails only if all streams do, with the last failure; ends without a value if none sends one.
  @inlinable public func firstValue(or others: EventStream...) -> EventStream {
    applying(FirstValue(1 + others.count), with: others)
  }
}
