import TextUICore

/// A colour in a perceptual colour space: equal distances look about equally large.
///
/// OKLab, from Björn Ottosson, "A perceptual color space for image processing", 2020.
struct PerceivedColor {
  let lightness: Double
  let greenRed: Double
  let blueYellow: Double
  /// The relative luminance, from 0 to 1 (IEC 61966-2-1).
  let luminance: Double

  init(_ rgb: (red: UInt8, green: UInt8, blue: UInt8)) {
    let (red, green, blue) = (
      lights[Int(rgb.red)], lights[Int(rgb.green)], lights[Int(rgb.blue)]
    )
    luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    let long = root(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue, 3)
    let middle = root(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue, 3)
    let short = root(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue, 3)
    lightness = 0.210_454_255_3 * long + 0.793_617_785_0 * middle - 0.004_072_046_8 * short
    greenRed = 1.977_998_495_1 * long - 2.428_592_205_0 * middle + 0.450_593_709_9 * short
    blueYellow = 0.025_904_037_1 * long + 0.782_771_766_2 * middle - 0.808_675_766_0 * short
  }

  /// Creates the perceived colour of an RGB colour.
  init(_ color: Color) {
    self.init(color.rgb(scheme: .dark, role: .foreground))
  }

  /// Returns the square of the distance.
  func difference(to other: PerceivedColor) -> Double {
    let distances = (
      lightness - other.lightness, greenRed - other.greenRed, blueYellow - other.blueYellow
    )
    return distances.0 * distances.0 + distances.1 * distances.1 + distances.2 * distances.2
  }
}

/// The linear values, 0 to 1, of the sRGB channels, by IEC 61966-2-1.
private let lights: [Double] = (0...255).map { channel in
  let value = Double(channel) / 255
  guard value > 0.040_45 else { return value / 12.92 }
  let base = (value + 0.055) / 1.055
  return base * base * root(base * base, 5)
}

/// Returns a root of a number of 0 to 1, by Newton's method, which avoids importing the C library.
private func root(_ number: Double, _ degree: Int) -> Double {
  guard number > 0 else { return 0 }
  var guess = 1.0
  for _ in 0..<64 {
    let power = (1..<degree).reduce(1.0) { product, _ in product * guess }
    let next = guess - (guess - number / power) / Double(degree)
    guard next < guess else { break }
    guess = next
  }
  return guess
}
