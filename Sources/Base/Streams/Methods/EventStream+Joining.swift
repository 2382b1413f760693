extension EventStream {
  /// The latest values of two streams, whenever one of them sends one, from when both have.
  ///
  /// It ends with the last of them, or with one that has sent nothing, and fails with the first that
  /// fails.
  @inlinable public func combineLatest<Second>(
    _ second: EventStream<Second, Failure, Driver>
  ) -> EventStream<(Value, Second), Failure, Driver> {
    applying(CombineLatest<Value, Second, Failure>(), with: second)
  }

  /// The latest values of three streams, as of two.
  @inlinable public func combineLatest<Second, Third>(
    _ second: EventStream<Second, Failure, Driver>, _ third: EventStream<Third, Failure, Driver>
  ) -> EventStream<(Value, Second, Third), Failure, Driver> {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// The latest values of four streams, as of two.
  @inlinable public func combineLatest<Second, Third, Fourth>(
    _ second: EventStream<Second, Failure, Driver>, _ third: EventStream<Third, Failure, Driver>,
    _ fourth: EventStream<Fourth, Failure, Driver>
  ) -> EventStream<(Value, Second, Third, Fourth), Failure, Driver> {
    combineLatest(second, third).combineLatest(fourth).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }

  /// The values of all streams as they come.
  ///
  /// It ends with the last of them, and fails with the first that fails.
  @inlinable public func merge(with others: EventStream...) -> EventStream {
    applying(Merge(1 + others.count), with: others)
  }

  /// The first values of two streams together, then the second ones, and so on.
  ///
  /// It ends when no other pair can come, and fails with the first that fails.
  @inlinable public func zip<Second>(
    _ second: EventStream<Second, Failure, Driver>
  ) -> EventStream<(Value, Second), Failure, Driver> {
    applying(Zip<Value, Second, Failure>(), with: second)
  }

  /// The first values of three streams together and so on, as of two.
  @inlinable public func zip<Second, Third>(
    _ second: EventStream<Second, Failure, Driver>, _ third: EventStream<Third, Failure, Driver>
  ) -> EventStream<(Value, Second, Third), Failure, Driver> {
    zip(second).zip(third).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// The first values of four streams together and so on, as of two.
  @inlinable public func zip<Second, Third, Fourth>(
    _ second: EventStream<Second, Failure, Driver>, _ third: EventStream<Third, Failure, Driver>,
    _ fourth: EventStream<Fourth, Failure, Driver>
  ) -> EventStream<(Value, Second, Third, Fourth), Failure, Driver> {
    zip(second, third).zip(fourth).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }

  /// The first value of any of the streams, and the end with it.
  ///
  /// It fails only where all of them do, with the last failure, and ends without a value where none
  /// of them sends one.
  @inlinable public func firstValue(or others: EventStream...) -> EventStream {
    applying(FirstValue(1 + others.count), with: others)
  }
}
