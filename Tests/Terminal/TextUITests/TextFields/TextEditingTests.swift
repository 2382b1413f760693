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

  @Test("letters are inserted at the cursor, and arrows, Home and End move it to the ends")
  func typing() {
    #expect(
      [
        edited("|bc", KeyPress(.character("a"))),
        edited("ab", KeyPress(.character("c"), modifiers: .shift)), edited("a|b", KeyPress(.space)),
        edited("a|b", KeyPress(.left), KeyPress(.left)),
        edited("a|b", KeyPress(.right), KeyPress(.right)), edited("a|b", KeyPress(.home)),
        edited("a|b", KeyPress(.end)), edited("a|b", control("a")), edited("a|b", control("e")),
      ] == ["a|bc", "abc|", "a |b", "|ab", "ab|", "|ab", "ab|", "|ab", "ab|"])
  }

  @Test(
    "a key deletes one grapheme cluster", arguments: ["é", "👩‍💻", "🇩🇪", "各", "e\u{301}"])
  func deleting(character: String) {
    #expect(
      [
        edited("a\(character)|b", KeyPress(.backspace)),
        edited("a|\(character)b", KeyPress(.delete)), edited("a\(character)|b", KeyPress(.left)),
      ] == ["a|b", "a|b", "a|\(character)b"])
  }

  @Test("words and lines are skipped or deleted at once, and at the ends nothing is")
  func deletingNothing() {
    let back = [KeyPress(.backspace), control("w"), control("u")]
    let forth = [KeyPress(.delete), control("k"), KeyPress(.delete, modifiers: .control)]
    #expect(
      back.map { edited("|ab", $0) } + forth.map { edited("ab|", $0) }
        == ["|ab", "|ab", "|ab", "ab|", "ab|", "ab|"])

    #expect(
      [
        edited("one two  |three", control("w")),
        edited("one two|", KeyPress(.backspace, modifiers: .alt)),
        edited("one |two three", KeyPress(.character("d"), modifiers: .alt)),
        edited("one t|wo", control("u")), edited("one t|wo", control("k")),
      ] == ["one |three", "one |", "one | three", "|wo", "one t|"])

    for modifiers in [EventModifiers.control, .alt] {
      #expect(
        [
          edited("one two|", KeyPress(.left, modifiers: modifiers)),
          edited("one| two ", KeyPress(.right, modifiers: modifiers)),
          edited("  |one", KeyPress(.left, modifiers: modifiers)),
        ] == ["one |two", "one two| ", "|  one"])
    }
  }

  @Test("an accent joins the letter before it, and pasted line breaks and tabs become spaces")
  func joining() {
    var editing = TextEditing("")
    editing.insert("a\r\nb\nc\td\u{1B}[31m\u{7}\u{7F}")
    // The deleted character may have separated two others.
    #expect(
      [
        edited("ae|b", KeyPress(.character("\u{301}"))),
        edited("👩|", KeyPress(.character("\u{200D}")), KeyPress(.character("💻"))),
        edited("🇩x|🇪", KeyPress(.backspace)), shown(editing),
      ] == ["ae\u{301}|b", "👩‍💻|", "🇩🇪|", "a b c d[31m|"])
  }

  @Test(
    "no more characters than the limit are inserted, and keys without a function are not handled")
  func limit() {
    var editing = TextEditing("ab", cursor: 1)
    editing.insert("12345", limit: 4)
    #expect(
      [
        edited("ab|", KeyPress(.character("c")), limit: 2),
        edited("a|b", KeyPress(.character("c")), limit: 3),
        edited("ae|", KeyPress(.character("\u{301}")), limit: 2),
        edited("abc|", KeyPress(.backspace), limit: 1),
        edited("|", KeyPress(.character("c")), limit: -1), shown(editing),
      ] == ["ab|", "ac|b", "ae\u{301}|", "ab|", "|", "a12|b"])

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
