/// The lengths of bars in cells, above and below a base, which is zero if it is in range.
///
/// The base is between two cells, because no character hangs from its cell by eighths.
struct BarLengths {
  /// The value at which bars begin.
  let base: Double
  /// The number of cells below the base; none if a bar would not fill half of one.
  let below: Int
  /// The number of cells above the base.
  let above: Int
  private let upwards: Unit
  private let downwards: Unit

  /// A difference of values that is shown as a number of cells.
  private struct Unit {
    let span: Double
    let cells: Int

    func length(_ difference: Double) -> Double {
      span > 0 ? difference / span * Double(cells) : 0
    }
  }

  /// - Parameters:
  ///   - values: The range of values.
  ///   - cells: The number of cells.
  ///   - hasUnit: True if both directions have the unit in which the longer bar fits; otherwise
  ///     each fills its cells.
  init(_ values: ClosedRange<Double>, cells: Int, hasUnit: Bool = true) {
    let (low, high) = (values.lowerBound, values.upperBound)
    let base = max(low, min(0, high))
    let cells = max(0, cells)
    let share = high > low ? (base - low) / (high - low) * Double(cells) : 0
    let below = min(Int(share.rounded()), high > base ? max(0, cells - 1) : cells)
    let above = cells - below
    (self.base, self.below, self.above) = (base, below, above)
    let (up, down) = (Unit(span: high - base, cells: above), Unit(span: base - low, cells: below))
    let isDeep = above == 0 || down.span / Double(below) > up.span / Double(above)
    let common = below > 0 && isDeep ? down : up
    (upwards, downwards) = hasUnit ? (common, common) : (up, down)
  }

  /// Returns the distance of a value from the base in cells, negative below it.
  func length(_ value: Double) -> Double {
    value < base
      ? max(-Double(below), -downwards.length(base - value))
      : min(upwards.length(value - base), Double(above))
  }
}
