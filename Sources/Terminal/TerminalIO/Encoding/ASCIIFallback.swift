/// The ASCII replacements of scalars, for terminals that show only ASCII.
enum ASCIIFallback {
  /// Returns a printable ASCII character; a question mark if none is similar.
  static func byte(for scalar: UInt32) -> UInt8 {
    switch scalar {
    case 0x20...0x7E: UInt8(truncatingIfNeeded: scalar)
    case 0xA0...0xFF: latin[Int(scalar - 0xA0)]
    case 0x100...0x17F: extendedLatin[Int(scalar - 0x100)]
    case 0x2500...0x257F: box(scalar)
    case 0x2580...0x259F: UInt8(ascii: "#")
    case 0x2800...0x28FF: dots(scalar & 0xFF)
    case 0xFF01...0xFF5E: UInt8(truncatingIfNeeded: scalar - 0xFEE0)
    default: signs[scalar] ?? UInt8(ascii: "?")
    }
  }

  private static func box(_ scalar: UInt32) -> UInt8 {
    switch scalar {
    case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2550, 0x2574, 0x2576,
      0x2578, 0x257A, 0x257C, 0x257E:
      UInt8(ascii: "-")
    case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2551, 0x2575, 0x2577,
      0x2579, 0x257B, 0x257D, 0x257F:
      UInt8(ascii: "|")
    case 0x2571: UInt8(ascii: "/")
    case 0x2572: UInt8(ascii: "\\")
    case 0x2573: UInt8(ascii: "X")
    default: UInt8(ascii: "+")
    }
  }

  private static func dots(_ braille: UInt32) -> UInt8 {
    switch braille.nonzeroBitCount {
    case 0: UInt8(ascii: " ")
    case 1...2: UInt8(ascii: ".")
    case 3...5: UInt8(ascii: ":")
    default: UInt8(ascii: "#")
    }
  }

  private static let latin = Array(
    """
     !cL$Y|S"Ca<!-R-o+23'uP.,1o>123?AAAAAAACEEEEIIIIDNOOOOOxOUUUUYPs\
    aaaaaaaceeeeiiiidnooooo/ouuuuypy
    """.utf8)

  private static let extendedLatin = Array(
    """
    AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlL\
    lLlNnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs
    """.utf8)

  private static let signs: [UInt32: UInt8] = {
    let pairs: [(Unicode.Scalar, String)] = [
      ("-", "‐‑‒–—―−↔⇔"), ("|", "‖↕⇕"), ("'", "‘’‚‛′"), ("\"", "“”„‟″"), ("+", "†‡"),
      ("*", "•∗★☆✦✧◆◇"), (".", "․‥…∙⋅"), ("<", "‹←⇐◀◁◂◃≤"), (">", "›→⇒▶▷▸▹≥"), ("^", "↑⇑▲△▴▵"),
      ("v", "↓⇓▼▽▾▿✓✔√"), ("x", "✗✘✕✖×"), ("/", "⁄∕"), ("~", "≈∼"), ("=", "≡"), ("!", "‼"),
      ("#", "■□▪▫◼◻≠"), ("o", "○◯●◦◉◎"), ("S", "♠♤"), ("C", "♣♧"), ("H", "♥♡❤"), ("D", "♦♢"),
      ("E", "€"), (" ", "\u{2002}\u{2003}\u{2007}\u{2009}\u{202F}\u{3000}"),
    ]
    let entries = pairs.flatMap { sign, likes in
      likes.unicodeScalars.map { ($0.value, UInt8(ascii: sign)) }
    }
    return Dictionary(entries) { first, _ in first }
  }()
}
