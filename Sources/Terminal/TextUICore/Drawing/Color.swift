/// A colour of a terminal.
///
/// Names and indices below 16 follow the terminal's palette; RGB is exact where the terminal
/// supports it, otherwise approximated.
public struct Color: Hashable, Sendable {
  /// Creates a colour with its kind in the highest byte and its value in the others.
  @usableFromInline let code: UInt32

  @usableFromInline
  init(code: UInt32) {
    self.code = code
  }

  /// The representation of a colour, for encoders.
  public enum Kind: Hashable, Sendable {
    /// The terminal's own foreground or background.
    case terminal
    /// A named colour: 0 to 7, and 8 to 15 for bright ones.
    case named(UInt8)
    /// A colour of xterm's palette: 16 to 231 a 6×6×6 cube, 232 to 255 greys.
    case indexed(UInt8)
    /// An sRGB colour.
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
  }

  /// The representation of the colour.
  public var kind: Kind {
    let low = UInt8(truncatingIfNeeded: code)
    switch code >> 24 {
    case 1: return .named(low)
    case 2: return .indexed(low)
    case 3:
      return .rgb(
        red: UInt8(truncatingIfNeeded: code >> 16), green: UInt8(truncatingIfNeeded: code >> 8),
        blue: low)
    default: return .terminal
    }
  }
}

extension Color {
  /// Creates an sRGB colour, 0 to 255 per channel.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    code = 3 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// Creates one of xterm's 256 colours; below 16 the same as the name.
  public init(index: UInt8) {
    code = (index < 16 ? 1 : 2) << 24 | UInt32(index)
  }

  /// The terminal's own foreground or background.
  @inlinable public static var terminal: Color { Color(code: 0) }
  /// The colour of text, that of the terminal.
  @inlinable public static var primary: Color { .terminal }
  /// The colour of less important text: gray.
  public static var secondary: Color { .gray }
  /// A fully transparent colour: as a view it fills its space without drawing, text and shapes in
  /// it are invisible, and behind letters it keeps the background.
  public static let clear = Color(code: 4 << 24)
  /// Colour 0 of the palette.
  public static let black = Color(index: 0)
  /// Colour 1 of the palette.
  public static let red = Color(index: 1)
  /// Colour 2 of the palette.
  public static let green = Color(index: 2)
  /// Colour 3 of the palette; brown on some terminals.
  public static let yellow = Color(index: 3)
  /// Colour 4 of the palette.
  public static let blue = Color(index: 4)
  /// Colour 5 of the palette.
  public static let magenta = Color(index: 5)
  /// Colour 6 of the palette.
  public static let cyan = Color(index: 6)
  /// Colour 7 of the palette, a light grey.
  public static let white = Color(index: 7)
  /// Colour 8 of the palette, a dark grey.
  public static let gray = Color(index: 8)
  /// Colour 9 of the palette.
  public static let brightRed = Color(index: 9)
  /// Colour 10 of the palette.
  public static let brightGreen = Color(index: 10)
  /// Colour 11 of the palette.
  public static let brightYellow = Color(index: 11)
  /// Colour 12 of the palette.
  public static let brightBlue = Color(index: 12)
  /// Colour 13 of the palette.
  public static let brightMagenta = Color(index: 13)
  /// Colour 14 of the palette.
  public static let brightCyan = Color(index: 14)
  /// Colour 15 of the palette, white.
  public static let brightWhite = Color(index: 15)
}

/// The brightness of the terminal's own colours.
public enum ColorScheme: String, CaseIterable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}
