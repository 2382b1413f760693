/// The coefficients of a component that were read so far, as many of each block as are needed.
struct JPEGCoefficients {
  /// Coefficients a side of a block that are kept, the coarsest.
  let side: Int
  /// Blocks side by side.
  let columns: Int
  /// Row by row of a block, one block after the other.
  private var values: [Int16]
  /// Which coefficients of each block are not zero, the coarsest lowest, kept or not.
  ///
  /// Scans that refine them say more of those only. Empty where only means are kept.
  private(set) var masks: [UInt64]
  /// Where each coefficient is kept in its block; below zero for those that are not.
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

  /// Makes all blocks into samples.
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
  /// The number of the block in a column and a row.
  @inline(__always) func block(column: Int, row: Int) -> Int { row * columns + column }

  /// Sets the mean of a block.
  @inline(__always) mutating func setMean(_ mean: Int, of block: Int) {
    values[block * side * side] = Int16(truncatingIfNeeded: mean)
  }

  /// Adds bits to the mean of a block.
  @inline(__always) mutating func addToMean(_ bits: Int, of block: Int) {
    values[block * side * side] |= Int16(truncatingIfNeeded: bits)
  }

  /// Sets a coefficient of a block by its number from the coarsest to the finest.
  @inline(__always) mutating func set(_ index: Int, of block: Int, _ value: Int) {
    masks[block] |= 1 << UInt64(index)
    let kept = places[index]
    guard kept >= 0 else { return }
    values[block * side * side + kept] = Int16(truncatingIfNeeded: value)
  }

  /// Adds a bit to a coefficient that is not zero, away from zero.
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
