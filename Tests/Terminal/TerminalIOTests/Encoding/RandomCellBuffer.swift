import TestSupport
import TextUI

/// Seeded random buffers with all kinds of text.
struct RandomCellBuffer {
  private var numbers: SeededNumbers
  let size: Size
  let table: CellTable

  init(seed: Int, size: Size, table: CellTable = CellTable()) {
    numbers = SeededNumbers(seed: seed)
    self.size = size
    self.table = table
  }

  static let texts = [
    "plain text", "a", "  ", "日本語", "한글 漢字", "👍🐶🐱", "❤️", "❤", "1️⃣#️⃣", "👩‍👩‍👧‍👦",
    "👩‍🚀!", "👍🏽👍🏿",
    "🇫🇷🇩🇪", "e\u{301}a\u{308}", "क्षि", "\u{1112}\u{1161}\u{11AB}", "🫨🫠", "─│┌┐█▀▄", "♠♥♦♣",
    "\u{1B}[31mred\u{1B}]0;title\u{7}", "\u{9B}2J\u{0}\r", "\u{202E}sdrawkcab\u{202C}",
    "z\u{200B}w\u{200D}\u{FEFF}", "\u{301}\u{FE0F}",
    "g" + String(repeating: "\u{300}", count: 1_000),
    "👩🏽‍❤️‍💋‍👨🏻👩🏽‍❤️‍💋‍👨🏻", "🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}",
    "🏴\u{E0067}\u{E007F}", "\u{E000}\u{FFFF}\u{10FFFF}", "ﷺ", "👩\u{200D}", "🏽🇺",
    "שלום עולם", "كلب 12", "אa",
  ]

  static let addresses = [
    "none", "none", "https://www.swift.org", "mailto:a b@ü.de",
    "file:///" + String(repeating: "x", count: 2_000),
  ]

  /// Returns the same buffer with some texts overwritten.
  mutating func next(after buffer: CellBuffer? = nil) -> CellBuffer {
    var next = buffer ?? CellBuffer(size: size, table: table)
    for _ in 0..<numbers.whole(0...6) {
      let text = Self.texts[numbers.whole(0...Self.texts.count - 1)]
      let x = numbers.whole(-3...size.width)
      next.write(text, at: Point(x: x, y: numbers.whole(-1...size.height)), style: style())
    }
    return next
  }

  mutating func style() -> Style {
    var style = Style(
      foreground: color(), background: color(),
      attributes: Style.Attributes(rawValue: UInt8(numbers.whole(0...63) & numbers.whole(0...63))))
    let address = LinkAddress(Self.addresses[numbers.whole(0...Self.addresses.count - 1)])
    if let address { style.link = table.number(of: address) }
    return style
  }

  private mutating func color() -> Color {
    switch numbers.whole(0...3) {
    case 0: .terminal
    case 1: Color(index: UInt8(numbers.whole(0...15)))
    case 2: Color(index: UInt8(numbers.whole(16...255)))
    default: Color(red: UInt8(numbers.whole(0...255)), green: 7, blue: 200)
    }
  }

  mutating func cursor() -> Point? {
    numbers.whole(0...2) == 0
      ? nil : Point(x: numbers.whole(-1...size.width), y: numbers.whole(0...size.height - 1))
  }
}
