extension Double {
  /// Returns the number clamped to a range and rounded to thousandths; `usual` for NaN.
  func thousandths(in range: ClosedRange<Double>, usual: Double) -> Double {
    guard !isNaN else { return usual }
    return (min(max(self, range.lowerBound), range.upperBound) * 1_000).rounded() / 1_000
  }
}
