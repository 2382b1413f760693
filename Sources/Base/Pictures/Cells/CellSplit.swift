/// Finds the two colours that approximate the parts of a cell best, and the parts in each.
///
/// The best partition has the smallest squared error to the two means. Because the sum of all
/// squares is constant, that is the partition with the largest |S₁|²/n₁ + |S₂|²/n₂. Partitions are
/// visited in Gray code order, so that only one part changes sides at a time.
struct CellSplit {
  private let count: Int
  private var colors = InlineArray<6, ColorSum>(repeating: ColorSum())
  private var all = ColorSum()
  private(set) var mask: UInt8 = 0
  /// The sum and the number of the parts in the mask.
  private var sum = ColorSum()
  private var inside: Int32 = 0

  @inline(__always) init(count: Int) { self.count = count }

  @inline(__always) mutating func set(_ part: Int, _ color: ColorSum) {
    colors[part] = color
    all = all &+ color
  }

  /// Prefers one colour unless two are better; the last part is never in the mask.
  @inline(__always) mutating func search() {
    let total = Int32(truncatingIfNeeded: count)
    var best = Float(all.norm) / Float(total) + 0.5
    var bestMask: UInt32 = 0
    var sum = ColorSum()
    var mask: UInt32 = 0
    var inside: Int32 = 0
    for step in 1..<(1 << (count - 1)) {
      let bit = step.trailingZeroBitCount
      mask ^= 1 &<< UInt32(truncatingIfNeeded: bit)
      let isIn = mask &>> UInt32(truncatingIfNeeded: bit) & 1 == 1
      sum = isIn ? sum &+ colors[bit] : sum &- colors[bit]
      inside &+= isIn ? 1 : -1
      let rest = Float((all &- sum).norm) / Float(total &- inside)
      let score = Float(sum.norm) / Float(inside) + rest
      if score > best { (best, bestMask) = (score, mask) }
    }
    take(bestMask)
  }

  /// Sums the parts again, because saving each best sum would cost more.
  @inline(__always) private mutating func take(_ mask: UInt32) {
    self.mask = UInt8(truncatingIfNeeded: mask)
    for part in 0..<(count - 1) where mask &>> UInt32(truncatingIfNeeded: part) & 1 == 1 {
      sum = sum &+ colors[part]
      inside &+= 1
    }
  }

  /// The mean colour of the parts in the mask, or of all parts if the mask is empty.
  @inline(__always) var foreground: Pixel { inside == 0 ? background : sum.mean(of: inside) }

  /// The mean colour of the parts outside the mask.
  @inline(__always) var background: Pixel {
    (all &- sum).mean(of: Int32(truncatingIfNeeded: count) &- inside)
  }
}
