extension String {
  /// Returns the words wrapped to a width; a word that is wider has a line of its own.
  ///
  /// - Parameters:
  ///   - width: The width in columns, including margins.
  ///   - first: The start of the first line.
  ///   - margin: The number of spaces before the other lines.
  /// - Returns: The lines, at least one.
  func wrapped(to width: Int, first: String, others margin: Int) -> [String] {
    var lines: [String] = []
    var line = first
    var isEmpty = true
    for word in split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = String(repeating: " ", count: margin)
        isEmpty = true
      }
      line += isEmpty ? word : " \(word)"
      isEmpty = false
    }
    return lines + [line]
  }

  fileprivate var margin: Int { prefix { $0 == " " }.count }
}

extension [String] {
  /// Returns the lines, refilled if one is too wide.
  ///
  /// Lines with the same margin are one paragraph then; a line without spaces between words is code
  /// and stays.
  func filled(to width: Int) -> [String] {
    guard contains(where: { $0.count > width }) else { return self }
    return paragraphs.flatMap { paragraph in
      let margin = paragraph.margin
      return paragraph.wrapped(
        to: width, first: String(repeating: " ", count: margin), others: margin)
    }
  }

  private var paragraphs: [String] {
    var paragraphs: [String] = []
    var isOpen = false
    for line in self {
      let isCode = !line.dropFirst(line.margin).contains(" ")
      if isOpen, !isCode, let last = paragraphs.last, last.margin == line.margin {
        paragraphs[paragraphs.count - 1] += line.dropFirst(line.margin - 1)
      } else {
        paragraphs.append(line)
      }
      isOpen = !isCode && line.margin > 0
    }
    return paragraphs
  }
}
