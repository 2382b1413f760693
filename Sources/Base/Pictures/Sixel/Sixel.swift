/// An encoder of pictures as sixels, the graphics of DEC's video terminals and of xterm.
///
/// A sixel is a column of six pixels. Each band of six rows is drawn once for each of its colours.
public enum Sixel {
  /// The number of rows of a band.
  private static let band = 6

  /// Returns the sequence that draws a picture from the cursor to the right and below.
  ///
  /// Pixels that are less than half opaque are left as the terminal shows them. Encoding is
  /// deterministic. An emoji of 80 pixels takes a few thousand bytes.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - colors: The largest number of colours, above zero; more are reduced.
  /// - Returns: A device control string.
  public static func encoded(_ picture: Picture, colors: Int) -> [UInt8] {
    let pixels = pixels(of: picture)
    let palette = SixelPalette(of: pixels.compactMap { $0 }, limit: colors)
    var bytes = Array("\u{1B}P0;1q\"1;1;\(picture.width);\(picture.height)".utf8)
    for (number, color) in palette.colors.enumerated() {
      bytes += "#\(number);2;\(color[0]);\(color[1]);\(color[2])".utf8
    }
    let numbers = numbers(of: pixels, in: palette)
    for top in stride(from: 0, to: picture.height, by: band) {
      if top > 0 { bytes.append(UInt8(ascii: "-")) }
      let end = min(top + band, picture.height) * picture.width
      let passes = SixelBand(numbers[(top * picture.width)..<end], width: picture.width)
      passes.append(to: &bytes)
    }
    return bytes + "\u{1B}\\".utf8
  }

  private static func pixels(of picture: Picture) -> [SixelColor?] {
    let bytes = picture.bytes
    return stride(from: 0, to: bytes.count, by: 4).map { place in
      guard bytes[place + 3] >= 128 else { return nil }
      return SixelColor(
        Pixel(red: bytes[place], green: bytes[place + 1], blue: bytes[place + 2]))
    }
  }

  /// Returns the number of each pixel's colour; nil for a transparent one.
  private static func numbers(of pixels: [SixelColor?], in palette: SixelPalette) -> [Int?] {
    var last: (color: SixelColor, number: Int)?
    return pixels.map { color in
      guard let color else { return nil }
      if let last, last.color == color { return last.number }
      let number = palette[color]
      last = (color, number)
      return number
    }
  }
}
