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

  @Test("a text is as wide as its longest line, and all line breaks but CR alone break lines")
  func measures() {
    let sizes = ["": (0, 1), "abc": (3, 1), "a\nbcd\n": (3, 3), "日本\nabc": (4, 2), "\n": (0, 2)]
    for (text, (width, lines)) in sizes {
      #expect((cells(text).width, cells(text).lineCount) == (width, lines), "\(text)")
    }

    #expect(
      (shown("a\nb\r\nc\u{85}d\u{2028}e\u{2029}f"), shown("a\rb\r\r\n\r"), cells("abc\r\nd").width)
        == ("a \\ b \\ c \\ d \\ e \\ f", "a \u{240D} b \u{240D} \\ \u{240D}", 3))
  }

  @Test("after a character of more than 64 scalars a text goes on at its next ASCII character")
  func boundsScalars() {
    let marks = String(repeating: "\u{301}", count: 1_000_000)
    let nine = String(repeating: "\u{301}", count: 9)
    let most = "a" + String(repeating: "\u{301}", count: 62)
    #expect(
      [shown("a\(marks)éb\nd\(marks)"), shown(most + "b")]
        == ["a\(nine) \u{FFFD} b \\ d\(nine) \u{FFFD}", "a\(nine) \u{FFFD} b"])
  }

  @Test("every printable ASCII character is one cell")
  func keepsASCII() {
    let text = String(decoding: 0x20...0x7E as ClosedRange<UInt8>, as: UTF8.self)
    #expect(
      (
        [cells(text).cells.map(\.grapheme), cells(text + "é").cells.map(\.grapheme)],
        isRisky(text + "é─♥")
      ) == ([text.unicodeScalars.map(\.value), (text + "é").unicodeScalars.map(\.value)], false))
  }

  @Test("Asian letters, emoji and toned hands are wide, with two halves of the same flags")
  func halvesWide() {
    let unlike = ["日", "🐶", "❤️", "🫨"].filter { text in
      let halves = cells(text).cells
      return halves.map(\.width) != [2, 0] || halves[0].rightHalf != halves[1]
    }

    #expect(
      (
        [shown("aé日한ａ"), shown("🐶⌚❤❤️©©️★★️"), shown("11️⃣#️⃣a\u{FE0F}"), shown("✌✌🏽☝🏻🏋🏿🖐🏼!")],
        unlike == [] && isRisky("✌🏽") && cells("✌🏽").width == 2
      ) == (["a é 日2 한2 ａ2", "🐶2 ⌚2 ❤ ❤️2 © ©️2 ★ ★️", "1 1️⃣2 #️⃣2 a\u{FE0F}", "✌ ✌🏽2 ☝🏻2 🏋🏿2 🖐🏼2 !"], true))
  }

  @Test("marks, skin tones, joiners, flags, tags and Hangul letters make one cluster")
  func joinsClusters() {
    #expect(
      [
        shown("e\u{301}x"), shown("👍🏽!👩‍🚀👨‍👩‍👧"), shown("🇫🇷🇩🇪"), shown("\u{1112}\u{1161}\u{11AB}"),
        shown("🏃‍♀️❤️‍🔥"),
      ] == ["e\u{301} x", "👍🏽2 ! 👩‍🚀2 👨‍👩‍👧2", "🇫🇷2 🇩🇪2", "\u{1112}\u{1161}\u{11AB}2", "🏃‍♀️2 ❤️‍🔥2"])

    for region in ["gbeng", "gbsct", "gbwls"] {
      let flag = Self.flag(region)
      let parts = (2...6).map { count in
        shown(String(String.UnicodeScalarView(flag.unicodeScalars.prefix(count))) + "x")
      }
      let wanted = ["\(flag)2 \(flag)2 x"] + Array(repeating: "🏴2 \u{FFFD} x", count: 5)
      #expect([shown("\(flag)\(flag)x")] + parts == wanted)
    }
    #expect(
      shown(Self.flag("ustx")).hasPrefix("🏴2 \u{FFFD}")
        && shown("🐶\u{E0067}a\u{E007F}") == "🐶2 \u{FFFD} a \u{FFFD}")

    let tones = ["", "🏻", "🏼", "🏽", "🏾", "🏿"]
    for (one, other) in [("👩", "👨"), ("👨", "👨"), ("🧑", "🧑")] {
      for (tone, otherTone) in tones.flatMap({ tone in tones.map { (tone, $0) } }) {
        let kiss = "\(one)\(tone)\u{200D}❤\u{FE0F}\u{200D}💋\u{200D}\(other)\(otherTone)"
        #expect(shown(kiss) == "\(kiss)2")
      }
    }
  }

  @Test(
    "clusters of more than one plain scalar are risky, and reach as far as the sum of their widths")
  func marksRisky() {
    let risky = ["e\u{301}", "❤️", "👍🏽", "🇫🇷", "👩‍🚀", "1️⃣", "🤩", "🪄", "🫠", "🫨", "🫪"]
    let others = ["é", "日", "🐶", "🦊", "❤", "\u{1B}", "\u{202E}", "👩 🏽"]
    #expect((risky + others).filter(isRisky) == risky)

    let reaches = [
      "a": 1, "日": 2, "e\u{301}": 1, "❤️": 2, "👍🏽": 4, "🇫🇷": 4, "👨‍👩‍👧": 6, "षि": 2,
      Self.flag("gbwls"): 8,
    ]
    let found = reaches.keys.map { ($0, table.reach(of: cells($0).cells[0])) }
    #expect(Dictionary(uniqueKeysWithValues: found) == reaches)
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

  @Test("soft hyphens, zero-width spaces and marks of direction take no cell")
  func dropsInvisible() {
    let invisible = [
      "\u{AD}", "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{61C}", "\u{200E}", "\u{200F}",
    ]
    #expect(invisible.filter { shown("a\($0)b") != "a b" || shown($0) != "" } == [])
  }

  @Test(
    "joiners and selectors belong to the letters of scripts that need them",
    arguments: [
      ("می\u{200C}روند", "م ی\u{200C} ر و ن د"), ("ක්\u{200D}ෂ", "ක්\u{200D} ෂ"),
      ("ᠯ\u{180E}", "ᠯ\u{180E}"), ("ᠢ\u{180B}", "ᠢ\u{180B}"), ("a\u{200D}b", "a \u{FFFD} b"),
      ("日\u{200C}", "日2 \u{FFFD}"),
    ])
  func joins(text: String, cells: String) { #expect(shown(text) == cells) }

  @Test("unsafe characters become U+FFFD, and no scalar gives an invisible cell")
  func replacesHidden() {
    let hidden = [
      "\u{80}", "\u{9B}", "\u{9F}", "\u{202E}", "\u{2066}", "\u{200C}", "\u{180E}",
      "\u{E000}", "\u{FFFE}", "\u{10FFFF}", "\u{E0041}", "\u{378}", "\u{115F}",
      "\u{301}", "\u{FE0F}", "\u{200D}", "🏽", "🇫", "\u{1161}",
    ]
    let seen = hidden.filter { shown($0) != "\u{FFFD}" }
    #expect(
      seen + [shown("a\u{202E}b\u{7F}"), shown("👩\u{200D}x"), shown("a🏽🇫🇷🇩")] == [
        "a \u{FFFD} b \u{2421}", "👩2 \u{FFFD} x", "a \u{FFFD} 🇫🇷2 \u{FFFD}",
      ])

    for value in Unicode.Scalar.examples where value != 0x0A {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for cell in cells(String(scalar)).cells where cell.grapheme != TextCells.lineBreak {
        let isShown = cell.width == 0 || cell.grapheme >= 0x20 && !(0x7F..<0xA0 ~= cell.grapheme)
        if !isShown { Issue.record("\(value) is shown as \(cell)") }
      }
    }
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
    #expect(
      [shown(five), shown("\(five)\u{200D}👩🏽\u{200D}👩")] == ["\(five)2", "\(five)2 \u{FFFD}"])
  }

  /// Returns a black flag with the tags of a region.
  private static func flag(_ region: String) -> String {
    let tags = region.unicodeScalars.compactMap { Unicode.Scalar(0xE0000 + $0.value) }
    return "🏴" + tags.map { String($0) }.joined() + "\u{E007F}"
  }
}
