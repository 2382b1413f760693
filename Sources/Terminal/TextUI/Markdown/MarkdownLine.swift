/// A line of a Markdown text by the block that it begins or continues.
enum MarkdownLine {
  case blank
  case rule
  case heading(level: Int, Substring)
  /// The marks around a code block.
  case fence(Character, count: Int)
  /// A line of a quote without its mark.
  case quote(Substring)
  /// The first line of an item: its number, nil for a bullet, and the column of its text.
  case item(number: Int?, indent: Int, Substring)
  case text(Substring)

  init(_ line: Substring) {
    let text = line.trimmedStart
    let block = Self.ruleLine(text) ?? Self.headingLine(text) ?? Self.fenceLine(text)
    self =
      block ?? Self.quoteLine(text) ?? Self.itemLine(text, indent: line.count - text.count)
      ?? (text.isEmpty ? .blank : .text(text))
  }

  private static func ruleLine(_ text: Substring) -> MarkdownLine? {
    guard let mark = text.first, "-*_".contains(mark) else { return nil }
    let marks = text.filter { $0 != " " }
    return marks.count >= 3 && marks.allSatisfy { $0 == mark } ? .rule : nil
  }

  private static func headingLine(_ text: Substring) -> MarkdownLine? {
    let rest = text.drop { $0 == "#" }
    let level = text.count - rest.count
    guard (1...6).contains(level), rest.isEmpty || rest.first == " " else { return nil }
    let title = rest.trimmedEnd
    let closed = Substring(title.reversed().drop { $0 == "#" }.reversed())
    return .heading(
      level: level, (closed.isEmpty || closed.last == " " ? closed : title).trimmedStart.trimmedEnd)
  }

  private static func fenceLine(_ text: Substring) -> MarkdownLine? {
    guard let mark = text.first, mark == "`" || mark == "~" else { return nil }
    let rest = text.drop { $0 == mark }
    let count = text.count - rest.count
    return count >= 3 && !(mark == "`" && rest.contains(mark)) ? .fence(mark, count: count) : nil
  }

  private static func quoteLine(_ text: Substring) -> MarkdownLine? {
    guard text.first == ">" else { return nil }
    let rest = text.dropFirst()
    return .quote(rest.first == " " ? rest.dropFirst() : rest)
  }

  private static func itemLine(_ text: Substring, indent: Int) -> MarkdownLine? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let marks = digits.isEmpty ? "-*+" : ".)"
    let rest = text.dropFirst(digits.count)
    guard let mark = rest.first, marks.contains(mark), digits.count <= 9 else { return nil }
    let content = rest.dropFirst()
    guard content.first == " " else { return nil }
    return .item(number: Int(digits), indent: indent + digits.count + 2, content.dropFirst())
  }
}

extension Substring {
  /// The text without spaces at its start.
  var trimmedStart: Substring { drop { $0 == " " } }

  /// The text without spaces at its end.
  var trimmedEnd: Substring {
    self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)]
  }
}
