public import TextUICore

/// An encoder of buffers as the bytes with which a terminal shows them.
///
/// It only writes text, cursor positions (CUP, CHA, CUF), styles (SGR), links (OSC 8), the cursor's
/// visibility (DECTCEM) and, at the right edge, line wrapping (DECAWM). It erases by writing
/// spaces, so that it does not depend on a terminal's way of erasing.
public struct ANSIEncoder {
  private var writer: RowWriter
  private var shownCursor: ShownCursor?

  /// The row of the cursor before and after an inline frame, whose rows are reached by relative
  /// movements (CUU, CUD); nil if the buffer begins at the top of the terminal.
  var row: Int?

  private enum ShownCursor: Equatable {
    case hidden
    case at(Point)
    /// The cursor is visible, but elsewhere.
    case lost
  }

  /// Creates an encoder for one terminal.
  ///
  /// - Parameters:
  ///   - depth: The colours; others become the nearest.
  ///   - isUnicode: True for more than ASCII; otherwise replacements of the same width are used.
  ///   - hasLinks: False for a terminal that prints unknown commands, so that links are plain text.
  ///   - isConsole: True for the Linux console, so that letters and lines are no replacements even
  ///     if `isUnicode` is false.
  public init(depth: ColorDepth, isUnicode: Bool, hasLinks: Bool = true, isConsole: Bool = false) {
    writer = RowWriter(
      depth: depth, isUnicode: isUnicode, hasLinks: hasLinks, isConsole: isConsole)
  }

  /// Appends the bytes with which the terminal shows the next buffer.
  ///
  /// Without a change nothing is appended. The style is plain before and after. The position of the
  /// cursor before the frame is not assumed.
  ///
  /// - Parameters:
  ///   - next: The buffer to show, as large as the terminal.
  ///   - previous: The present buffer; nil if it is unknown, so that everything is drawn.
  ///   - cursor: The position of the cursor; nil, or one outside, hides it.
  ///   - bytes: The bytes to append to.
  public mutating func encode(
    _ next: CellBuffer, after previous: CellBuffer?, cursor: Point?, into bytes: inout [UInt8]
  ) {
    writer.begin(with: next.table, row: row)
    if previous == nil { shownCursor = nil }
    // Most of the capacity is never touched, and so takes no memory.
    let capacity =
      next.cells.count * RowWriter.cellCapacity + CursorState.capacity + next.linkCapacity
    bytes.append(addingCapacity: capacity) { output in
      if previous == nil { output.appendCSI(1, "m") }
      next.cells.withUnsafeBufferPointer { cells in
        CellBufferDiff.forEachRun(from: previous, to: next) { y, columns in
          let row = BufferRow(y, of: cells, width: next.size.width)
          writer.write(columns, of: row, into: &output)
        }
      }
      writer.cursor.change(to: 0, into: &output)
      show(cursor.flatMap { next.bounds.contains($0) ? $0 : nil }, into: &output)
    }
    if row != nil { row = writer.cursor.row }
  }

  /// Chooses readable colours for the terminal's palette, between two frames.
  ///
  /// - Returns: The numbers of the styles that look different, whose cells must be drawn again.
  mutating func change(to colors: ReadableColors?) -> Set<UInt16> {
    writer.cursor.change(to: colors)
  }

  /// True if placeholders are written as spaces, over which pictures are drawn.
  var blanksPlaceholders: Bool {
    get { writer.blanksPlaceholders }
    set { writer.blanksPlaceholders = newValue }
  }

  /// The places of the placeholders that the latest frame has written as spaces.
  var blanked: [Point] { writer.blanked }

  /// Returns the background that is sent for a style.
  func background(of style: UInt16) -> Color { writer.cursor.background(of: style) }

  /// Records that the cursor was moved since the last frame.
  mutating func loseCursor() {
    if case .at = shownCursor { shownCursor = .lost }
  }

  private mutating func show(_ cursor: Point?, into output: inout OutputSpan<UInt8>) {
    let wanted = cursor.map { ShownCursor.at($0) } ?? .hidden
    let wasVisible = shownCursor != nil && shownCursor != .hidden
    if let cursor, wanted != shownCursor || writer.cursor.hasMoved {
      writer.cursor.move(to: cursor, into: &output)
      if !wasVisible { output.appendMode(25, isOn: true) }
    } else if cursor == nil, shownCursor != .hidden {
      output.appendMode(25, isOn: false)
    }
    shownCursor = wanted
  }
}
