extension Double {
  /// Returns true if two numbers differ only by rounding: one part in 10^12, or 10^-12.
  func isClose(to other: Double) -> Bool {
    abs(self - other) <= 1e-12 * max(1, abs(other))
  }
}
