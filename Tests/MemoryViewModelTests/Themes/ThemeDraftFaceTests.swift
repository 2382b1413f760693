import MemoryModel
import MemoryViewModel
import Testing

@Suite("Faces of a theme draft")
struct ThemeDraftFaceTests {
  let library = ThemeLibraryTests.library([ThemeLibraryTests.theme("a", ["A", "B"])])

  func draft(isUnequal: Bool = false) -> ThemeDraft {
    var theme = library.themes[0]
    theme.isUnequal = isUnequal
    return ThemeDraft(theme, in: library)
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
    let draft = draft()

    #expect(draft.add(text).map(\.symbol) == symbols)
    #expect(draft.theme.faces.map(\.symbol) == ["A", "B"] + symbols)
  }

  @Test("faces the theme shows already are not added again")
  func ignoresKnown() {
    let draft = draft()

    #expect(draft.add("B C A").map(\.symbol) == ["C"])
  }

  @Test("a removed face comes back in its place, with its own word")
  func restores() {
    let draft = draft()
    draft.theme.setWord("alpha", of: Face("A"))
    draft.theme.remove(Face("A"))
    #expect(draft.theme.removedFaces.map(\.symbol) == ["A"])

    #expect(draft.add("A") == [Face(symbol: "A", word: "alpha")])
    #expect(draft.theme.faces.map(\.symbol) == ["A", "B"])
  }

  @Test("the word of a face is edited apart from it")
  func editsWord() {
    let draft = draft()
    draft.theme.setWord("first", of: Face("A"))
    draft.theme.setWord("nothing", of: Face("nobody"))
    #expect(draft.theme.faces[0] == Face(symbol: "A", word: "first"))

    draft.add("C")
    draft.theme.setWord("", of: Face("A"))
    #expect(draft.problems == [.badWord(Face(symbol: "A", word: ""), limit: Face.longestWord)])
  }

  @Test("a theme of equal pairs becomes one of unequal pairs and back")
  func becomesUnequal() {
    let draft = draft()
    #expect(!draft.theme.isUnequal)

    draft.theme.isUnequal = true
    #expect(draft.theme.secondFaces == draft.theme.faces)
    draft.theme.setPartner(Face("eins"), of: Face("A"))
    #expect(draft.theme.kindFaces == [[Face("A"), Face("eins")], [Face("B"), Face("B")]])

    draft.theme.isUnequal = true
    #expect(draft.theme.partner(of: Face("A")) == Face("eins"))

    draft.theme.isUnequal = false
    #expect(draft.theme == draft.original)
    draft.undo()
    #expect(draft.theme.partner(of: Face("A")) == Face("eins"))
  }

  @Test("removed faces have partners too")
  func pairsRemoved() {
    let draft = draft()
    draft.theme.remove(Face("A"))
    draft.theme.isUnequal = true
    draft.theme.setPartner(Face("eins"), of: Face("A"))
    #expect(draft.theme.secondFaces == [Face("B")])

    draft.theme.restore(Face("A"))
    #expect(draft.theme.secondFaces == [Face("eins"), Face("B")])
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
    let draft = draft(isUnequal: true)
    draft.add(text)

    #expect(draft.theme.kindFaces.dropFirst(2).map { $0.map(\.symbol) } == kinds)
  }

  @Test("a face without a partner has none, and a theme of equal pairs takes none")
  func missesPartner() {
    let draft = draft()
    draft.theme.setPartner(Face("eins"), of: Face("A"))

    #expect(draft.theme.partner(of: Face("A")) == nil)
    #expect(!draft.canUndo)

    let short = Theme(
      id: "s", name: "S", faces: [Face("A"), Face("B")], secondFaces: [Face("1")], pairs: 2,
      color: Theme.Color(rgb: 0))
    #expect(short.partner(of: Face("B")) == nil)
    #expect(short.partner(of: Face("nobody")) == nil)
  }

  @Test("a pasted book is taken in at once")
  func takesMany() {
    let draft = draft()
    let words = (0..<20_000).map { "w\($0)" }

    #expect(draft.add((words + words).joined(separator: " ")).count == words.count)
    #expect(draft.theme.pairs == words.count + 2)
  }
}
