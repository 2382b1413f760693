import MemoryModel
import MemoryViewModel
import Pictures
import Testing
import TextUI

@testable import MemoryViews

@Suite("Theme editor: pairs in two columns")
struct PairColumnsTests {
  private let editor: EditorDriving

  /// A theme of two sides at the end of the library.
  private static let pets = Theme(
    id: "pets", name: "Pets", faces: ["dog", "cat", "cow"].map { Face($0) },
    secondFaces: ["perro", "gato", "vaca"].map { Face($0) }, pairs: 3,
    color: Theme.Color(rgb: 0x00_897B))

  init() {
    editor = EditorDriving("pets", 80, 24, adding: Self.pets)
  }

  private var theme: Theme? { editor.app.library.theme("pets") }
  private var pairs: [[String]] { theme?.kindFaces.map { $0.map(\.symbol) } ?? [] }

  private func clicks(_ text: String) throws { try editor.clicks(text) }

  @Test("each pair has a field for each card, below one row for both titles")
  func look() throws {
    #expect(
      editor.screen.text(8..<15) == """
           Pairs
              First card                      Second card
           1  dog___________________________  perro_________________________ ×
           2  cat___________________________  gato__________________________ ×
           3  cow___________________________  vaca__________________________ ×
           4  ______________________________  ______________________________
           Tab goes across, Alt-x removes a pair, Alt-up and Alt-down move it
        """)
  }

  @Test("Tab goes across, then to the next pair, and Enter too", arguments: ["tab", "enter"])
  func goesAcross(key: String) throws {
    try clicks("dog__")
    try editor.does("end 1 \(key) 2 \(key) 3 \(key) 4 \(key) 5 \(key) 6")
    #expect(pairs == [["dog1", "perro2"], ["cat3", "gato4"], ["cow5", "vaca6"]])
  }

  @Test("every key in either column is kept at once, and the letters of a word are one change")
  func keepsEveryKey() throws {
    try clicks("gato__")
    let keys = ["end ctrl-u", "L", "ö", "w", "e", "alt-z", "alt-y"]
    let words = ["", "L", "Lö", "Löw", "Löwe", "gato", "Löwe"]
    #expect(try editor.after(keys) { pairs[1] } == words.map { ["cat", $0] })
  }

  @Test("the empty row adds a pair, whose missing card is a problem of its field")
  func adds() throws {
    try clicks("vaca__")
    try editor.does("tab text:pig")
    #expect(
      editor.shows("! Pair 4, second card: The face \"\" is empty.") && pairs.last == ["pig", ""])
    try editor.does("tab text:cerdo")
    #expect(pairs.last == ["pig", "cerdo"] && !editor.shows("is empty") && editor.shows("5  ____"))
  }

  @Test("a first card of another pair is refused with its field, and nothing is lost")
  func refuses() throws {
    try clicks("cat__")
    try editor.does("end ctrl-u text:dog")
    let words = ["! Pair 2, first card: another pair has \"dog\" already.", "!dog__"]
    var pairs = [self.pairs[1]]
    let unsaid = missing(words, in: editor.text)
    try editor.does("text:gy")
    pairs.append(self.pairs[1])
    #expect((unsaid, pairs) == ([], [["do", "gato"], ["doggy", "gato"]]))
    #expect(!editor.shows("another pair"))
  }

  @Test("a pair is removed and restored, and moved among the others")
  func removesAndMoves() throws {
    try clicks("cat__")
    let scripts = ["alt-up", "end x", "alt-down alt-down alt-down alt-x"]
    var firsts = try editor.after(scripts) { pairs.map { $0[0] } }
    let isRemoved = editor.shows("Removed faces")
    try editor.clicks("×")
    firsts.append(pairs.map { $0[0] })
    firsts += try editor.after(["alt-z alt-z"]) { pairs.map { $0[0] } }
    #expect(
      firsts == [
        ["cat", "dog", "cow"], ["catx", "dog", "cow"], ["dog", "cow"], ["cow"],
        ["dog", "cow", "catx"],
      ], "The focus moves with the pair")
    #expect(isRemoved && pairs[2] == ["catx", "gato"])
  }

  @Test("a theme becomes two-sided and back; what is lost is said, and can be undone")
  func thereAndBack() throws {
    try clicks("two faces")
    #expect(
      (pairs, editor.shows("Second card"), editor.app.notices.all.map(\.text)) == (
        [["dog"], ["cat"], ["cow"]], false,
        ["The second cards are gone: perro, gato, vaca. Alt-z brings them back."]
      ))
    try editor.does("alt-z")
    #expect(pairs.map { $0.count } == [2, 2, 2] && editor.shows("perro__"))
    try clicks("two faces")
    try clicks("two faces")
    let equal = pairs
    try clicks("two faces")
    #expect(
      (equal, editor.app.notices.all.count) == (
        [["dog", "dog"], ["cat", "cat"], ["cow", "cow"]], 2
      ), "Nothing was lost the last time")
  }

  @Test("the word of either card can be edited")
  func words() throws {
    try clicks("gato__")
    let isShown = editor.shows("Word of gato")
    try clicks("gato__")
    try editor.does("end ctrl-u text:cat2")
    #expect(
      (isShown, theme?.secondFaces?[1].word, theme?.faces[1].word) == (true, "cat2", "cat"))
  }

  @Test("in the smallest window the columns share it")
  func smallest() throws {
    let editor = EditorDriving("pets", 40, 12, isUnicode: false, adding: Self.pets)
    for _ in 0..<12 { try editor.does("tab") }
    #expect(editor.shows("dog__________  perro________ x") || editor.shows("cat__________  gato"))
  }

  @Test("a dropped path never lands in a field, but on its card", arguments: PairSide.allCases)
  func drops(side: PairSide) async throws {
    let photo = Face(symbol: "rex", word: "rex", picture: FacePicture(PictureID(of: [1])))
    editor.app.library.files.readPictures = { _, _ in PicturesImport([photo]) }
    try clicks(side == .first ? "cat__" : "gato__")
    editor.screen.sends(.paste("/tmp/rex.png"))
    let pair = pairs[1]
    editor.screen.waits(.seconds(1))
    #expect((pair, editor.shows("Add pictures")) == (["cat", "gato"], true))
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    editor.screen.window.onResult { continuation.yield() }
    try editor.does("enter")
    for await _ in stream { break }
    editor.screen.waits(.seconds(1))
    let faces = theme?.kindFaces[1].map { $0.picture }
    #expect(
      (faces, pairs[1], editor.shows("▣")) == (
        (side == .first ? [photo.picture, nil] : [nil, photo.picture]), ["cat", "gato"], true
      ))
  }

  @Test("a path dropped while a field of the form has focus is no text")
  func dropsOnForm() throws {
    let fields = ["Pets__", "#00897B", "dog = Hund"]
    let asked = try fields.filter { field in
      try clicks(field)
      editor.screen.sends(.paste("'/tmp/my photos/rex.png'"))
      editor.screen.waits(.seconds(1))
      let isAsked = editor.shows("Add pictures")
      try editor.does("esc")
      return isAsked
    }
    #expect((asked, theme) == (fields, Self.pets))
  }
}
