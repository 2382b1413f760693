import MemoryModel
import MemoryViewModel
import TextUI

extension Theme.Color {
  /// The web notation: `#RRGGBB`.
  var hex: String {
    let digits = [red, green, blue].map { channel in
      (channel < 16 ? "0" : "") + String(channel, radix: 16, uppercase: true)
    }
    return "#" + digits.joined()
  }

  /// Parses six hexadecimal digits, with or without a `#` and surrounding spaces.
  init?(hex: String) {
    let digits = hex.filter { !$0.isWhitespace }.drop { $0 == "#" }
    guard digits.count == 6, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let rgb = UInt32(digits, radix: 16)
    else { return nil }
    self.init(rgb: rgb)
  }
}

extension Theme.Color {
  /// The colour for a terminal; alpha is left out, because the background is unknown.
  var text: Color { Color(red: red, green: green, blue: blue) }

  /// The text colour on this background, black or white, by the relative luminance of WCAG 2.
  var ink: Color {
    luminance > 0.18
      ? Color(red: 0, green: 0, blue: 0) : Color(red: 255, green: 255, blue: 255)
  }

  /// A shade that is clearly lighter than a dark colour, or darker than a light one.
  var otherShade: Self {
    let isDark = ink == Color(red: 255, green: 255, blue: 255)
    func mixed(_ channel: UInt8) -> UInt8 { UInt8((Int(channel) + (isDark ? 255 : 0)) / 2) }
    return Self(red: mixed(red), green: mixed(green), blue: mixed(blue))
  }
}
