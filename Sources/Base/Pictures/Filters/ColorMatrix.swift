/// A matrix from the colour of a pixel to another one, in whole ten-thousandths, so that results
/// are the same on every machine.
///
/// Each row has the weights of red, green and blue, and an offset in parts of the full level.
struct ColorMatrix {
  let red: SIMD4<Int32>
  let green: SIMD4<Int32>
  let blue: SIMD4<Int32>

  /// The number that stands for one.
  private static let one: Int32 = 10_000

  /// Returns the new colour of a pixel, each channel rounded and clamped.
  ///
  /// - Parameter color: Red, green and blue, 0 to 255, and 255 for the offset.
  /// - Returns: The channels, 0 to 255.
  func applied(to color: SIMD4<Int32>) -> (red: UInt8, green: UInt8, blue: UInt8) {
    (Self.level(red &* color), Self.level(green &* color), Self.level(blue &* color))
  }

  private static func level(_ parts: SIMD4<Int32>) -> UInt8 {
    UInt8(max(0, min((parts.wrappedSum() + one / 2) / one, 255)))
  }
}

extension ColorMatrix {
  private static let luma = SIMD4<Int32>(2_126, 7_152, 722, 0)

  static let grey = Self(red: luma, green: luma, blue: luma)

  static let sepia = Self(
    red: SIMD4(3_930, 7_690, 1_890, 0), green: SIMD4(3_490, 6_860, 1_680, 0),
    blue: SIMD4(2_720, 5_340, 1_310, 0))

  // D50 in linear sRGB is (1.17598, 0.97572, 0.72206); its levels, encoded with 1/2.2, are divided
  // by their luma. The cool gains are those of the reciprocals.
  static let warm = diagonal(10_782, 9_905, 8_638)
  static let cool = diagonal(9_248, 10_068, 11_544)

  // The slope s and the intercept (1 - s) / 2.
  static let contrast = diagonal(15_000, 15_000, 15_000, offset: -2_500)

  private static func diagonal(
    _ red: Int32, _ green: Int32, _ blue: Int32, offset: Int32 = 0
  ) -> Self {
    Self(
      red: SIMD4(red, 0, 0, offset), green: SIMD4(0, green, 0, offset),
      blue: SIMD4(0, 0, blue, offset))
  }
}
