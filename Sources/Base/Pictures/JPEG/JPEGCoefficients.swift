/// The decoded coefficients of a component, only as many per block as its scale needs.
struct JPEGCoefficients {
  /// The side of the square of low-frequency coefficients that are kept.
  let side: Int
  /// The number of blocks in a row.
  let columns: Int
  /// The coefficients, row by row of a block, one block after the other.
  private var values: [Int16]
  /// The nonzero coefficients of each block, kept or not, the lowest frequency in the lowest bit.
  ///
  /// Refinement scans depend on them. Empty if only DC coefficients are kept.
  private(set) var masks: [UInt64]
  /// The index of each coefficient in its block; negative if it is not kept.
  private let places: [Int]

  init(_ component: JPEGComponent, of frame: JPEGFrame, side: Int) {
    self.side = side
    columns = frame.columns * component.horizontal
    let blocks = columns * frame.rows * component.vertical
    values = [Int16](repeating: 0, count: blocks * side * side)
    masks = [UInt64](repeating: 0, count: side == 1 ? 0 : blocks)
    places = Self.places(side)
  }

  static func bytesPerBlock(_ side: Int) -> Int { 2 * side * side + (side == 1 ? 0 : 8) }

  private static func places(_ side: Int) -> [Int] {
    (0..<64).map { index in
      let place = Int(JPEGZigzag.places[index])
      let (row, column) = (place / 8, place % 8)
      return row < side && column < side ? row * side + column : -1
    }
  }

  /// Transforms all blocks to samples.
  func write(to plane: inout JPEGPlane, _ factors: [Float]) {
    let transform = JPEGTransform(side: side)
    var block = JPEGBlock()
    for index in 0..<(values.count / (side * side)) {
      let start = index * side * side
      block.begin(Float(values[start]) * factors[0])
      var mask = masks.isEmpty ? 0 : masks[index] & ~1
      while mask > 0 {
        let number = mask.trailingZeroBitCount
        mask &= mask - 1
        if places[number] >= 0 { block.set(number, Float(values[start + places[number]]), factors) }
      }
      transform.write(&block, to: &plane, column: index % columns, row: index / columns)
    }
  }
}

extension JPEGCoefficients {
  /// Returns the index of the block in a column and row.
  @inline(__always) func block(column: Int, row: Int) -> Int { row * columns + column }

  /// Sets the DC coefficient of a block.
  @inline(__always) mutating func setMean(_ mean: Int, of block: Int) {
    values[block * side * side] = Int16(truncatingIfNeeded: mean)
  }

  /// Adds bits to the DC coefficient of a block.
  @inline(__always) mutating func addToMean(_ bits: Int, of block: Int) {
    values[block * side * side] |= Int16(truncatingIfNeeded: bits)
  }

  /// Sets a coefficient of a block by its zigzag index.
  @inline(__always) mutating func set(_ index: Int, of block: Int, _ value: Int) {
    masks[block] |= 1 << UInt64(index)
    let kept = places[index]
    guard kept >= 0 else { return }
    values[block * side * side + kept] = Int16(truncatingIfNeeded: value)
  }

  /// Adds a bit to a nonzero coefficient, away from zero.
  mutating func correct(_ index: Int, of block: Int, by shift: Int) {
    let kept = places[index]
    guard kept >= 0 else { return }
    let place = block * side * side + kept
    let bit = Int16(1) << Int16(shift)
    if values[place] & bit == 0 {
      values[place] = values[place] &+ (values[place] < 0 ? -bit : bit)
    }
  }
}
