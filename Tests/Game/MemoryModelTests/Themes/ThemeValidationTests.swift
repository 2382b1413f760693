import MemoryModel
import Testing

@Suite("Theme validation")
struct ThemeValidationTests {
  /// Creates a theme that is valid except for the given parts.
  func theme(
    name: String = "T", _ symbols: [String] = ["A", "B"], second: [String]? = nil, pairs: Int = 2
  ) -> Theme {
    Theme(
      id: "t", name: name, faces: symbols.map { Face($0) },
      secondFaces: second.map { $0.map { Face($0) } }, pairs: pairs, color: Theme.Color(rgb: 0))
  }

  @Test("a name has something to read, is fit to show and has at most sixty characters")
  func refusesEmptyNames() {
    let empty = ["", " ", "\t\n", "\u{3000}\u{A0}"]
    #expect(empty.map { theme(name: $0).problems } == empty.map { _ in [.emptyName] })
    let hidden = ["a\u{1B}[2J", "a\nb", "\u{202E}a", "a\u{200B}", "\0"]
    #expect(hidden.map { theme(name: $0).problems } == hidden.map { [.unprintableName($0)] })
    let long = String(repeating: "é", count: 61)
    #expect(
      [long, String(long.dropLast()), "T"].map { theme(name: $0).problems } == [
        [.longName(long, limit: 60)], [], [],
      ])
    #expect(theme().isPlayable)
  }

  @Test("at least two faces are usable", arguments: [[], ["A"], ["A", " "], ["A", "\u{7}"]])
  func needsTwoFaces(symbols: [String]) {
    let problems = theme(symbols).problems

    #expect(problems.contains(.tooFewFaces(min(symbols.count, 1))) && !theme(symbols).isPlayable)
  }

  @Test("the pairs are from two to the number of faces", arguments: -1...5)
  func boundsPairs(pairs: Int) {
    let problems = theme(["A", "B", "C"], pairs: pairs).problems

    #expect(problems == ((2...3).contains(pairs) ? [] : [.pairsOutside(2...3, pairs: pairs)]))
  }

  @Test("removed faces do not count")
  func ignoresRemoved() {
    var theme = theme(["A", "B", "C", "\u{1B}"], pairs: 3)
    let problems = ["\u{1B}", "A"].map { symbol in
      theme.remove(Face(symbol))
      return theme.problems
    }
    #expect(problems == [[], [.pairsOutside(2...2, pairs: 3)]])
  }

  @Test("a face shows something, in at most sixty-four letters of at most 256 scalars")
  func refusesEmptyFaces() {
    let empty = ["", " ", "\u{2003}", "\t"]
    #expect(empty.map { theme(["A", "B", $0]).problems } == empty.map { [.emptyFace(Face($0))] })
    let long = String(repeating: "x", count: 65)
    let letters = String(repeating: "👩‍👩‍👧‍👦", count: 37)
    #expect(
      [long, String(long.dropLast()), letters, String(letters.dropLast())].map {
        theme(["A", "B", $0]).problems
      } == [[.longFace(Face(long), limit: 64)], [], [.longFace(Face(letters), limit: 64)], []])
  }

  @Test(
    "a face with control characters or nothing visible is refused",
    arguments: [
      "\u{1B}", "\u{1B}[31mA", "\u{7}", "\u{9B}A", "C\0", "C\rD", "\u{202E}C", "\u{200B}",
      "\u{FE0F}", "\u{301}", "\u{3164}", "👩\u{200D}", "a\u{200D}b",
      "e\u{301}\u{301}\u{301}\u{301}\u{301}",
    ])
  func refusesUnprintableFaces(symbol: String) {
    #expect(
      theme(["A", "B", symbol]).problems == [.unprintableFace(Face(symbol))]
        && theme(second: ["C", symbol]).problems.contains(.unprintableFace(Face(symbol))))
  }

  @Test("a word is plain ASCII", arguments: ["", " ", "é", "a\u{1B}", "a\tb"])
  func refusesBadWords(word: String) {
    let face = Face(symbol: "🐶", word: word)
    var theme = theme()
    theme.add(face)

    #expect(theme.problems == [.badWord(face, limit: 64)])
  }

  @Test(
    "faces that differ only in encoding, variation selector or joiner look the same",
    arguments: [
      ("❤", "❤\u{FE0F}"), ("☎\u{FE0E}", "☎\u{FE0F}"), ("é", "e\u{301}\u{FE0F}"), ("Å", "Å\u{FE00}"),
      ("👩\u{200D}🚀", "👩🚀"),
    ])
  func refusesLookAlikes(first: String, second: String) {
    #expect(theme([first, "B", second]).problems == [.lookAlikes(Face(first), Face(second))])
  }

  @Test(
    "equal texts in other encodings are one face, and faces of two kinds may not look alike"
  )
  func mergesCanonicalEquals() {
    #expect(
      (theme(["é", "B", "e\u{301}"]).faces.count, theme(["\u{212B}", "B", "\u{C5}"]).faces.count)
        == (2, 2))

    #expect(
      theme(["A", "B"], second: ["A", "B"]).problems.isEmpty
        && theme(["A", "B"], second: ["C", "A"]).problems == [.lookAlikes(Face("A"), Face("A"))])
  }

  @Test("plain letters that are easily confused are only a warning, and other letters no problem")
  func warnsOfConfusion() {
    let pairs = [("1", "l"), ("1", "I"), ("l", "I"), ("I", "|"), ("O", "0"), ("Bill", "BiII")]
    let themes = pairs.map { theme([$0, "B", $1]) }
    let problems: [ThemeProblem] = pairs.map { .easilyConfused(Face($0), Face($1)) }
    #expect(themes.map(\.problems) == problems.map { [$0] })
    #expect(themes.allSatisfy { $0.isPlayable })
    let others = ["o", "i", "L", "o0"]
    let otherProblems = others.flatMap { theme(["O", "1", "B", $0]).problems }
    #expect(otherProblems == [])
  }

  @Test("faces with the same word are only a warning")
  func warnsOfSameWord() {
    let face = Face(symbol: "🐈", word: "cat")
    let other = Face(symbol: "🐱", word: "cat")
    var theme = theme()
    theme.add(face)
    theme.add(other)

    #expect(theme.problems == [.sameWord(face, other)] && theme.isPlayable)
  }

  @Test("there are as many second faces as faces", arguments: [["C"], ["C", "D", "E"]])
  func countsSecondFaces(second: [String]) {
    let problem = ThemeProblem.unequalCounts(faces: 2, secondFaces: second.count)

    #expect(theme(second: second).problems == [problem])
  }

  @Test("all problems are reported at once, the name first")
  func tellsAll() {
    let problems = theme(name: "", ["A", "A\u{FE0F}", " "], pairs: 1).problems

    #expect(
      problems == [
        .emptyName, .emptyFace(Face(" ")), .pairsOutside(2...3, pairs: 1),
        .lookAlikes(Face("A"), Face("A\u{FE0F}")),
      ])
  }

  @Test(
    "each problem reads as a sentence",
    arguments: [
      (.emptyName, "The theme has no name."),
      (.unprintableName("a\u{1B}b"), #"The name "a\u{1B}b" cannot be shown."#),
      (.longName("abc", limit: 2), #"The name "abc" is longer than 2 characters."#),
      (.takenName("a\u{1B}b"), #"There is a theme "a\u{1B}b" already."#),
      (.emptyFace(Face(" ")), #"The face " " is empty."#),
      (.unprintableFace(Face("\u{202E}")), #"The face "\u{202E}" cannot be shown."#),
      (.longFace(Face("abc"), limit: 2), #"The face "abc" is longer than 2 characters."#),
      (
        .badWord(Face(symbol: "🐶", word: "\t"), limit: 64),
        #"The word "\u{9}" of the face "🐶" is not 1 to 64 plain ASCII characters."#
      ),
      (.tooFewFaces(1), "The theme needs at least 2 faces to play, not 1."),
      (.pairsOutside(2...8, pairs: 9), "The number of pairs is from 2 to 8, not 9."),
      (.unequalCounts(faces: 3, secondFaces: 2), "The theme has 3 faces but 2 second faces."),
      (.lookAlikes(Face("a"), Face("b")), #"The faces "a" and "b" look the same."#),
      (.easilyConfused(Face("O"), Face("0")), #"The faces "O" and "0" are easily confused."#),
      (
        .sameWord(Face(symbol: "🐱", word: "cat"), Face(symbol: "🐈", word: "cat")),
        #"The faces "🐱" and "🐈" have the same word "cat"."#
      ),
    ] as [(ThemeProblem, String)])
  func describes(problem: ThemeProblem, sentence: String) {
    #expect(problem.description == sentence)
  }

  @Test("no sentence contains a raw control character or exceeds its limit")
  func describesSafely() {
    let bad = String(repeating: "\u{1B}]0;x\u{7}\u{301}\u{202E}", count: 1_000)
    let face = Face(symbol: bad, word: bad)
    let problems: [ThemeProblem] = [
      .unprintableName(bad), .longName(bad, limit: 60), .takenName(bad), .emptyFace(face),
      .unprintableFace(face),
      .longFace(face, limit: 32), .badWord(face, limit: 64), .lookAlikes(face, face),
      .easilyConfused(face, face), .sameWord(face, face),
    ]
    let wrong = problems.map(\.description).filter {
      !$0.isPrintable || $0.unicodeScalars.count >= 200
    }
    #expect(wrong == [])
  }
}
