import TextUICore

/// The contrast of two colours, from 1 for equal ones to 21 for black and white.
///
/// It is the contrast ratio of the Web Content Accessibility Guidelines 2.2.
enum Contrast {
  /// The least contrast of text.
  static let text = 4.5
  /// The least contrast of secondary text, and of text whose background is unknown.
  static let secondary = 3.0
  /// The contrast of black and white.
  static let largest = 21.0

  static func between(_ one: PerceivedColor, _ other: PerceivedColor) -> Double {
    let (darker, lighter) = (
      min(one.luminance, other.luminance), max(one.luminance, other.luminance)
    )
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// Returns the least contrast of colours on backgrounds, any of which may be present.
  static func least(of colors: [PerceivedColor], on grounds: [PerceivedColor]) -> Double {
    colors.reduce(largest) { least, color in
      grounds.reduce(least) { min($0, between(color, $1)) }
    }
  }
}
