import Testing

@testable import TerminalIO

/// The bytes with which a screen changes the title of a terminal's window.
@Suite struct TerminalTitleTests {
  private let save = "\u{1B}[22;2t"
  private let restore = "\u{1B}[23;2t"

  private func set(_ title: String) -> String { "\u{1B}]2;\(title)\u{1B}\\" }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Returns the text of a title as it is written.
  private func written(_ title: String, isUnicode: Bool = true) -> String {
    var terminal = TerminalTitle()
    let all = text(terminal.change(to: title, isUnicode: isUnicode))
    #expect(all.hasPrefix(save + "\u{1B}]2;") && all.hasSuffix("\u{1B}\\"))
    return String(all.dropFirst(save.count + 4).dropLast(2))
  }

  @Test("the previous title is saved with the first title, and restored only then")
  func changes() {
    var title = TerminalTitle()
    let steps: [(String?, String)] = [
      (nil, ""), ("one", save + set("one")), ("one", ""), ("two", set("two")),
      (nil, restore + save), (nil, ""), ("two", set("two")),
    ]
    for (next, bytes) in steps {
      #expect((text(title.change(to: next, isUnicode: true)), title.shown) == (bytes, next))
    }

    var restored = TerminalTitle()
    #expect(restored.farewell == [])
    _ = restored.change(to: "one", isUnicode: true)
    #expect(text(restored.farewell) == "\u{1B}\\" + restore)
    _ = restored.change(to: nil, isUnicode: true)
    #expect(text(restored.farewell) == "\u{1B}\\" + restore)
  }

  @Test("after another program had the terminal the title is set again, and saved if it returned")
  func forgotten() {
    for (isRestored, bytes) in [(true, save + set("one")), (false, set("one"))] {
      var title = TerminalTitle()
      _ = title.change(to: "one", isUnicode: true)
      title.forget(isRestored: isRestored)
      #expect(
        (title.farewell.isEmpty, text(title.change(to: "one", isUnicode: true))) == (
          isRestored, bytes
        ))
    }
  }

  @Test("no scalar that controls the terminal or the direction of text is written")
  func controls() {
    let evil = (0..<0x20 as Range<UInt32>).map { $0 } + (0x7F..<0xA0).map { $0 }
    for value in evil + [0x2028, 0x2029, 0x202E, 0x2066, 0x2069] {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(written("a\(Character(scalar))b") == "a b", "\(value)")
    }
    #expect(written("x\u{1B}]0;mine\u{7}\u{1B}\\y\r\nz").unicodeScalars.allSatisfy { $0 >= " " })
  }

  @Test(
    "a long title is cut before the character that would be too much, and is ASCII without UTF-8")
  func length() {
    let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    #expect(
      (
        written(String(repeating: "a", count: 500)).count,
        written(String(repeating: family, count: 50)),
        written("a" + String(repeating: "\u{301}", count: 300))
      ) == (200, String(repeating: family, count: 40), ""))
    #expect(written("Spiel für zwei — ü 日", isUnicode: false) == "Spiel fur zwei - u ?")
  }
}
