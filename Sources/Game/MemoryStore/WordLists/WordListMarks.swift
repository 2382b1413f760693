import MemoryModel

/// The marks of formats in texts of other programs: Markdown's stars, and LaTeX's dollars.
extension String {
  /// The marks around a whole text.
  private static let around = [
    ("**", "**"), ("*", "*"), ("[latex]", "[/latex]"), ("[$$]", "[/$$]"), ("[$]", "[/$]"),
    ("$$", "$$"), ("$", "$"), (#"\("#, #"\)"#), (#"\["#, #"\]"#),
  ]

  /// The text without marks around it, and without pairs of `**` in it.
  var withoutMarks: String {
    guard utf8.contains(where: { "*$[\\".utf8.contains($0) }) else { return self }
    var text = self
    for (opening, closing) in Self.around {
      guard text.hasPrefix(opening), text.hasSuffix(closing) else { continue }
      let inner = text.dropFirst(opening.count).dropLast(closing.count)
      let isWhole =
        text.count > opening.count + closing.count && !inner.contains(closing)
        && !inner.contains(opening)
      if isWhole { text = inner.trimmed }
    }
    let parts = text.split(separator: "**", omittingEmptySubsequences: false)
    return parts.count > 1 && !parts.count.isMultiple(of: 2) ? parts.joined() : text
  }

  /// True if the text has tags or entities that only HTML has: a closing tag, or a line break.
  var isLikeHTML: Bool {
    guard utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      return false
    }
    let text = beginningInASCII.lowercased()
    return [
      "</b>", "</i>", "</u>", "</div>", "</span>", "</p>", "<br>", "<br/>", "<br />", "&nbsp;",
    ]
    .contains(where: text.contains)
  }

  /// The ASCII of the beginning of the text, in which a search takes no long time.
  private var beginningInASCII: String {
    String(decoding: utf8.prefix(4_096).filter { $0 < 0x80 }, as: UTF8.self)
  }
}
