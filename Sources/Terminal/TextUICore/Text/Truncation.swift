/// The position at which text is truncated.
public enum TruncationMode: UInt8, Sendable {
  /// The beginning is removed: `…end`.
  case head
  /// The middle is removed: `be…nd`.
  case middle
  /// The end is removed: `begi…`.
  case tail
}

/// The parts of a truncated line: cells before the `…`, and cells after it.
struct Truncation {
  let head: Range<Int>
  let tail: Range<Int>

  /// Keeps as many cells of a range as fit, up to the first line break.
  ///
  /// - Parameters:
  ///   - text: The text of the range.
  ///   - range: The cells of the rest of the text.
  ///   - width: The available columns, one of them for the `…`.
  ///   - mode: The position of the truncation.
  init(of text: TextCells, _ range: Range<Int>, to width: Int, mode: TruncationMode) {
    let cells = text.cells
    // The end of a line that is cut there may be a million cells away.
    let range = mode == .tail ? range.prefix(max(0, width)) : range
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

  /// Returns the end of the first part, moved so that no wide cluster is split.
  private static func whole(_ end: Int, _ cells: ContiguousArray<Cell>, downTo start: Int) -> Int {
    end < cells.count && end > start && cells[end].width == 0 ? end - 1 : end
  }

  private static func wholeStart(_ start: Int, _ cells: ContiguousArray<Cell>, upTo end: Int) -> Int
  {
    start < end && cells[start].width == 0 ? start + 1 : start
  }
}
