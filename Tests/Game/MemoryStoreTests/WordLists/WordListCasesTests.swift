import MemoryModel
import SeparatedValues
import Testing

@testable import MemoryStore

/// Lists as people bring them, with the pairs that they mean and all that is said.
@Suite("Lists as people bring them")
struct WordListCasesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    /// The pairs, each as `dog = Hund`.
    let pairs: [String]
    var remarks: [String] = []

    init(_ text: String, _ pairs: [String], _ remarks: [String] = []) {
      (self.text, self.pairs, self.remarks) = (text, pairs, remarks)
    }

    var testDescription: String { text.debugDescription }
  }

  private func check(_ example: Case) async throws {
    let list = try WordList(Array(example.text.utf8))
    let result = try await WordListImport(list, name: "x", folder: "").theme()
    let theme = try #require(result.pack.themes.first)
    let pairs = theme.kindFaces.map { $0.map(\.symbol).joined(separator: " = ") }
    #expect(
      (pairs, result.remarks.map { "\($0)" }, theme.isPlayable)
        == (example.pairs, example.remarks, true))
  }

  private static let animals = ["dog = Hund", "cat = Katze", "cow = Kuh", "pig = Schwein"]

  @Test(
    "columns are separated by any usual sign",
    arguments: [
      Case(
        "dog|Hund\ncat|Katze\ncow|Kuh\npig|Schwein\n", animals, ["\"|\" separates the columns"]),
      Case(
        "dog - Hund\ncat - Katze\ncow - Kuh\npig - Schwein\n", animals,
        ["\" - \" separates the columns"]),
      Case(
        "dog: Hund\ncat: Katze\ncow: Kuh\npig: Schwein", animals,
        ["\": \" separates the columns"]),
      Case(
        "dog = Hund\ncat = Katze\ncow = Kuh\npig = Schwein", animals,
        ["\" = \" separates the columns"]),
      Case("sep=;\r\ndog;Hund\r\ncat;Katze\r\ncow;Kuh\r\npig;Schwein\r\n", animals),
      Case(
        "sep=|\r\nWord|Wort\r\ndog|Hund\r\ncat|Katze", ["dog = Hund", "cat = Katze"],
        ["line 2 is left out: Word, Wort are headings"]),
    ])
  func separators(example: Case) async throws { try await check(example) }

  @Test(
    "a line that cannot be used is left out and said, and the others are there",
    arguments: [
      Case(
        "bank\tBank\nbench\tBank\nriver bank\tUfer", ["bank = Bank", "river bank = Ufer"],
        ["line 2 is left out: \"Bank\" is in line 1 already"]),
      Case(
        "dog\tHund\ncat\tKatze\ncow\tKuh\npig\tSchwein\ndog\tHund\n", animals,
        ["line 5 is left out: \"dog\" is in line 1 already"]),
      Case(
        "Gift\tpoison\ngift\tGeschenk\nbald\tsoon\nkahl\tbald",
        ["Gift = poison", "gift = Geschenk", "bald = soon"],
        ["line 4 is left out: \"bald\" is in line 3 already"]),
      Case(
        "dog\tHund\ncat\t\ncow\tKuh\npig", ["dog = Hund", "cow = Kuh"],
        ["line 2 is left out: one side is empty", "line 4 is left out: one side is empty"]),
      Case(
        "a\tA\nb\tB\nc\tA\nd\t\ne\tE\textra\n\"q\" r\tR\nlong\tx\n",
        ["a = A", "b = B", "e = E", "\"q\" r = R", "long = x"],
        [
          "column 3 is not on the cards", "line 3 is left out: \"A\" is in line 1 already",
          "line 4 is left out: one side is empty",
        ]),
      Case(
        "dog;Hund;x\ncat;Katze;y\n;;z\n", ["dog = Hund", "cat = Katze"],
        ["column 3 is not on the cards", "line 3 is left out: its cards would be empty"]),
    ])
  func flaws(example: Case) async throws { try await check(example) }

  @Test(
    "lines without any text are skipped in silence",
    arguments: [
      Case("dog\tHund\n\n   \n\t\ncat\tKatze\n\n", ["dog = Hund", "cat = Katze"]),
      Case("dog,Hund\ncat,Katze\n,\ncow,Kuh\n,\n", ["dog = Hund", "cat = Katze", "cow = Kuh"]),
      Case("dog;Hund;\ncat;Katze;\n;;\n", ["dog = Hund", "cat = Katze"]),
      Case("dog\tHund\n\u{A0}\t\u{A0}\ncat\tKatze", ["dog = Hund", "cat = Katze"]),
      Case(
        "English,German\ndog,Hund\ncat,Katze\n,\n,\n", ["dog = Hund", "cat = Katze"],
        ["line 1 is left out: English, German are headings"]),
    ])
  func blankLines(example: Case) async throws { try await check(example) }

  @Test(
    "the two columns with words are on the cards, and the others are said once",
    arguments: [
      Case(
        "dog\tHund\tA dog.\ncat\tKatze\tA cat.", ["dog = Hund", "cat = Katze"],
        ["column 3 is not on the cards"]),
      Case(
        "Wort;Übersetzung;Lektion\ndog;Hund;1\ncat;Katze;2", ["dog = Hund", "cat = Katze"],
        [
          "column 3 (Lektion) is not on the cards",
          "line 1 is left out: Wort, Übersetzung, Lektion are headings",
        ]),
      Case(
        "1;dog;Hund\n2;cat;Katze", ["dog = Hund", "cat = Katze"], ["column 1 is not on the cards"]),
      Case(
        "#separator:tab\n#columns:front\tback\ttags\ndog\tHund\tx\ncat\tKatze\ty\n",
        ["dog = Hund", "cat = Katze"], ["column 3 (tags) is not on the cards"]),
      Case(
        "Unit 1,dog,[sound:a.mp3],Hund\nUnit 1,cat,[sound:b.mp3],Katze\nUnit 1,cow,,Kuh",
        ["dog = Hund", "cat = Katze", "cow = Kuh"],
        ["column 1, column 3 are not on the cards"]),
      Case("1,one\n2,two", ["1 = one", "2 = two"]),
    ])
  func columns(example: Case) async throws { try await check(example) }

  @Test(
    "a first line of languages or of usual names is no pair, unless the others are like it",
    arguments: [
      Case(
        "Slovenian,English\npes,dog\nkrava,cow", ["pes = dog", "krava = cow"],
        ["line 1 is left out: Slovenian, English are headings"]),
      Case(
        "niemiecki;polski\nHund;pies\nKuh;krowa", ["Hund = pies", "Kuh = krowa"],
        ["line 1 is left out: niemiecki, polski are headings"]),
      Case(
        "English\tEnglisch\nFrench\tFranzösisch\nGerman\tDeutsch",
        ["English = Englisch", "French = Französisch", "German = Deutsch"]),
      Case(
        "question\tFrage\nanswer\tAntwort\nword\tWort",
        ["question = Frage", "answer = Antwort", "word = Wort"]),
    ])
  func headings(example: Case) async throws { try await check(example) }

  @Test(
    "joiners and selectors of words are kept",
    arguments: [
      Case("go\tمی\u{200C}روند\nbook\tکتاب", ["go = می\u{200C}روند", "book = کتاب"]),
      Case("Sri\tශ්\u{200D}රී\nLanka\tලංකා", ["Sri = ශ්\u{200D}රී", "Lanka = ලංකා"]),
      Case("ksha\tक्\u{200D}ष\nyes\tहाँ", ["ksha = क्\u{200D}ष", "yes = हाँ"]),
      Case(
        "M\tᠮᠣᠩᠭᠣᠯ\u{180E}\nhorse\tᠮᠣᠷᠢ\u{180B}", ["M = ᠮᠣᠩᠭᠣᠯ\u{180E}", "horse = ᠮᠣᠷᠢ\u{180B}"]),
      Case("atom\tഅണു\nchillu\tഅവന്\u{200D}", ["atom = അണു", "chillu = അവന്\u{200D}"]),
      Case("go\tده\u{200C}چم\nhome\tماڵ", ["go = ده\u{200C}چم", "home = ماڵ"]),
      Case("rya\tর\u{200D}্যাব\nbook\tবই", ["rya = র\u{200D}্যাব", "book = বই"]),
    ])
  func scripts(example: Case) async throws { try await check(example) }

  @Test(
    "marks of HTML, Markdown and LaTeX are left out and said",
    arguments: [
      Case(
        "<b>dog</b>\tHund<br>\ncat\tKatze &amp; Co", ["dog = Hund", "cat = Katze & Co"],
        ["the marks of HTML are left out"]),
      Case(
        "**dog**\tthe **big** Hund\n*cat*\t$x^2$\n2*3\t\\(a\\)",
        ["dog = the big Hund", "cat = x^2", "2*3 = a"],
        ["line 1: marks of Markdown and LaTeX, such as *, are left out"]),
      Case("#html:false\n**a**\tb\n<b>\td", ["**a** = b", "<b> = d"]),
      Case("a * b\tc\n5$\t$6\n**\t*", ["a * b = c", "5$ = $6", "** = *"]),
    ])
  func marks(example: Case) async throws { try await check(example) }

  @Test(
    "the player's columns are taken, by number or by heading",
    arguments: [
      (["1", "3"], ["dog = A dog.", "cat = A cat."]), (["Beispiel", "wort"], nil),
      (["3"], ["A dog.", "A cat."]), (["2", "1"], ["Hund = dog", "Katze = cat"]),
      (["4"], nil), (["0", "1"], nil),
    ])
  func chosenColumns(columns: [String], pairs: [String]?) async throws {
    let bytes = Array("dog\tHund\tA dog.\ncat\tKatze\tA cat.".utf8)
    let list = try? WordList(bytes, WordListFormat(columns: columns))
    let texts = list?.rows.map { $0.cells.map(\.text).joined(separator: " = ") }
    #expect(texts == pairs)
  }

  @Test("columns have the names of any first line that has all of them, without regard to case")
  func namedColumns() throws {
    let bytes = Array("Pflanze;Nr;Farbe\nRose;1;rot\nVeilchen;2;blau".utf8)
    let list = try WordList(bytes, WordListFormat(columns: ["farbe", "Pflanze"]))
    #expect(list.rows.map { $0.cells.map(\.text) } == [["rot", "Rose"], ["blau", "Veilchen"]])
    #expect(throws: WordListError("there is no column \"Form\"; the list has 3")) {
      try WordList(bytes, WordListFormat(columns: ["Form", "Farbe"]))
    }
  }

  @Test("a list that is not UTF-8 is read as cp1252, or as the player says")
  func encodings() throws {
    let bytes = Array("Gr".utf8) + [0xFC, 0xDF, 0x65] + Array(";hello\nMaus;mouse".utf8)
    let list = try WordList(bytes)
    let central = try WordList(bytes, WordListFormat(encoding: .cyrillic))
    #expect(
      (list.rows[0].cells[0].text, list.remarks.map { "\($0)" }, central.rows[0].cells[0].text) == (
        "Grüße", ["line 1 is not UTF-8, and is read as cp1252 as all such lines"], "GrьЯe"
      ))
  }
}
