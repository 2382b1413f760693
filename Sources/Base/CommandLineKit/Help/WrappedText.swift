extension String {
  /// The words in lines that are as wide as they may be; a word wider than that has a line.
  ///
  /// - Parameters:
  ///   - width: The most columns, margins included.
  ///   - first: What the first line starts with.
  ///   - margin: How many spaces the others start with.
  /// - Returns: At least one line.
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
  /// The lines as they are, or filled anew where one is too wide.
  ///
  /// Those with the same margin are then one paragraph; one without a space between words is code
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
