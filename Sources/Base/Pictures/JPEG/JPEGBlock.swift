/// The coefficients of a block, row by row; most are zero.
struct JPEGBlock {
  private(set) var values = InlineArray<64, Float>(repeating: 0)
  /// A mask of the rows with nonzero coefficients, the first one lowest.
  private(set) var rows = 0
  /// True if all coefficients but the DC coefficient are zero.
  private(set) var isFlat = true

  /// Resets all coefficients and sets the DC coefficient.
  @inline(__always) mutating func begin(_ mean: Float) {
    if !isFlat { values = InlineArray(repeating: 0) }
    values[0] = mean
    rows = 1
    isFlat = true
  }

  /// Sets a coefficient by its zigzag index.
  @inline(__always) mutating func set(_ index: Int, _ value: Float, _ factors: [Float]) {
    let place = Int(JPEGZigzag.places[index])
    values[place] = value * factors[place]
    rows |= 1 &<< (place &>> 3)
    isFlat = false
  }
}
