/// Breaks the cells of a text into lines within a width.
///
/// Lines break after spaces, which hang invisibly, and at line breaks; a word wider than the width
/// is broken between clusters. A wide cluster is never split, so that it may exceed a width of one.
struct LineBreaking {
  private let text: TextCells
  private let width: Int
  private var position = 0
  private var isAfterLastLine = false

  init(_ text: TextCells, width: Int) {
    self.text = text
    self.width = max(1, width)
  }

  /// Returns the cells of the next line without trailing spaces, or nil after the last one.
  mutating func next() -> Range<Int>? {
    guard !isAfterLastLine else { return nil }
    let start = position
    var lastSpace: Int?
    var index = start
    let count = text.cells.count
    while index < count {
      let cell = text.cells[index]
      if cell.grapheme == TextCells.lineBreak {
        position = index + 1
        return start..<index
      }
      if cell.grapheme == Cell.blank.grapheme {
        lastSpace = index
      } else if index - start + Int(max(1, cell.width)) > width, index > start, cell.width != 0 {
        return breakLine(start, index, lastSpace)
      }
      index += 1
    }
    isAfterLastLine = true
    return start..<trimmed(start, count)
  }

  /// Ends a line before the cell that does not fit.
  private mutating func breakLine(_ start: Int, _ index: Int, _ lastSpace: Int?) -> Range<Int> {
    guard let lastSpace else {
      position = index
      return start..<index
    }
    position = lastSpace + 1
    return start..<trimmed(start, lastSpace)
  }

  private func trimmed(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, end - start > width, text.cells[end - 1].grapheme == Cell.blank.grapheme {
      end -= 1
    }
    return end
  }
}

extension TextCells {
  /// Returns the size of the text wrapped to a width.
  ///
  /// - Parameters:
  ///   - width: The available columns.
  ///   - limit: The largest number of lines.
  /// - Returns: The columns of the widest visible line, and the number of visible lines; a
  ///   truncated last line has the full width.
  func size(wrappedAt width: Int, lineLimit limit: Int) -> Size {
    var lines = LineBreaking(self, width: width)
    var size = Size.zero
    var last = 0
    while size.height < limit, let line = lines.next() {
      last = line.count
      size.width = max(size.width, min(last, max(width, 1)))
      size.height += 1
    }
    guard size.height == limit, lines.next() != nil else { return size }
    // The last visible line ends with `…`.
    size.width = min(width, max(self.width, last + 1))
    return size
  }
}
