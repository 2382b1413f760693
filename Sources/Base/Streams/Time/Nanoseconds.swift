extension Duration {
  /// The whole nanoseconds in it, toward zero; at most as many as there are numbers for.
  ///
  /// For clocks of streams, whose times are nanoseconds.
  public var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return overflows ? (seconds < 0 ? .min : .max) : whole.later(by: attoseconds / 1_000_000_000)
  }

  /// Nanoseconds of a span that an operator waits for.
  @usableFromInline var asSpan: Int64 {
    precondition(self >= .zero, "\(self) is no time to wait for")
    return wholeNanoseconds
  }
}

extension Int64 {
  /// The time in nanoseconds a span later; the first or the last there is where it would be beyond.
  @inlinable func later(by span: Int64) -> Int64 {
    let (time, overflows) = addingReportingOverflow(span)
    return overflows ? (span < 0 ? .min : .max) : time
  }

  /// The span from an earlier time to this one; the longest there is where it would be longer.
  @inlinable func since(_ earlier: Int64) -> Int64 {
    let (span, overflows) = subtractingReportingOverflow(earlier)
    return overflows ? .max : span
  }
}
