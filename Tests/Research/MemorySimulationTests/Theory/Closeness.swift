extension Double {
  /// Whether two numbers differ by no more than rounding explains: one part in 10^12, or 10^-12.
  func isClose(to other: Double) -> Bool {
    abs(self - other) <= 1e-12 * max(1, abs(other))
  }
}
