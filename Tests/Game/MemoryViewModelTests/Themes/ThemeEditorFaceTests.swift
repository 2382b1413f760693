import MemoryModel
import MemoryViewModel
import Testing

@Suite("Editing the faces of a theme")
struct ThemeEditorFaceTests {
  let library = ThemeLibraryTests.library([ThemeLibraryTests.theme("a", ["A", "B"])])

  func editor(isUnequal: Bool = false) -> ThemeEditor {
    library.change { $0[0].isUnequal = isUnequal }
    return ThemeEditor(library.themes[0], in: library)
  }

  @Test(
    "typed text is cut into symbols and words",
    arguments: [
      ("🐶🐱 dog", ["🐶", "🐱", "dog"]), ("dog cat,fox\nbear", ["dog", "cat", "fox", "bear"]),
      ("🐶dog🐱", ["🐶", "dog", "🐱"]), ("dog🐶", ["dog", "🐶"]), ("", []), (" ,\n, ", []),
      ("1 22 +1 a-b it's", ["1", "22", "+1", "a-b", "it's"]), ("★☆→", ["★", "☆", "→"]),
      ("❤\u{FE0F}1\u{FE0F}\u{20E3}", ["❤\u{FE0F}", "1\u{FE0F}\u{20E3}"]), ("🇺🇸🇫🇷", ["🇺🇸", "🇫🇷"]),
      ("犬猫 鳥", ["犬猫", "鳥"]), ("Übung e\u{301}a", ["Übung", "e\u{301}a"]), ("5€", ["5€"]),
      ("👩\u{200D}🚀👍🏽", ["👩\u{200D}🚀", "👍🏽"]), ("dog dog 🐶🐶", ["dog", "🐶"]),
      ("a\u{1B}[2J b", ["a\u{1B}[2J", "b"]), ("a\u{3000}b\tc\r\nd", ["a", "b", "c", "d"]),
    ])
  func cutsText(text: String, symbols: [String]) {
    let editor = editor()

    #expect(editor.add(text).map(\.symbol) == symbols)
    #expect(editor.theme.faces.map(\.symbol) == ["A", "B"] + symbols)
  }

  @Test("faces that the theme has already are not added again")
  func ignoresKnown() {
    let editor = editor()

    #expect(editor.add("B C A").map(\.symbol) == ["C"])
  }

  @Test("a removed face comes back in its place, with its own word")
  func restores() {
    let editor = editor()
    editor.theme.setWord("alpha", of: Face("A"))
    editor.theme.remove(Face("A"))
    #expect(editor.theme.removedFaces.map(\.symbol) == ["A"])

    #expect(editor.add("A") == [Face(symbol: "A", word: "alpha")])
    #expect(editor.theme.faces.map(\.symbol) == ["A", "B"])
  }

  @Test("the word of a face is edited separately")
  func editsWord() {
    let editor = editor()
    editor.theme.setWord("first", of: Face("A"))
    editor.theme.setWord("nothing", of: Face("nobody"))
    #expect(editor.theme.faces[0] == Face(symbol: "A", word: "first"))

    editor.add("C")
    editor.theme.setWord("", of: Face("A"))
    #expect(editor.problems == [.badWord(Face(symbol: "A", word: ""), limit: Face.longestWord)])
  }

  @Test("a theme of equal pairs becomes one of unequal pairs and back")
  func becomesUnequal() {
    let editor = editor()
    #expect(!editor.theme.isUnequal)

    editor.theme.isUnequal = true
    #expect(editor.theme.secondFaces == editor.theme.faces)
    editor.theme.setPartner(Face("eins"), of: Face("A"))
    #expect(editor.theme.kindFaces == [[Face("A"), Face("eins")], [Face("B"), Face("B")]])

    editor.theme.isUnequal = true
    #expect(editor.theme.partner(of: Face("A")) == Face("eins"))

    editor.theme.isUnequal = false
    #expect(!editor.theme.isUnequal)
    editor.undo()
    #expect(editor.theme.partner(of: Face("A")) == Face("eins"))
  }

  @Test("removed faces have partners too")
  func pairsRemoved() {
    let editor = editor()
    editor.theme.remove(Face("A"))
    editor.theme.isUnequal = true
    editor.theme.setPartner(Face("eins"), of: Face("A"))
    #expect(editor.theme.secondFaces == [Face("B")])

    editor.theme.restore(Face("A"))
    #expect(editor.theme.secondFaces == [Face("eins"), Face("B")])
  }

  @Test(
    "in a theme of unequal pairs, pairs are typed",
    arguments: [
      ("dog = Hund, cat=Katze", [["dog", "Hund"], ["cat", "Katze"]]),
      ("New York = Big Apple\nRome", [["New York", "Big Apple"], ["Rome", "Rome"]]),
      ("🐶=dog", [["🐶", "dog"]]), ("a=b=c", [["a", "b=c"]]), ("a=", [["a", "a"]]),
      ("=b", [["b", "b"]]), ("=, ,\n =", []), ("a=1,a=2", [["a", "1"]]),
    ])
  func typesPairs(text: String, kinds: [[String]]) {
    let editor = editor(isUnequal: true)
    editor.add(text)

    #expect(editor.theme.kindFaces.dropFirst(2).map { $0.map(\.symbol) } == kinds)
  }

  @Test("a face without a partner gets none, and a theme of equal pairs takes none")
  func missesPartner() {
    let editor = editor()
    editor.theme.setPartner(Face("eins"), of: Face("A"))

    #expect(editor.theme.partner(of: Face("A")) == nil)
    #expect(!editor.canUndo)

    let short = Theme(
      id: "s", name: "S", faces: [Face("A"), Face("B")], secondFaces: [Face("1")], pairs: 2,
      color: Theme.Color(rgb: 0))
    #expect(short.partner(of: Face("B")) == nil)
    #expect(short.partner(of: Face("nobody")) == nil)
  }

  @Test("a pasted book is read without delay")
  func takesMany() {
    let editor = editor()
    let words = (0..<20_000).map { "w\($0)" }

    #expect(editor.add((words + words).joined(separator: " ")).count == words.count)
    #expect(editor.theme.pairs == words.count + 2)
  }
}
