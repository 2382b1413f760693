import Testing

@testable import TextUI
@testable import TextUICore

/// Text becomes cells, and control characters have no effect.
@Suite nonisolated struct TextCellsTests {
  private let table = CellTable()

  private func cells(_ text: String) -> TextCells { TextCells(text, table: table) }

  /// Returns the graphemes separated by spaces, each with its width unless that is one.
  private func shown(_ text: String) -> String {
    let cells = cells(text).cells.filter { $0.width > 0 }
    return cells.map { cell in
      let grapheme = cell.grapheme == TextCells.lineBreak ? "\\" : table.text(of: cell.grapheme)
      return cell.width == 1 ? grapheme : "\(grapheme)\(cell.width)"
    }.joined(separator: " ")
  }

  private func isRisky(_ text: String) -> Bool {
    cells(text).cells.contains { $0.flags.contains(.risky) }
  }

  @Test("a text is as wide as its longest line, and has one line more than line breaks")
  func measures() {
    let sizes = ["": (0, 1), "abc": (3, 1), "a\nbcd\n": (3, 3), "日本\nabc": (4, 2), "\n": (0, 2)]
    for (text, (width, lines)) in sizes {
      #expect((cells(text).width, cells(text).lineCount) == (width, lines), "\(text)")
    }
  }

  @Test("every printable ASCII character is one cell")
  func keepsASCII() {
    let text = String(decoding: 0x20...0x7E as ClosedRange<UInt8>, as: UTF8.self)
    #expect(cells(text).cells.map(\.grapheme) == text.unicodeScalars.map(\.value))
    #expect(cells(text + "é").cells.map(\.grapheme) == (text + "é").unicodeScalars.map(\.value))
    #expect(!isRisky(text + "é─♥"))
  }

  @Test("a wide cluster is a left half and a right half of the same flags")
  func halvesWide() {
    for text in ["日", "🐶", "❤️", "🫨"] {
      let halves = cells(text).cells
      #expect(halves.map(\.width) == [2, 0] && halves[0].rightHalf == halves[1], "\(text)")
    }
  }

  @Test("Asian letters and emoji are wide, and so is what selector 16 makes emoji")
  func knowsWidths() {
    #expect(shown("aé日한ａ") == "a é 日2 한2 ａ2")
    #expect(shown("🐶⌚❤❤️©©️★★️") == "🐶2 ⌚2 ❤ ❤️2 © ©️2 ★ ★️")
    #expect(shown("11️⃣#️⃣a\u{FE0F}") == "1 1️⃣2 #️⃣2 a\u{FE0F}")
  }

  @Test("a hand that is narrow alone is wide with a skin tone")
  func widensHands() {
    #expect(shown("✌✌🏽☝🏻🏋🏿🖐🏼!") == "✌ ✌🏽2 ☝🏻2 🏋🏿2 🖐🏼2 !")
    #expect(isRisky("✌🏽") && cells("✌🏽").width == 2)
  }

  @Test("marks, skin tones, joiners, flags and Hangul letters make one cluster")
  func joinsClusters() {
    #expect(shown("e\u{301}x") == "e\u{301} x")
    #expect(shown("👍🏽!👩‍🚀👨‍👩‍👧") == "👍🏽2 ! 👩‍🚀2 👨‍👩‍👧2")
    #expect(shown("🇫🇷🇩🇪") == "🇫🇷2 🇩🇪2")
    #expect(shown("\u{1112}\u{1161}\u{11AB}") == "\u{1112}\u{1161}\u{11AB}2")
    #expect(shown("🏃‍♀️❤️‍🔥") == "🏃‍♀️2 ❤️‍🔥2")
  }

  @Test("every cluster of more than one plain scalar is risky, and so are emoji after Unicode 9")
  func marksRisky() {
    for text in ["e\u{301}", "❤️", "👍🏽", "🇫🇷", "👩‍🚀", "1️⃣", "🤩", "🪄", "🫠", "🫨", "🫪"] {
      #expect(isRisky(text), "\(text)")
    }
    for text in ["é", "日", "🐶", "🦊", "❤", "\u{1B}", "\u{202E}", "👩 🏽"] {
      #expect(!isRisky(text), "\(text)")
    }
  }

  @Test(
    "a terminal may widen each pictograph of a cluster by its selector",
    arguments: [
      ("❤️‍🔥", 4), ("👁️‍🗨️", 4), ("😶‍🌫️", 4), ("❤️", 2), ("1️⃣", 2), ("👩‍🚀", 4),
    ])
  func reaches(text: String, columns: Int) {
    let table = CellTable()
    #expect(TextCells(text, table: table).cells.first.map(table.reach) == columns)
  }

  @Test("ASCII control characters become their pictures", arguments: 0...0x1F)
  func picturesControls(control: Int) {
    guard control != 0x09, control != 0x0A, let scalar = Unicode.Scalar(UInt32(control)) else {
      return
    }
    #expect(cells("a\(scalar)b").cells.map(\.grapheme) == [0x61, 0x2400 + UInt32(control), 0x62])
  }

  @Test("invisible and unsafe characters become U+FFFD")
  func replacesHidden() {
    let hidden = [
      "\u{80}", "\u{9B}", "\u{9F}", "\u{AD}", "\u{200B}", "\u{200E}", "\u{202E}", "\u{2066}",
      "\u{FEFF}", "\u{E000}", "\u{FFFE}", "\u{10FFFF}", "\u{E0041}", "\u{378}", "\u{115F}",
      "\u{301}", "\u{FE0F}", "\u{200D}", "🏽", "🇫", "\u{1161}",
    ]
    for text in hidden { #expect(shown(text) == "\u{FFFD}", "\(text.unicodeScalars)") }
    #expect(shown("a\u{202E}b\u{7F}") == "a \u{FFFD} b \u{2421}")
    #expect(shown("👩\u{200D}x") == "👩2 \u{FFFD} x")
    #expect(shown("a🏽🇫🇷🇩") == "a \u{FFFD} 🇫🇷2 \u{FFFD}")
  }

  @Test("no scalar of Unicode gives a control character or an invisible cell")
  func isHarmless() {
    for value in Unicode.Scalar.examples where value != 0x0A {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for cell in cells(String(scalar)).cells where cell.grapheme != TextCells.lineBreak {
        let isShown = cell.width == 0 || cell.grapheme >= 0x20 && !(0x7F..<0xA0 ~= cell.grapheme)
        if !isShown { Issue.record("\(value) is shown as \(cell)") }
      }
    }
  }

  @Test("line feeds, CR LF, NEL and the separators break lines; CR alone does not")
  func breaksLines() {
    #expect(shown("a\nb\r\nc\u{85}d\u{2028}e\u{2029}f") == "a \\ b \\ c \\ d \\ e \\ f")
    #expect(shown("a\rb\r\r\n\r") == "a \u{240D} b \u{240D} \\ \u{240D}")
    #expect(cells("abc\r\nd").width == 3)
  }

  @Test("a tab goes to the next multiple of 8 of its line", arguments: 0...17)
  func expandsTabs(count: Int) {
    let text = String(repeating: "x", count: count)
    #expect(cells("日\n\(text)\t|").cells.count - 3 == (count / 8 + 1) * 8 + 1)
  }

  @Test("a character of more than ten scalars is cut, and U+FFFD says so")
  func cutsFloods() {
    for count in [9, 10, 11, 1_000] {
      let marks = String(repeating: "\u{301}", count: count)
      let kept = "e" + marks.unicodeScalars.prefix(9).map { String($0) }.joined()
      #expect(shown("e" + marks + "x") == (count == 9 ? "\(kept) x" : "\(kept) \u{FFFD} x"))
    }
    let five = Array(repeating: "👩", count: 5).joined(separator: "\u{200D}")
    #expect(shown(five) == "\(five)2")
    #expect(shown("\(five)\u{200D}👩🏽\u{200D}👩") == "\(five)2 \u{FFFD}")
  }

  @Test("the flags of England, Scotland and Wales are one cluster; other tags are replaced")
  func joinsTags() {
    for region in ["gbeng", "gbsct", "gbwls"] {
      let flag = Self.flag(region)
      #expect(shown("\(flag)\(flag)x") == "\(flag)2 \(flag)2 x")
      for count in 2...6 {
        let part = String(String.UnicodeScalarView(flag.unicodeScalars.prefix(count)))
        #expect(shown(part + "x") == "🏴2 \u{FFFD} x")
      }
    }
    #expect(shown(Self.flag("ustx")).hasPrefix("🏴2 \u{FFFD}"))
    #expect(shown("🐶\u{E0067}a\u{E007F}") == "🐶2 \u{FFFD} a \u{FFFD}")
  }

  /// Returns a black flag with the tags of a region.
  private static func flag(_ region: String) -> String {
    let tags = region.unicodeScalars.compactMap { Unicode.Scalar(0xE0000 + $0.value) }
    return "🏴" + tags.map { String($0) }.joined() + "\u{E007F}"
  }

  @Test("all kisses of two people with two skin tones are drawn whole")
  func keepsLongestEmoji() {
    let tones = ["", "🏻", "🏼", "🏽", "🏾", "🏿"]
    for (one, other) in [("👩", "👨"), ("👨", "👨"), ("🧑", "🧑")] {
      for (tone, otherTone) in tones.flatMap({ tone in tones.map { (tone, $0) } }) {
        let kiss = "\(one)\(tone)\u{200D}❤\u{FE0F}\u{200D}💋\u{200D}\(other)\(otherTone)"
        #expect(shown(kiss) == "\(kiss)2")
      }
    }
  }

  @Test("the reach of a cluster is the sum of the widths of its scalars")
  func knowsReach() {
    let reaches = [
      "a": 1, "日": 2, "e\u{301}": 1, "❤️": 2, "👍🏽": 4, "🇫🇷": 4, "👨‍👩‍👧": 6, "षि": 2,
      Self.flag("gbwls"): 8,
    ]
    for (text, reach) in reaches {
      #expect(table.reach(of: cells(text).cells[0]) == reach, "\(text)")
    }
  }
}
