/// A parser of the blocks of a Markdown text.
struct MarkdownParser {
  private var lines: ArraySlice<Substring>
  private let depth: Int

  /// The depth from which on marks of quotes and lists are text, so that recursion is bounded.
  private static let maximumDepth = 8

  static func blocks(of text: String) -> [MarkdownBlock] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return blocks(of: lines.map(\.withoutTabs)[...], depth: 0)
  }

  private static func blocks(of lines: ArraySlice<Substring>, depth: Int) -> [MarkdownBlock] {
    var parser = MarkdownParser(lines: lines, depth: depth)
    var blocks: [MarkdownBlock] = []
    while let block = parser.next() { blocks.append(block) }
    return blocks
  }

  private mutating func next() -> MarkdownBlock? {
    while let line = lines.first {
      switch self.line(line) {
      case .blank: lines.removeFirst()
      case .rule: return taking(.rule)
      case .heading(let level, let text):
        return taking(.heading(level, MarkdownInline.runs(of: String(text))))
      case .fence(let mark, let count): return code(mark, count)
      case .quote: return .quote(Self.blocks(of: quotedLines()[...], depth: depth + 1))
      case .item(let number, _, _): return .list(list(from: number))
      case .text: return .paragraph(MarkdownInline.runs(of: paragraph()))
      }
    }
    return nil
  }

  /// Returns the kind of a line; at the maximum depth no line begins a block of further lines.
  private func line(_ line: Substring) -> MarkdownLine {
    let kind = MarkdownLine(line)
    guard depth >= Self.maximumDepth else { return kind }
    switch kind {
    case .quote, .item: return .text(line.trimmedStart)
    default: return kind
    }
  }

  private mutating func taking(_ block: MarkdownBlock) -> MarkdownBlock {
    lines.removeFirst()
    return block
  }
}

extension MarkdownParser {
  /// Takes a code block, which ends with its closing mark, or with the text.
  private mutating func code(_ mark: Character, _ count: Int) -> MarkdownBlock {
    lines.removeFirst()
    var code: [Substring] = []
    while let line = lines.popFirst() {
      let text = line.trimmedStart.trimmedEnd
      if text.count >= count, text.allSatisfy({ $0 == mark }) { break }
      code.append(line)
    }
    return .code(code.joined(separator: "\n"))
  }

  private mutating func quotedLines() -> [Substring] {
    var quoted: [Substring] = []
    while let line = lines.first, case .quote(let text) = self.line(line) {
      quoted.append(text)
      lines.removeFirst()
    }
    return quoted
  }

  /// Takes the lines of a paragraph; two spaces or a backslash at the end break the line.
  private mutating func paragraph() -> String {
    var text = ""
    var separator = ""
    repeat {
      guard let line = lines.popFirst() else { break }
      let isBroken = line.hasSuffix("  ") || line.hasSuffix("\\")
      let isLast = lines.first.map { !continuesParagraph($0) } ?? true
      let end = line.trimmedStart.trimmedEnd
      text += separator + (isBroken && !isLast && end.hasSuffix("\\") ? end.dropLast() : end)
      separator = isBroken ? "\n" : " "
    } while lines.first.map(continuesParagraph) ?? false
    return text
  }

  /// Returns false if a line begins another block; of numbered lists, only those from 1 do.
  private func continuesParagraph(_ line: Substring) -> Bool {
    switch self.line(line) {
    case .text: true
    case .item(let number, _, _): number.map { $0 != 1 } ?? false
    default: false
    }
  }
}

extension MarkdownParser {
  private mutating func list(from start: Int?) -> MarkdownList {
    var list = MarkdownList(start: start)
    while let line = lines.first, case .item(let number, let indent, let text) = self.line(line),
      (number == nil) == (start == nil)
    {
      lines.removeFirst()
      let item = [text] + itemLines(indent: indent)
      list.items.append(Self.blocks(of: item[...], depth: depth + 1))
      if skipBlanksBeforeItem(like: start) { list.isLoose = true }
    }
    return list
  }

  /// Takes the lines of an item after its first: indented ones, and the rest of a paragraph.
  private mutating func itemLines(indent: Int) -> [Substring] {
    var item: [Substring] = []
    var followsBlank = false
    while let line = lines.first {
      if line.isIndented(by: indent) {
        item.append(line.dropFirst(indent))
        followsBlank = false
      } else if case .blank = self.line(line), continuesAfterBlanks(indent: indent) {
        item.append("")
        followsBlank = true
      } else if !followsBlank, case .text = self.line(line) {
        item.append(line.trimmedStart)
      } else {
        break
      }
      lines.removeFirst()
    }
    return item
  }

  /// Returns true if the first line that is not blank belongs to the item.
  private func continuesAfterBlanks(indent: Int) -> Bool {
    lines.first { !$0.trimmedStart.isEmpty }?.isIndented(by: indent) ?? false
  }

  /// Removes blank lines if another item of the list follows them.
  private mutating func skipBlanksBeforeItem(like start: Int?) -> Bool {
    let rest = lines.drop { $0.trimmedStart.isEmpty }
    guard rest.count < lines.count, let line = rest.first,
      case .item(let number, _, _) = self.line(line), (number == nil) == (start == nil)
    else { return false }
    lines = rest
    return true
  }
}

extension Substring {
  fileprivate func isIndented(by indent: Int) -> Bool {
    count > indent && prefix(indent).allSatisfy { $0 == " " }
  }

  /// The line with four spaces for each tab at its start.
  fileprivate var withoutTabs: Substring {
    let rest = drop { $0 == "\t" }
    guard rest.startIndex != startIndex else { return self }
    return String(repeating: " ", count: 4 * (count - rest.count)) + rest
  }
}
