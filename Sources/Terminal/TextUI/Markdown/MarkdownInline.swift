/// A parser of the styles in a paragraph: one pass, with a stack of marks that wait for their ends.
struct MarkdownInline {
  let characters: [Character]
  var index = 0
  var pieces: [Piece] = []
  /// The characters since the last piece.
  var text = ""
  var open: [Mark] = []
  private var ticks: CodeTicks

  /// A part of the text, or the start or the end of a style.
  enum Piece {
    case run(MarkdownRun)
    case begin(Style.Attributes, LinkAddress? = nil)
    case end
  }

  /// A run of marks that may begin styles, as in CommonMark.
  ///
  /// Each mark has a piece, which shows it as typed until the end of its style is found.
  struct Mark {
    let sign: Character
    let firstPiece: Int
    /// The number of marks that were typed.
    let length: Int
    /// The number of marks that have begun no style yet.
    var count: Int
    /// True if the marks could also end a style, as those inside of a word.
    let isTwoSided: Bool
  }

  static func runs(of text: String) -> [MarkdownRun] {
    var parser = MarkdownInline(text)
    while parser.index < parser.characters.count { parser.take() }
    parser.flush()
    return parser.runs
  }

  private init(_ text: String) {
    characters = Array(text)
    ticks = CodeTicks(characters)
  }

  private mutating func take() {
    switch characters[index] {
    case "\\": takeEscape()
    case "`": takeCode()
    case "*", "_", "~": takeMarks()
    case "[": push("[", count: 1, of: 1)
    case "]": endLink()
    case "<": takeAutolink()
    default: takeTyped(1)
    }
  }

  mutating func takeTyped(_ count: Int) {
    text += String(characters[index..<(index + count)])
    index += count
  }

  mutating func flush() {
    guard !text.isEmpty else { return }
    pieces.append(.run(MarkdownRun(text: text)))
    text = ""
  }

  private mutating func takeEscape() {
    let next = index + 1
    if next < characters.count, characters[next].isASCII, characters[next].isMark { index = next }
    takeTyped(1)
  }

  /// Takes text between equal numbers of backticks, without one space at both ends.
  private mutating func takeCode() {
    let count = run(of: "`")
    guard let end = ticks.end(of: count, after: index) else { return takeTyped(count) }
    var code = characters[(index + count)..<end]
    if code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
      code = code.dropFirst().dropLast()
    }
    flush()
    pieces.append(.run(MarkdownRun(text: String(code), isCode: true)))
    index = end + count
  }

  /// Returns the number of equal characters from here on.
  func run(of sign: Character) -> Int {
    characters[index...].prefix { $0 == sign }.count
  }
}

/// The runs of backticks in a text, by their lengths.
private struct CodeTicks {
  /// The starts of the runs that have not been passed, the next one last.
  private var starts: [Int: [Int]] = [:]

  init(_ characters: [Character]) {
    var end = characters.count
    while end > 0 {
      let count = characters[..<end].reversed().prefix { $0 == "`" }.count
      if count > 0 { starts[count, default: []].append(end - count) }
      end -= max(1, count)
    }
  }

  /// Returns the start of the next run of a length.
  mutating func end(of count: Int, after index: Int) -> Int? {
    while let next = starts[count]?.last, next <= index { starts[count]?.removeLast() }
    return starts[count]?.last
  }
}
