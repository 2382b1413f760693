/// A colour of a sixel picture: red, green and blue in percent.
struct SixelColor: Hashable {
  /// The channels as one number, in whose order colours are sorted.
  let number: Int

  /// Creates a colour from channels of 0 to 100.
  init(red: Int, green: Int, blue: Int) {
    number = red << 14 | green << 7 | blue
  }

  /// Creates the nearest colour of a pixel.
  init(_ pixel: Pixel) {
    self.init(
      red: Self.percent(pixel.red), green: Self.percent(pixel.green),
      blue: Self.percent(pixel.blue))
  }

  private static func percent(_ channel: UInt8) -> Int { (Int(channel) * 200 + 255) / 510 }

  /// Returns a channel: 0 for red, 1 for green, 2 for blue.
  subscript(channel: Int) -> Int { number >> (14 - 7 * channel) & 127 }
}
