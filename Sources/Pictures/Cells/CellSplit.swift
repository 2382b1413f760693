/// Finds the two colours that show the parts of a cell best, and which part has which.
///
/// Of all ways to share the parts out, the best has the smallest squared error of the two means.
/// As the sum of all squares is the same for all ways, that is the one with the largest
/// |S₁|²/n₁ + |S₂|²/n₂. In the order of the Gray code only one part changes sides at a time.
struct CellSplit {
  private let count: Int
  private var colors = InlineArray<6, SIMD4<Int32>>(repeating: .zero)
  private var all = SIMD4<Int32>.zero
  private(set) var mask: UInt8 = 0
  /// The sum of the parts in the mask, and how many there are.
  private var sum = SIMD4<Int32>.zero
  private var inside: Int32 = 0

  init(count: Int) { self.count = count }

  mutating func set(_ part: Int, _ color: SIMD4<Int32>) {
    colors[part] = color
    all &+= color
  }

  /// One colour is taken unless two are better; the last part is never in the mask.
  mutating func search() {
    let total = Int32(count)
    var best = Float(Self.norm(all)) / Float(total) + 0.5
    var sum = SIMD4<Int32>.zero
    var mask: UInt8 = 0
    var inside: Int32 = 0
    for step in 1..<(1 << (count - 1)) {
      let bit = step.trailingZeroBitCount
      mask ^= 1 << UInt8(bit)
      let isIn = mask >> UInt8(bit) & 1 == 1
      sum = isIn ? sum &+ colors[bit] : sum &- colors[bit]
      inside += isIn ? 1 : -1
      let rest = Float(Self.norm(all &- sum)) / Float(total - inside)
      let score = Float(Self.norm(sum)) / Float(inside) + rest
      if score > best { (best, self.mask, self.sum, self.inside) = (score, mask, sum, inside) }
    }
  }

  /// The mean colour of the parts in the mask; of all if there are none.
  var foreground: Pixel { inside == 0 ? background : Self.mean(sum, inside) }

  /// The mean colour of the others.
  var background: Pixel { Self.mean(all &- sum, Int32(count) - inside) }

  private static func norm(_ color: SIMD4<Int32>) -> Int32 {
    color.x &* color.x &+ color.y &* color.y &+ color.z &* color.z
  }

  private static func mean(_ sum: SIMD4<Int32>, _ count: Int32) -> Pixel {
    let half = count / 2
    return Pixel(
      red: UInt8(truncatingIfNeeded: (sum.x + half) / count),
      green: UInt8(truncatingIfNeeded: (sum.y + half) / count),
      blue: UInt8(truncatingIfNeeded: (sum.z + half) / count))
  }
}
