extension MarkdownInline {
  /// The maximum depth of parentheses in an address, so that many unfinished links end soon.
  private static var maximumDepth: Int { 32 }

  /// Ends a link at `](address)`; otherwise the brackets are shown as typed.
  mutating func endLink() {
    guard let mark = lastMark(where: { $0.sign == "[" }) else { return takeTyped(1) }
    guard let end = addressEnd(from: index + 1) else {
      open.removeSubrange(mark...)
      return takeTyped(1)
    }
    flush()
    let address = String(characters[(index + 2)..<end])
    let link = LinkAddress(address)
    let shown = shownText(from: open[mark].firstPiece + 1)
    if shown.isEmpty { text = address }
    self.end(mark, width: 1, link: link)
    if !shown.isEmpty, shown != address { appendAddress(address, link) }
    index = end + 1
  }

  private mutating func appendAddress(_ address: String, _ link: LinkAddress?) {
    pieces += [
      .run(MarkdownRun(text: " (", attributes: .dim)),
      .run(MarkdownRun(text: address, attributes: .dim, link: link)),
      .run(MarkdownRun(text: ")", attributes: .dim)),
    ]
  }

  private func shownText(from piece: Int) -> String {
    pieces[piece...].map { if case .run(let run) = $0 { run.text } else { "" } }.joined()
  }

  /// Returns the index of the parenthesis that ends an address, in which others are balanced.
  private func addressEnd(from start: Int) -> Int? {
    guard start < characters.count, characters[start] == "(" else { return nil }
    var depth = 0
    for place in start..<characters.count {
      if characters[place].isWhitespace || depth > Self.maximumDepth { return nil }
      if characters[place] == "(" { depth += 1 }
      if characters[place] == ")" { depth -= 1 }
      if depth == 0 { return place > start + 1 ? place : nil }
    }
    return nil
  }

  /// Takes an address in angle brackets, such as `<https://example.com>`.
  mutating func takeAutolink() {
    let rest = characters[(index + 1)...]
    let address = rest.prefix { !$0.isWhitespace && $0 != "<" && $0 != ">" }
    guard address.endIndex < rest.endIndex, rest[address.endIndex] == ">",
      address.first?.isLetter == true, address.contains(":")
    else { return takeTyped(1) }
    flush()
    let text = String(address)
    pieces.append(
      .run(MarkdownRun(text: text, attributes: .underline, link: LinkAddress(text))))
    index = address.endIndex + 1
  }
}
