/// A colour as a terminal knows it.
///
/// Names and numbers below 16 follow the player's own palette; RGB is exact where the terminal can
/// show it, and the nearest it has elsewhere.
public struct Color: Hashable, Sendable {
  /// The kind in the highest byte, the value in the others.
  @usableFromInline let code: UInt32

  @usableFromInline
  init(code: UInt32) {
    self.code = code
  }

  /// What a colour is made of, for those who have to show it.
  public enum Kind: Hashable, Sendable {
    /// The terminal's own foreground or background.
    case terminal
    /// One of the 16 of every terminal: 0 to 7, and 8 to 15 brighter.
    case named(UInt8)
    /// One of the 256 of xterm: 16 to 231 a 6×6×6 cube, 232 to 255 greys.
    case indexed(UInt8)
    /// Any other, in sRGB.
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
  }

  /// What it is made of.
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
  /// Makes a colour of sRGB, 0 to 255 each.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    code = 3 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// One of the 256 colours of xterm; below 16 the same as the name.
  public init(index: UInt8) {
    code = (index < 16 ? 1 : 2) << 24 | UInt32(index)
  }

  /// The terminal's own foreground or background.
  @inlinable public static var terminal: Color { Color(code: 0) }
  /// No colour: as a view it fills its space and draws nothing, text and shapes in it are not drawn,
  /// and behind letters it keeps what is below.
  public static let clear = Color(code: 4 << 24)
  /// Number 0 of the player's palette.
  public static let black = Color(index: 0)
  /// Number 1 of the player's palette.
  public static let red = Color(index: 1)
  /// Number 2 of the player's palette.
  public static let green = Color(index: 2)
  /// Number 3 of the player's palette; brown on some terminals.
  public static let yellow = Color(index: 3)
  /// Number 4 of the player's palette.
  public static let blue = Color(index: 4)
  /// Number 5 of the player's palette.
  public static let magenta = Color(index: 5)
  /// Number 6 of the player's palette.
  public static let cyan = Color(index: 6)
  /// Number 7 of the player's palette, a light grey.
  public static let white = Color(index: 7)
  /// Number 8 of the player's palette, a dark grey.
  public static let gray = Color(index: 8)
  /// Number 9 of the player's palette.
  public static let brightRed = Color(index: 9)
  /// Number 10 of the player's palette.
  public static let brightGreen = Color(index: 10)
  /// Number 11 of the player's palette.
  public static let brightYellow = Color(index: 11)
  /// Number 12 of the player's palette.
  public static let brightBlue = Color(index: 12)
  /// Number 13 of the player's palette.
  public static let brightMagenta = Color(index: 13)
  /// Number 14 of the player's palette.
  public static let brightCyan = Color(index: 14)
  /// Number 15 of the player's palette, which is white.
  public static let brightWhite = Color(index: 15)
}

/// Whether the terminal shows light text on dark, or dark on light.
public enum ColorScheme: String, CaseIterable, Sendable {
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}
