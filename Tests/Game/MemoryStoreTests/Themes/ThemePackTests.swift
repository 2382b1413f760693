import MemoryModel
import MemoryViewModel
import TestSupport
import Testing

@testable import MemoryStore

@Suite("Theme packs")
struct ThemePackTests {
  private func themes(_ text: String) throws -> [Theme] {
    try ThemePack(Array(text.utf8)).themes
  }

  private func error(_ bytes: [UInt8]) -> String {
    do {
      return "accepted \(try ThemePack(bytes).themes.map(\.name))"
    } catch {
      return "\(error)"
    }
  }

  private var pets: Theme {
    var pets = Theme(
      id: "pets", name: "Pets \"1\"",
      faces: [Face(symbol: "🐶", word: "my dog"), Face("🐱"), Face("🐭")], pairs: 2,
      color: Theme.Color(red: 1, green: 2, blue: 3, alpha: 4))
    pets.remove(Face("🐱"))
    return pets
  }

  private var words: Theme {
    Theme(
      id: "words", name: "Words", faces: [Face("dog"), Face("cat")],
      secondFaces: [Face("Hund"), Face("Katze")], pairs: 2, color: Theme.Color(rgb: 0xFFA000))
  }

  @Test("themes are read again with all their fields")
  func roundTrip() throws {
    let all = [pets, words] + Theme.builtIn

    #expect(try ThemePack(ThemePack(all).written()).themes == all)
  }

  @Test("a removed face is read at its place, and unsafe text is a problem of the theme")
  func removed() throws {
    var theme = try #require(try ThemePack(ThemePack([pets]).written()).themes.first)

    theme.restore(Face("🐱"))

    let earlierSymbols = theme.faces.map(\.symbol)

    let text = #"{"name":"\u001b[31m","faces":["\u202e","🐱","🐱"]}"#

    theme = try #require(try themes(text).first)

    #expect((earlierSymbols, theme.faces.count, theme.isPlayable) == (["🐶", "🐱", "🐭"], 2, false))
  }

