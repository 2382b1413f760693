extension Duration {
  /// The duration in whole nanoseconds, rounded toward zero and clamped.
  ///
  /// For clocks of streams, whose times are nanoseconds.
  public var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return overflows ? (seconds < 0 ? .min : .max) : whole.later(by: attoseconds / 1_000_000_000)
  }

  /// The waiting time of an operator, in nanoseconds.
  @usableFromInline var asSpan: Int64 {
    precondition(self >= .zero, "\(self) is no time to wait for")
    return wholeNanoseconds
  }
}

extension Int64 {
  /// Returns the time that is a span later than this one, clamped.
  @inlinable func later(by span: Int64) -> Int64 {
    let (time, overflows) = addingReportingOverflow(span)
    return overflows ? (span < 0 ? .min : .max) : time
  }

  /// Returns the span since an earlier time, clamped.
  @inlinable func since(_ earlier: Int64) -> Int64 {
    let (span, overflows) = subtractingReportingOverflow(earlier)
    return overflows ? .max : span
  }
}
