/// The scalars that the Linux console shows, and replacements for others.
///
/// All signs are in each font that Debian has for Latin, Greek and Cyrillic letters. Letters are
/// shown as they are, because the font is chosen by the language of the system.
enum ConsoleAlphabet {
  /// Returns a scalar that the console shows in one column.
  static func scalar(for scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x20...0x7E, 0xA1..<0x1100: scalar
    case 0x2500...0x25FF, 0x2013, 0x2022, 0x2190...0x2193, 0x2666:
      signs.contains(scalar) ? scalar : similar[scalar] ?? ascii(scalar)
    default: similar[scalar] ?? ascii(scalar)
    }
  }

  private static func ascii(_ scalar: UInt32) -> UInt32 { UInt32(ASCIIFallback.byte(for: scalar)) }

  /// The signs that all of these fonts have.
  static let signs = Set("–•←↑→↓─│┌┐└┘├┤┬┴┼═║╔╗╚╝╞╟╠╡╣╦╧╨╩╪╬█░▒■▲▶▼◀♦".unicodeScalars.map(\.value))

  /// The signs that replace others of a similar shape.
  static let similar: [UInt32: UInt32] = {
    let pairs: [(Unicode.Scalar, String)] = [
      ("─", "╌╴╶"), ("│", "╎┆╵╷"), ("┌", "╭"), ("┐", "╮"), ("└", "╰"), ("┘", "╯"), ("═", "━"),
      ("║", "┃"), ("╔", "┏"), ("╗", "┓"), ("╚", "┗"), ("╝", "┛"), ("▒", "▓"), ("▶", "▸▷▹"),
      ("▼", "▾▽▿"), ("▲", "△▴▵"), ("◀", "◂◁◃"), ("♦", "◆◇♢"), ("•", "●◉∙⋅"),
    ]
    let entries = pairs.flatMap { sign, likes in
      likes.unicodeScalars.map { ($0.value, sign.value) }
    }
    return Dictionary(entries) { first, _ in first }
  }()
}