  @Test("the first released format is read unchanged")
  func golden() throws {
    #expect(
      try (themes(Golden.themes), ThemePack([pets, words]).written()) == (
        [pets, words], Array(Golden.themes.utf8)
      ))
  }

  @Test(
    "name and faces are enough for a theme written by hand",
    arguments: [
      #"{"name":"Pets","faces":["🐶","🐱"]}"#,
      #"[{"name":"Pets","faces":["🐶",{"symbol":"🐱"}]}]"#,
      #"{"themes":[{"name":"Pets","faces":["🐶","🐱"]}]}"#,
      "\u{FEFF}{\r\n\t\"name\" : \"Pets\",\r\n\t\"faces\" : [\"🐶\", \"🐱\"]\r\n}\r\n",
    ])
  func byHand(text: String) throws {
    let theme = try #require(try themes(text).first)

    #expect(
      (theme.name, theme.faces, theme.pairs, theme.isPlayable) == (
        "Pets", [Face("🐶"), Face("🐱")], 2, true
      ))
  }

  @Test(
    "a mistake is reported with its place",
    arguments: [
      ("", "line 1, column 1: a value was expected"),
      ("3", "the whole must be a theme or a list of themes"),
      ("{}", "name is missing"),
      (#"{"name":"a"}"#, "faces is missing"),
      (#"[{"name":"a","faces":[]},{"name":1,"faces":[]}]"#, "[1].name must be text"),
      (#"{"themes":[{"name":"a","faces":["b",2]}]}"#, "themes[0].faces[1] must be an object"),
      (#"{"name":"a","faces":[{"word":"b"}]}"#, "faces[0].symbol is missing"),
      (#"{"name":"a","faces":[],"pears":3}"#, "pears is unknown"),
      (#"{"name":"a","faces":[],"pairs":-1}"#, "pairs must be 0...1000000, not -1"),
      (#"{"name":"a","faces":[],"pairs":2147483648}"#, "pairs must be 0...1000000, not 2147483648"),
      (#"{"name":"a","faces":[],"pairs":2.5}"#, "pairs must be a whole number"),
      (#"{"name":"a","faces":[],"pairs":NaN}"#, "line 1, column 32: a value was expected"),
      (#"{"name":"a","faces":[],"color":"red"}"#, "color must be a color such as #FFA000"),
      (#"{"name":"a","faces":[],"id":""}"#, "id must be 1 to 64 bytes long, not "),
      (#"{"name":"a","name":"b"}"#, "line 1, column 13: the name comes twice"),
      (#"{"format":"memorize-game","themes":[]}"#, "not a memorize-themes file"),
      (
        #"{"format":"memorize-themes","version":5,"themes":[]}"#,
        "written by a later version of the game (format 5, this one reads 4)"
      ),
      ("\u{1B}[2J", "line 1, column 1: a value was expected"),
      ("[]", "the whole must be a list of one theme or more"),
      (#"{"themes":[]}"#, "themes must be a list of one theme or more"),
    ])
  func mistakes(text: String, message: String) {
    #expect(error(Array(text.utf8)) == message)
  }

  @Test("text that is not UTF-8 is refused by name, with a mark and without")
  func otherCodings() {
    let text = Array(#"{"name":"a"}"#.utf16)
    let little = text.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let big = text.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }

    for bytes in [[0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big] {
      #expect(error(bytes) == "written in UTF-16, must be UTF-8")
    }
    #expect(error(Array("{\"name\":\"".utf8) + [0xE9, 0x22]).contains("not UTF-8"))
  }

  @Test("files that exceed a limit are refused")
  func bounded() {
    func many(_ count: Int, _ element: String) -> String {
      "[" + Array(repeating: element, count: count).joined(separator: ",") + "]"
    }
    func expect(_ text: String, _ message: String) { #expect(error(Array(text.utf8)) == message) }

    expect(String(repeating: "[", count: 100_000), "line 1: nested more than 32 deep")
    expect(
      #"{"name":"a","faces":"# + many(10_001, "\"b\"") + "}", "more than 10000 elements in faces")
    expect(
      #"{"themes":"# + many(1_001, #"{"name":"a","faces":[]}"#) + "}",
      "more than 1000 elements in themes")
    #expect(
      error([UInt8](repeating: 0x20, count: ThemePack.limit + 1)) == "more than 4194304 bytes")
  }

  @Test("changed bytes are read or rejected", arguments: 1...10)
  func noise(seed: UInt64) throws {
    var noise = SeededNumbers(seed: seed)
    let whole = Array(Golden.themes.utf8)
    for _ in 0..<200 {
      guard let pack = try? ThemePack(noise.edited(whole)) else { continue }
      #expect(try ThemePack(pack.written()) == pack)
    }
  }
}

@Suite("Files of themes")
struct ThemePackFileTests {
  @Test("themes are exported to a file, which is never overwritten, and imported again")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/my themes.json"

    try ThemePack([.animals]).write(to: path)

    #expect(try ThemePack(path: path).themes == [.animals])
    let two: [Theme] = [.animals, .animals]
    #expect(
      try (
        thrown { try ThemePack(two).write(to: path) },
        thrown(FormatError.self) { try ThemePack([]).write(to: path + " of none") } != nil,
        ThemePack(path: path).themes, folder.names
      ) == (StorageError.taken(path), true, [.animals], ["my themes.json"]))
  }

  @Test(
    "a file that is not regular, or too large, is refused at once",
    arguments: ["pipe", "hole", "."])
  func notFiles(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.makePipe("pipe")
    try folder.makeHole("hole", size: 2 << 30)

    #expect(
      (
        thrown(StorageError.self) { try ThemePack(path: "\(folder.path)/\(name)") } != nil,
        thrown { try ThemePack(path: "/dev/zero") }
      ) == (true, StorageError.notAFile("/dev/zero")))
  }
}
