/// Finds the two colours that show the parts of a cell best, and which part has which.
///
/// Of all ways to share the parts out, the best has the smallest squared error of the two means.
/// As the sum of all squares is the same for all ways, that is the one with the largest
/// |S₁|²/n₁ + |S₂|²/n₂. In the order of the Gray code only one part changes sides at a time.
struct CellSplit {
  private let count: Int
  private var colors = InlineArray<6, ColorSum>(repeating: ColorSum())
  private var all = ColorSum()
  private(set) var mask: UInt8 = 0
  /// The sum of the parts in the mask, and how many there are.
  private var sum = ColorSum()
  private var inside: Int32 = 0

  @inline(__always) init(count: Int) { self.count = count }

  @inline(__always) mutating func set(_ part: Int, _ color: ColorSum) {
    colors[part] = color
    all = all &+ color
  }

  /// One colour is taken unless two are better; the last part is never in the mask.
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

  /// Sums the parts again: remembering each best sum would cost more.
  @inline(__always) private mutating func take(_ mask: UInt32) {
    self.mask = UInt8(truncatingIfNeeded: mask)
    for part in 0..<(count - 1) where mask &>> UInt32(truncatingIfNeeded: part) & 1 == 1 {
      sum = sum &+ colors[part]
      inside &+= 1
    }
  }

  /// The mean colour of the parts in the mask; of all if there are none.
  @inline(__always) var foreground: Pixel { inside == 0 ? background : sum.mean(of: inside) }

  /// The mean colour of the others.
  @inline(__always) var background: Pixel {
    (all &- sum).mean(of: Int32(truncatingIfNeeded: count) &- inside)
  }
}
