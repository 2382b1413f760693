extension Timeline {
  /// A value when no other has come for a while.
  ///
  /// One that waits at a good end is sent before it.
  ///
  /// - Precondition: `span` is not negative.
  public func debounce(for span: Duration) -> Timeline {
    applying(Debounce(span.asSpan))
  }

  /// A value at once, and from then on at most one at the end of every while, as long as some come.
  ///
  /// One that waits at a good end is sent before it.
  ///
  /// Of the values of a while the last is sent, or the first where the latest is not wanted.
  ///
  /// - Precondition: `span` is not negative.
  public func throttle(for span: Duration, latest: Bool = true) -> Timeline {
    applying(Throttle(span.asSpan, latest: latest))
  }

  /// Every value and the end a while later; a failure comes at once, instead of what still waits.
  ///
  /// - Precondition: `span` is not negative.
  public func delay(for span: Duration) -> Timeline { applying(Delay(span.asSpan)) }

  /// The values, and an end when none has come for a while, at first since the beginning.
  ///
  /// It is a good end, unless a failure is given.
  ///
  /// - Precondition: `span` is not negative.
  public func timeout(_ span: Duration, failing failure: Failure? = nil) -> Timeline {
    applying(Timeout(span.asSpan, failure: failure))
  }

  /// The time since the value before, or since the beginning, instead of every value.
  public func measureInterval() -> Timeline<Duration, Failure> {
    applying(MeasureInterval())
  }
}
