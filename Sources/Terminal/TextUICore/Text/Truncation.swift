/// Where text that does not fit is cut.
public enum TruncationMode: UInt8, Sendable {
  /// At its beginning: `…end`.
  case head
  /// In its middle: `be…nd`.
  case middle
  /// At its end: `begi…`.
  case tail
}

/// What is left of a line that is too long: cells before the `…`, and cells after it.
struct Truncation {
  let head: Range<Int>
  let tail: Range<Int>

  /// Keeps as many cells of a range as there is room for, up to the first line break.
  ///
  /// - Parameters:
  ///   - text: The text the range is of.
  ///   - range: The cells of the rest of the text.
  ///   - width: Columns there are, one of them for the `…`.
  ///   - mode: Where to cut.
  init(of text: TextCells, _ range: Range<Int>, to width: Int, mode: TruncationMode) {
    let cells = text.cells
    let end = cells[range].firstIndex { $0.grapheme == TextCells.lineBreak } ?? range.upperBound
    let line = range.lowerBound..<end
    let room = max(0, min(width - 1, line.count))
    let front =
      switch mode {
      case .head: 0
      case .middle: (room + 1) / 2
      case .tail: room
      }
    head = line.lowerBound..<Self.whole(line.lowerBound + front, cells, downTo: line.lowerBound)
    tail = Self.wholeStart(end - (room - front), cells, upTo: end)..<end
  }

  /// The end of a head that must not keep half of a wide cluster.
  private static func whole(_ end: Int, _ cells: ContiguousArray<Cell>, downTo start: Int) -> Int {
    end < cells.count && end > start && cells[end].width == 0 ? end - 1 : end
  }

  private static func wholeStart(_ start: Int, _ cells: ContiguousArray<Cell>, upTo end: Int) -> Int
  {
    start < end && cells[start].width == 0 ? start + 1 : start
  }
}
