extension Duration {
  /// The duration in whole nanoseconds, rounded toward zero and clamped to ±2^62.
  ///
  /// The limit is 146 years, so that the difference of two game times never overflows.
  @inlinable public var clampedNanoseconds: Int64 {
    let magnitude = attoseconds.magnitude
    let high = UInt64(truncatingIfNeeded: magnitude >> 64)
    // 2^62 nanoseconds are 250,000,000 × 2^64 attoseconds.
    guard high < 250_000_000 else { return attoseconds < 0 ? -GameTime.latest : GameTime.latest }
    let low = UInt64(truncatingIfNeeded: magnitude)
    let (nanoseconds, _) = (1_000_000_000 as UInt64).dividingFullWidth((high, low))
    return attoseconds < 0 ? -Int64(nanoseconds) : Int64(nanoseconds)
  }
}

/// The times of the engine, in whole nanoseconds since the deal.
@usableFromInline enum GameTime {
  @usableFromInline static var latest: Int64 { 1 << 62 }
  @usableFromInline static var second: Int64 { 1_000_000_000 }
}
