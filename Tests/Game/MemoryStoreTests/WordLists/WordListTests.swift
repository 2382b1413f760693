import MemoryModel
import Testing

@testable import MemoryStore

@Suite("Lists of words")
struct WordListTests {
  /// Returns the theme of a list without pictures.
  static func theme(_ text: String, name: String = "Words") async throws -> Theme {
    try await theme(Array(text.utf8), name: name)
  }

  static func theme(_ bytes: [UInt8], name: String = "Words") async throws -> Theme {
    let list = try WordList(bytes)
    let result = try await WordListImport(list, name: list.name ?? name, folder: "").theme()
    return try #require(result.pack.themes.first)
  }

  /// Returns the pairs of a list, each as `dog = Hund`.
  static func pairs(_ text: String) async throws -> [String] {
    try await theme(text).kindFaces.map { $0.map(\.symbol).joined(separator: " = ") }
  }

  @Test(
    "two columns are a pair, whatever separates them",
    arguments: [
      "dog\tHund\ncat\tKatze\n", "dog;Hund\ncat;Katze", "dog,Hund\r\ncat,Katze\r\n",
      "dog\tHund\rcat\tKatze\r", "\u{FEFF}dog\tHund\n\n\n cat \t Katze \n",
      "\"dog\",\"Hund\"\n\"cat\",\"Katze\"\n", "# farm\ndog,Hund\n# pets\ncat,Katze",
      "#separator:Pipe\ndog|Hund\ncat|Katze", "#separator:;\ndog;Hund\ncat;Katze",
      "dog,Hund,,\ncat,Katze,,\n",
    ])
  func twoColumns(text: String) async throws {
    #expect(try await Self.pairs(text) == ["dog = Hund", "cat = Katze"])
  }

  @Test("one column gives equal pairs")
  func oneColumn() async throws {
    let theme = try await Self.theme("Haus\nÜbung\n🐶\n")
    #expect(
      (theme.faces.map(\.symbol), theme.isUnequal, theme.faces.map(\.word), theme.pairs) == (
        ["Haus", "Übung", "🐶"], false, ["Haus", "ubung", "dog"], 3
      ))
  }

  @Test(
    "a separator in a few lines, or a weaker one, is part of the words",
    arguments: [
      ("yes, sir;ja\nno, sir;nein", ["yes, sir = ja", "no, sir = nein"]),
      ("a;b\tc\nd;e\tf", ["a;b = c", "d;e = f"]),
      ("hello, you\nbye\nthanks\n", ["hello, you", "bye", "thanks"]),
    ])
  func separators(text: String, pairs: [String]) async throws {
    #expect(try await Self.pairs(text) == pairs)
  }

  @Test("quotes keep separators, quotes, number signs and line ends")
  func quotes() async throws {
    let text = "\"a, \"\"b\"\"\",\"c\nd\"\n\"#1\", \"e\" \n5\" pipe,f"
    #expect(try await Self.pairs(text) == [#"a, "b" = c d"#, "#1 = e", #"5" pipe = f"#])
  }

  @Test("lines with a key describe the theme, anywhere in the list; without them the name decides")
  func keys() async throws {
    var text = """
      # name of nothing
      #name: Farm animals
      #pairs:2
      dog,Hund
      #color:#123456
      cat,Katze
      cow,Kuh
      #unknown:value
      """
    var theme = try await Self.theme(text)
    #expect(
      try await (
        theme.name, theme.pairs, theme.color, theme.kindFaces.count,
        Self.theme("#color: Green,,\na,b\nc,d").color
      ) == ("Farm animals", 2, Theme.Color(rgb: 0x12_3456), 3, Theme.Color(rgb: 0x4C_AF50)))

    text = (1...12).map { "\($0),w\($0)\n" }.joined()
    theme = try await Self.theme(text, name: "Numbers in words")
    #expect(
      (theme.name, theme.pairs, theme.isPlayable, theme.color) == (
        "Numbers in words", 8, true, Theme.Color(for: "Numbers in words")
      ))
  }

  @Test("Anki's notes are read without tags, deck and markup, which elsewhere is text")
  func anki() async throws {
    let text = """
      #separator:tab
      #html:true
      #deck column:1
      #tags column:4
      Farm\t<b>dog</b>&nbsp;&amp; cat\t"der <i class=""x"">Hund</i><br>"\tpets new
      Farm\ta &lt; b &#228;&#xE9;\tKuh[sound:kuh.mp3]\t
      """
    let list = try WordList(Array(text.utf8))
    let result = try await WordListImport(list, name: "Farm", folder: "").theme()
    let faces = try #require(result.pack.themes.first).kindFaces.map { $0.map(\.symbol) }
    #expect(
      try await (
        faces, result.remarks.map { "\($0)" }, Self.pairs("<b>,bold\n&amp;,and\n[sound:a.mp3],x")
      ) == (
        [["dog & cat", "der Hund"], ["a < b äé", "Kuh"]],
        ["line 6: no card can play or show kuh.mp3"],
        ["<b> = bold", "&amp; = and", "[sound:a.mp3] = x"]
      ))
  }

  @Test("marks of direction and invisible characters are dropped, formulas are text")
  func invisible() async throws {
    let text = "\u{200F}שלום\u{200F},\u{202B}hello\u{202C}\nso\u{AD}fa,\u{A0}a\u{A0}b\n=1+2,'=3\n"
    #expect(try await Self.pairs(text) == ["שלום = hello", "sofa = a b", "=1+2 = =3"])
  }

  @Test("UTF-16 with a mark is read, as spreadsheets write it", arguments: [true, false])
  func utf16(isLittle: Bool) async throws {
    let units = [0xFEFF] + Array("größe\tsize\r\nmaß\tmeasure\r\n".utf16)
    let bytes = units.flatMap { unit in
      let pair = [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)]
      return isLittle ? pair : pair.reversed()
    }
    #expect(try await Self.theme(bytes).faces.map(\.symbol) == ["größe", "maß"])
  }

  @Test("JSON and archives are no lists, everything else is")
  func likeness() {
    for text in ["{\"a\":1}", " \n{", "[{\"name\":1}]", "[]", "[1]", "\u{FEFF}{"] {
      #expect(!WordList.isLike(Array(text.utf8)), "\(text)")
    }
    for text in ["", "a,b", "[sound:a.mp3]\tb", "# a", "\u{FEFF}a"] {
      #expect(WordList.isLike(Array(text.utf8)), "\(text)")
    }
  }
}
