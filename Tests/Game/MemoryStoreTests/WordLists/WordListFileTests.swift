import MemoryModel
import SeparatedValues
import TestSupport
import Testing

@testable import MemoryStore

@Suite("Files of words")
struct WordListFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func imported(_ file: String) async throws -> PhotoImport.Result {
    try await WordListImport(path: "\(folder.path)/\(file)", name: nil).theme()
  }

  /// Returns the sentence of an error; nil if there is none.
  private func reason(_ body: () async throws -> PhotoImport.Result) async throws -> String? {
    do {
      _ = try await body()
      return nil
    } catch let error as WordListError {
      return "\(error)"
    }
  }

  @Test("a file beyond the limit is refused before it is read, with the limit of pairs")
  func largeFile() async throws {
    try folder.put([UInt8](repeating: 0x61, count: 16 << 20 + 1), in: "large.csv")
    #expect(
      try await reason { try await imported("large.csv") }
        == "larger than 16 MiB; split the list into several files, each of at most 10000 pairs")
  }

  @Test("an exported theme reads as the same theme", arguments: ["a.tsv", "b.csv"])
  func roundTrip(file: String) async throws {
    for theme in Theme.builtIn {
      let bytes = try WordList.written([theme], separatedBy: file == "a.tsv" ? .tab : .comma)
      let read = try await WordListTests.theme(bytes)
      #expect(read.name == theme.name && read.pairs == theme.pairs && read.color == theme.color)
      #expect(read.digest == theme.digest, "\(theme.id)")
    }
  }

  @Test("any printable texts are read again", arguments: [Separator.tab, .comma])
  func anyTexts(separator: Separator) async throws {
    var random = SeededBytes(seed: 3)
    let alphabet = [
      "a", "b ", "\"", "'", "=", "#", ",", ";", "é", "שׁ", "犬", "🐶", ".png", "<b>", "**", "$", "|",
      "</i>",
    ]
    for _ in 0..<300 {
      let faces = (0..<8).map { number in
        let text = (0..<random.next(6)).map { _ in alphabet[random.next(alphabet.count)] }.joined()
        // The number makes faces different, at their start or at their end.
        let numbered = number.isMultiple(of: 2) ? "\(number)\(text)" : "\(text)\(number)"
        return Face(numbered.split(separator: " ").joined(separator: " "))
      }
      let theme = Theme(
        id: "", name: "Any", faces: Array(faces.prefix(4)), secondFaces: Array(faces.suffix(4)),
        pairs: 3, color: Theme.Color(rgb: 0x01_0203))
      let read = try await WordListTests.theme(
        try WordList.written([theme], separatedBy: separator))
      #expect(read.kindFaces == theme.kindFaces)
    }
  }

  @Test("the file is literal, with quotes only where they are needed")
  func literal() throws {
    let theme = Theme(
      id: "x", name: "Some, few", faces: [Face("dog"), Face("#1"), Face("=1")],
      secondFaces: [Face("der, Hund"), Face("a \"b\""), Face("x.png")], pairs: 2,
      color: Theme.Color(rgb: 0xFF_A000))
    #expect(
      String(decoding: try WordList.written([theme], separatedBy: .comma), as: UTF8.self) == """
        #separator:comma
        #html:false
        #name:Some, few
        #pairs:2
        #color:#FFA000
        #pictures:false
        dog,"der, Hund"
        "#1","a ""b""\"
        '=1,x.png

        """)
  }

  @Test("a list holds one theme, without pictures, and replaces no file")
  func refusals() throws {
    let (photos, _) = SamplePhotos.theme(2)
    #expect(
      (
        thrown { try ThemePack([photos]).write(to: folder.path + "/a.tsv") },
        thrown { try ThemePack([.animals, photos]).write(to: folder.path + "/a.tsv") }
      ) == (
        WordListError(
          "a list of words cannot hold the pictures of \"Family\"; write a file such as theme.tar"),
        WordListError("a list of words holds one theme, not 2; name one")
      ))
    try ThemePack([.animals]).write(to: folder.path + "/a.tsv")
    #expect(throws: StorageError.taken(folder.path + "/a.tsv")) {
      try ThemePack([.animals]).write(to: folder.path + "/a.tsv")
    }
  }

  @Test("a column of pictures is paired with words, and paths are sorted by ending or content")
  func pictures() async throws {
    try folder.put(SamplePhotos.jpeg(1), in: "oma.jpg")
    try folder.put(SamplePhotos.jpeg(2), in: "opa_karl.JPG")
    try folder.put("oma.jpg,oma\nopa_karl.JPG,Grandpa\n", in: "my_family.csv")

    let result = try await imported("my_family.csv")

    let theme = try #require(result.pack.themes.first)
    #expect(
      (theme.name, result.remarks.isEmpty, result.pack.pictures.count, theme.faces.map(\.symbol))
        == ("my family", true, 2, ["picture of oma", "opa karl"]))
    #expect(
      (theme.faces.allSatisfy { $0.picture != nil }, theme.isPlayable, theme.secondFaces) == (
        true, true, [Face("oma"), Face("Grandpa")]
      ))

    try folder.put("a,b\nc,d", in: "notes.txt")
    try folder.put(#"{"name":"Pets","faces":["a","b"]}"#, in: "pets.txt")
    try folder.put("a", in: "x.json")
    let names = ["notes.txt", "pets.txt", "x.json", "none.TSV", "none.csv", "none"]
    let sources = try ThemeSources(names.map { "\(folder.path)/\($0)" })
    let root = folder.path.utf8.count + 1
    #expect(
      [sources.lists.map { $0.dropFirst(root) }, sources.packs.map { $0.dropFirst(root) }] == [
        ["notes.txt", "none.TSV", "none.csv"], ["pets.txt", "x.json", "none"],
      ])
  }

  @Test("a pair without its picture is left out with its line, and pictures are not shared")
  func missingPictures() async throws {
    try folder.put(SamplePhotos.jpeg(1), in: "a.jpg")
    try folder.put(SamplePhotos.jpeg(1), in: "b.jpg")
    try folder.put("no picture", in: "c.png")
    try folder.put("a.jpg,x\nc.png,y\nd.png,z\nv,w\n", in: "some.csv")
    let result = try await imported("some.csv")
    let faces = try #require(result.pack.themes.first).kindFaces.map { $0.map(\.symbol) }
    #expect(
      (faces, result.remarks.map { "\($0)" }) == (
        [["a", "x"], ["v", "w"]],
        [
          "line 2 is left out: c.png: this is none of the formats that are read",
          "line 3 is left out: \(folder.path)/d.png: there is no such file",
        ]
      ))

    try folder.put("a.jpg,x\nb.jpg,y\nv,w\n", in: "twins.csv")
    #expect(
      try await imported("twins.csv").remarks.map { "\($0)" }
        == ["line 2 is left out: \"b.jpg\" is the same picture as in line 1"])
    try folder.put("a.jpg,x\nd.png,y\n", in: "few.csv")
    let few = try await reason { try await imported("few.csv") }
    #expect(
      few == "a theme needs at least 2 pairs, and 1 can be shown; line 2 is left out: "
        + "\(folder.path)/d.png: there is no such file")
  }
}
