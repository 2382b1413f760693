import TestSupport
import Testing

@testable import TextUI
@testable import TextUICore

/// Editing a line keeps the cursor between characters.
@Suite struct TextEditingTests {
  /// Returns a line with `|` at the cursor, after some keys.
  private func edited(_ line: String, _ keys: KeyPress..., limit: Int? = nil) -> String {
    let cursor = line.firstIndex(of: "|").map { line.distance(from: line.startIndex, to: $0) }
    var editing = TextEditing(line.filter { $0 != "|" }, cursor: cursor ?? .max)
    for key in keys { _ = editing.take(key, limit: limit) }
    return shown(editing)
  }

  private func shown(_ editing: TextEditing) -> String {
    editing.text.prefix(editing.cursor) + "|" + editing.text.dropFirst(editing.cursor)
  }

  private func control(_ character: Character) -> KeyPress {
    KeyPress(.character(character), modifiers: .control)
  }

  @Test("letters are inserted at the cursor")
  func typing() {
    #expect(edited("|bc", KeyPress(.character("a"))) == "a|bc")
    #expect(edited("ab", KeyPress(.character("c"), modifiers: .shift)) == "abc|")
    #expect(edited("a|b", KeyPress(.space)) == "a |b")
  }

  @Test("arrows, Home and End move, and stop at the ends")
  func moving() {
    #expect(edited("a|b", KeyPress(.left), KeyPress(.left)) == "|ab")
    #expect(edited("a|b", KeyPress(.right), KeyPress(.right)) == "ab|")
    #expect(edited("a|b", KeyPress(.home)) == "|ab")
    #expect(edited("a|b", KeyPress(.end)) == "ab|")
    #expect(edited("a|b", control("a")) == "|ab")
    #expect(edited("a|b", control("e")) == "ab|")
  }

  @Test(
    "a key deletes one grapheme cluster", arguments: ["é", "👩‍💻", "🇩🇪", "各", "e\u{301}"])
  func deleting(character: String) {
    #expect(edited("a\(character)|b", KeyPress(.backspace)) == "a|b")
    #expect(edited("a|\(character)b", KeyPress(.delete)) == "a|b")
    #expect(edited("a\(character)|b", KeyPress(.left)) == "a|\(character)b")
  }

  @Test("at the ends there is nothing to delete")
  func deletingNothing() {
    for key in [KeyPress(.backspace), control("w"), control("u")] {
      #expect(edited("|ab", key) == "|ab")
    }
    for key in [KeyPress(.delete), control("k"), KeyPress(.delete, modifiers: .control)] {
      #expect(edited("ab|", key) == "ab|")
    }
  }

  @Test("words and the rest of the line are deleted at once")
  func deletingMore() {
    #expect(edited("one two  |three", control("w")) == "one |three")
    #expect(edited("one two|", KeyPress(.backspace, modifiers: .alt)) == "one |")
    #expect(edited("one |two three", KeyPress(.character("d"), modifiers: .alt)) == "one | three")
    #expect(edited("one t|wo", control("u")) == "|wo")
    #expect(edited("one t|wo", control("k")) == "one t|")
  }

  @Test("words are skipped with control and alt")
  func movingByWords() {
    for modifiers in [EventModifiers.control, .alt] {
      #expect(edited("one two|", KeyPress(.left, modifiers: modifiers)) == "one |two")
      #expect(edited("one| two ", KeyPress(.right, modifiers: modifiers)) == "one two| ")
      #expect(edited("  |one", KeyPress(.left, modifiers: modifiers)) == "|  one")
    }
  }

  @Test("an accent joins the letter before it, and the cursor stays after both")
  func joining() {
    #expect(edited("ae|b", KeyPress(.character("\u{301}"))) == "ae\u{301}|b")
    #expect(edited("👩|", KeyPress(.character("\u{200D}")), KeyPress(.character("💻"))) == "👩‍💻|")
    // The deleted character may have separated two others.
    #expect(edited("🇩x|🇪", KeyPress(.backspace)) == "🇩🇪|")
  }

  @Test("pasted line breaks and tabs become spaces, control characters are removed")
  func pasting() {
    var editing = TextEditing("")
    editing.insert("a\r\nb\nc\td\u{1B}[31m\u{7}\u{7F}")
    #expect(shown(editing) == "a b c d[31m|")
  }

  @Test("no more characters than the limit can be inserted")
  func limit() {
    #expect(edited("ab|", KeyPress(.character("c")), limit: 2) == "ab|")
    #expect(edited("a|b", KeyPress(.character("c")), limit: 3) == "ac|b")
    #expect(edited("ae|", KeyPress(.character("\u{301}")), limit: 2) == "ae\u{301}|")
    #expect(edited("abc|", KeyPress(.backspace), limit: 1) == "ab|")
    #expect(edited("|", KeyPress(.character("c")), limit: -1) == "|")
    var editing = TextEditing("ab", cursor: 1)
    editing.insert("12345", limit: 4)
    #expect(shown(editing) == "a12|b")
  }

  @Test("keys without a function are not handled")
  func others() {
    let plain = [Key.up, .down, .tab, .enter, .escape, .pageUp, .function(1)].map { KeyPress($0) }
    for key in plain + [control("x"), KeyPress(.character("x"), modifiers: .alt)] {
      var editing = TextEditing("ab")
      let isTaken = editing.take(key)
      #expect(!isTaken && editing == TextEditing("ab"), "\(key)")
    }
  }

  @Test("the cursor stays in the text after any edits", arguments: 0..<20)
  func staysInText(seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    let keys: [Key] = [
      .left, .right, .home, .end, .backspace, .delete, .character("a"), .character(" "),
      .character("é"), .character("\u{301}"), .character("🇩"), .character("\u{200D}"),
      .character("w"), .character("k"), .character("d"), .character("👩"),
    ]
    let modifiers: [EventModifiers] = [[], [], [], .control, .alt]
    var editing = TextEditing("", cursor: -5)
    for _ in 0..<300 {
      let key = keys.randomElement(using: &numbers) ?? .left
      let held = modifiers.randomElement(using: &numbers) ?? []
      _ = editing.take(KeyPress(key, modifiers: held), limit: 12)
      #expect(0...editing.text.count ~= editing.cursor && editing.text.count <= 12)
    }
  }
}
