extension EventStream {
  /// A value when no other has come for a while.
  ///
  /// One that waits at a good end is sent before it.
  ///
  /// - Precondition: `span` is not negative.
  @inlinable public func debounce(for span: Duration) -> EventStream {
    applying(Debounce(span.asSpan))
  }

  /// A value at once, and from then on at most one at the end of every while, as long as some come.
  ///
  /// One that waits at a good end is sent before it.
  ///
  /// Of the values of a while the last is sent, or the first where the latest is not wanted.
  ///
  /// - Precondition: `span` is not negative.
  @inlinable public func throttle(for span: Duration, latest: Bool = true) -> EventStream {
    applying(Throttle(span.asSpan, latest: latest))
  }

  /// Every value and the end a while later; a failure comes at once, instead of what still waits.
  ///
  /// - Precondition: `span` is not negative.
  @inlinable public func delay(for span: Duration) -> EventStream { applying(Delay(span.asSpan)) }

  /// The values, and an end when none has come for a while, at first since the beginning.
  ///
  /// It is a good end, unless a failure is given.
  ///
  /// - Precondition: `span` is not negative.
  @inlinable public func timeout(_ span: Duration, failing failure: Failure? = nil) -> EventStream {
    applying(Timeout(span.asSpan, failure: failure))
  }

  /// The time since the value before, or since the beginning, instead of every value.
  @inlinable public func measureInterval() -> EventStream<Duration, Failure, Driver> {
    applying(MeasureInterval())
  }
}
