extension MarkdownInline {
  /// The number of waiting marks among which the start of a style is searched.
  private static var maximumSearch: Int { 32 }

  /// Takes a run of marks, which first end styles and then begin others.
  mutating func takeMarks() {
    let sign = characters[index]
    let count = run(of: sign)
    guard sign != "~" || count == 2 else { return takeTyped(count) }
    let sides = sides(of: sign, count)
    var left = count
    while sides.canEnd, left > 0,
      let mark = lastMark(where: { $0.begins(sign, endedBy: count, sides.canBegin) })
    {
      let width = min(left, open[mark].count, 2)
      end(mark, width: width)
      left -= width
    }
    index += count - left
    guard left > 0, sides.canBegin else { return takeTyped(left) }
    push(sign, count: left, of: count, isTwoSided: sides.canEnd)
  }

  /// Returns whether marks can begin and end a style, by the characters on both sides.
  private func sides(of sign: Character, _ count: Int) -> (canBegin: Bool, canEnd: Bool) {
    let before = index > 0 ? characters[index - 1] : " "
    let after = index + count < characters.count ? characters[index + count] : " "
    let begins = !after.isWhitespace && (!after.isMark || before.isWhitespace || before.isMark)
    let ends = !before.isWhitespace && (!before.isMark || after.isWhitespace || after.isMark)
    guard sign == "_" else { return (begins, ends) }
    return (begins && (!ends || before.isMark), ends && (!begins || after.isMark))
  }

  /// Returns the index of the last waiting mark with a property.
  func lastMark(where predicate: (Mark) -> Bool) -> Int? {
    open.suffix(Self.maximumSearch).lastIndex(where: predicate)
  }

  /// Adds marks that wait for their ends.
  mutating func push(_ sign: Character, count: Int, of length: Int, isTwoSided: Bool = false) {
    flush()
    open.append(
      Mark(
        sign: sign, firstPiece: pieces.count, length: length, count: count, isTwoSided: isTwoSided))
    let typed = Piece.run(MarkdownRun(text: String(sign)))
    pieces += Array(repeating: typed, count: count)
    index += count
  }

  /// Ends the style of one or two marks; the marks inside that still wait are shown as typed.
  ///
  /// - Parameters:
  ///   - mark: The index of the waiting marks that begin the style.
  ///   - width: The number of marks, one or two.
  ///   - link: The address of a link.
  mutating func end(_ mark: Int, width: Int, link: LinkAddress? = nil) {
    flush()
    open[mark].count -= width
    let piece = open[mark].firstPiece + open[mark].count
    pieces[piece] = .begin(open[mark].attributes(width: width), link)
    if width == 2 { pieces[piece + 1] = .run(MarkdownRun(text: "")) }
    pieces.append(.end)
    open.removeSubrange((open[mark].count == 0 ? mark : mark + 1)...)
  }
}

extension MarkdownInline {
  /// The runs, each with the attributes of all styles around it.
  var runs: [MarkdownRun] {
    var styles: [(attributes: Style.Attributes, link: LinkAddress?)] = []
    var runs: [MarkdownRun] = []
    for piece in pieces {
      switch piece {
      case .begin(let attributes, let link): styles.append((attributes, link))
      case .end: styles.removeLast()
      case .run(var run):
        for style in styles {
          run.attributes.formUnion(style.attributes)
          run.link = style.link ?? run.link
        }
        runs.join(run)
      }
    }
    return runs
  }
}

extension MarkdownInline.Mark {
  /// Returns whether a run of marks can end the style that this one begins.
  ///
  /// CommonMark does not pair a mark inside of a word if both lengths add up to a multiple of
  /// three, so that `**a*b` is not emphasized.
  fileprivate func begins(_ sign: Character, endedBy length: Int, _ isTwoSided: Bool) -> Bool {
    guard self.sign == sign else { return false }
    guard self.isTwoSided || isTwoSided, (self.length + length) % 3 == 0 else { return true }
    return self.length % 3 == 0 && length % 3 == 0
  }

  fileprivate func attributes(width: Int) -> Style.Attributes {
    switch sign {
    case "[": .underline
    case "~": .strikethrough
    default: width == 1 ? .italic : .bold
    }
  }
}

extension [MarkdownRun] {
  /// Adds a run, to the last one if its style is the same.
  fileprivate mutating func join(_ run: MarkdownRun) {
    if run.text.isEmpty { return }
    if let last, last.hasStyle(of: run) {
      self[count - 1].text += run.text
    } else {
      append(run)
    }
  }
}

extension MarkdownRun {
  fileprivate func hasStyle(of other: MarkdownRun) -> Bool {
    attributes == other.attributes && link == other.link && isCode == other.isCode
  }
}

extension Character {
  /// True for punctuation and symbols, which count as such next to marks.
  var isMark: Bool { isPunctuation || isSymbol }
}
