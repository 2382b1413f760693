extension EventStream {
  /// Sends a value when no other has arrived for a while.
  ///
  /// A value that waits at the end of the stream is dropped.
  ///
  /// - Precondition: `span` is not negative.
  @inlinable public func debounce(for span: Duration) -> EventStream {
    applying(Debounce(span.asSpan))
  }

  /// Sends a value at once, and then at most one per interval.
  ///
  /// The last value of an interval is sent at its end, or the first if `latest` is false. A pending
  /// value is sent before a finish.
  ///
  /// - Precondition: `span` is not negative.
  @inlinable public func throttle(for span: Duration, latest: Bool = true) -> EventStream {
    applying(Throttle(span.asSpan, latest: latest))
  }

  /// Delays every value and the finish; a failure is sent at once and drops pending values.
  ///
  /// - Precondition: `span` is not negative.
  @inlinable public func delay(for span: Duration) -> EventStream { applying(Delay(span.asSpan)) }

  /// Ends the stream when no value has arrived for a while, counted from the beginning at first.
  ///
  /// The stream finishes unless a failure is given.
  ///
  /// - Precondition: `span` is not negative.
  @inlinable public func timeout(_ span: Duration, failing failure: Failure? = nil) -> EventStream {
    applying(Timeout(span.asSpan, failure: failure))
  }

  /// Sends the time since the previous value, or since the beginning, instead of every value.
  @inlinable public func measureInterval() -> EventStream<Duration, Failure, Driver> {
    applying(MeasureInterval())
  }
}
