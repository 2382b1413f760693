/// The sums of some colours, by channel.
///
/// Scalars, because products of integer vectors are slow on older processors.
struct ColorSum {
  var red: Int32 = 0
  var green: Int32 = 0
  var blue: Int32 = 0

  /// The sum of the squares of the channels.
  @inline(__always) var norm: Int32 { red &* red &+ green &* green &+ blue &* blue }

  /// Returns the mean of the `count` colours, one to six, whose sum this is.
  @inline(__always) func mean(of count: Int32) -> Pixel {
    let half = UInt32(truncatingIfNeeded: count) / 2
    // Rounded sums are at most 1533, so that (sum · inverse) >> 16 is exactly sum / count.
    let inverse = 65_536 / UInt32(truncatingIfNeeded: count) &+ 1
    return Pixel(
      red: Self.product(red, half, inverse), green: Self.product(green, half, inverse),
      blue: Self.product(blue, half, inverse))
  }

  @inline(__always) private static func product(
    _ sum: Int32, _ half: UInt32, _ inverse: UInt32
  ) -> UInt8 {
    UInt8(truncatingIfNeeded: ((UInt32(truncatingIfNeeded: sum) &+ half) &* inverse) >> 16)
  }

  @inline(__always) static func &+ (one: ColorSum, other: ColorSum) -> ColorSum {
    ColorSum(
      red: one.red &+ other.red, green: one.green &+ other.green, blue: one.blue &+ other.blue)
  }

  @inline(__always) static func &- (one: ColorSum, other: ColorSum) -> ColorSum {
    ColorSum(
      red: one.red &- other.red, green: one.green &- other.green, blue: one.blue &- other.blue)
  }
}

extension ColorSum {
  /// Returns a colour blended by its alpha, 0 to 255, over an opaque one.
  @inline(__always) init(_ color: Pixel, over under: Pixel) {
    let alpha = UInt32(color.alpha)
    if alpha == 255 {
      self.init(red: Int32(color.red), green: Int32(color.green), blue: Int32(color.blue))
      return
    }
    self.init(
      red: Self.mix(color.red, alpha, under.red),
      green: Self.mix(color.green, alpha, under.green),
      blue: Self.mix(color.blue, alpha, under.blue))
  }

  @inline(__always) private static func mix(_ over: UInt8, _ alpha: UInt32, _ under: UInt8) -> Int32
  {
    Int32(
      truncatingIfNeeded: (UInt32(over) &* alpha &+ UInt32(under) &* (255 &- alpha) &+ 127) / 255)
  }
}
