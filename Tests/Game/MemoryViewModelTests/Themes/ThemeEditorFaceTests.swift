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

    #expect(
      (editor.add(text).map(\.symbol), editor.theme.faces.map(\.symbol)) == (
        symbols, ["A", "B"] + symbols
      ))
  }

  @Test(
    "known faces are not added again, a removed one comes back in its place, and a book is read")
  func ignoresKnown() {
    var editor = editor()

    let earlierSymbols = editor.add("B C A").map(\.symbol)

    editor = Self().editor()
    editor.theme.setWord("alpha", of: Face("A"))
    editor.theme.remove(Face("A"))
    #expect(
      (
        earlierSymbols, editor.theme.removedFaces.map(\.symbol), editor.add("A"),
        editor.theme.faces.map(\.symbol)
      ) == (["C"], ["A"], [Face(symbol: "A", word: "alpha")], ["A", "B"]))

    editor = Self().editor()
    let words = (0..<20_000).map { "w\($0)" }

    #expect(
      (editor.add((words + words).joined(separator: " ")).count, editor.theme.pairs) == (
        words.count, words.count + 2
      ))
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

  @Test("only faces of a theme of unequal pairs have partners, removed ones too")
  func becomesUnequal() {
    var editor = editor()
    var unequalStates = [editor.theme.isUnequal]

    editor.theme.isUnequal = true
    #expect(editor.theme.secondFaces == editor.theme.faces)
    editor.theme.setPartner(Face("eins"), of: Face("A"))
    let earlierKindFaces = editor.theme.kindFaces

    editor.theme.isUnequal = true
    #expect(
      (earlierKindFaces, editor.theme.partner(of: Face("A"))) == (
        [[Face("A"), Face("eins")], [Face("B"), Face("B")]], Face("eins")
      ))

    editor.theme.isUnequal = false
    unequalStates.append(editor.theme.isUnequal)
    #expect(unequalStates == [false, false])
    editor.undo()
    #expect(editor.theme.partner(of: Face("A")) == Face("eins"))

    editor = Self().editor()
    editor.theme.remove(Face("A"))
    editor.theme.isUnequal = true
    editor.theme.setPartner(Face("eins"), of: Face("A"))
    let earlierFaces = editor.theme.secondFaces

    editor.theme.restore(Face("A"))
    let laterFaces = editor.theme.secondFaces

    editor = Self().editor()
    editor.theme.setPartner(Face("eins"), of: Face("A"))

    #expect(
      (earlierFaces, laterFaces, editor.theme.partner(of: Face("A")), editor.canUndo)
        == ([Face("B")], [Face("eins"), Face("B")], nil, false))

    let short = Theme(
      id: "s", name: "S", faces: [Face("A"), Face("B")], secondFaces: [Face("1")], pairs: 2,
      color: Theme.Color(rgb: 0))
    #expect(short.partner(of: Face("B")) == nil && short.partner(of: Face("nobody")) == nil)
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
}
