/// The coefficients of a component that were read so far, as many of each block as are needed.
struct JPEGCoefficients {
  /// Coefficients a side of a block that are kept, the coarsest.
  let side: Int
  /// Blocks side by side.
  let columns: Int
  /// Row by row of a block, one block after the other.
  var values: [Int16]
  /// Which coefficients of each block are not zero, the coarsest lowest, kept or not.
  ///
  /// Scans that refine them say more of those only. Empty where only means are kept.
  var masks: [UInt64]

  init(_ component: JPEGComponent, of frame: JPEGFrame, side: Int) {
    self.side = side
    columns = frame.columns * component.horizontal
    let blocks = columns * frame.rows * component.vertical
    values = [Int16](repeating: 0, count: blocks * side * side)
    masks = [UInt64](repeating: 0, count: side == 1 ? 0 : blocks)
  }

  static func bytesPerBlock(_ side: Int) -> Int { 2 * side * side + (side == 1 ? 0 : 8) }

  /// Where each coefficient is kept in its block; below zero for those that are not.
  static func places(_ side: Int) -> [Int] {
    (0..<64).map { index in
      let place = Int(JPEGZigzag.places[index])
      let (row, column) = (place / 8, place % 8)
      return row < side && column < side ? row * side + column : -1
    }
  }

  /// Makes all blocks into samples.
  func write(to plane: inout JPEGPlane, _ factors: [Float]) {
    let transform = JPEGTransform(side: side)
    let places = Self.places(side)
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
