/// The coefficients of a block, row by row, of which most are zero.
struct JPEGBlock {
  private(set) var values = InlineArray<64, Float>(repeating: 0)
  /// Which rows have any, the first one lowest.
  private(set) var rows = 0
  /// Whether there is no coefficient but the mean.
  private(set) var isFlat = true

  /// Forgets all coefficients but a new mean.
  @inline(__always) mutating func begin(_ mean: Float) {
    if !isFlat { values = InlineArray(repeating: 0) }
    values[0] = mean
    rows = 1
    isFlat = true
  }

  /// Sets a coefficient by its number from the coarsest to the finest.
  @inline(__always) mutating func set(_ index: Int, _ value: Float, _ factors: [Float]) {
    let place = Int(JPEGZigzag.places[index])
    values[place] = value * factors[place]
    rows |= 1 &<< (place &>> 3)
    isFlat = false
  }
}
