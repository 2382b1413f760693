import TextUICore

/// The rows of an inline screen, between the terminal's earlier output and whatever follows.
///
/// Their place on the terminal is unknown, so that all movements are relative to the cursor. A
/// hidden cursor is left in the first cell: if the terminal wraps its lines anew when its width
/// changes, all lines from the cursor on still belong to the region, and are erased.
struct InlineRegion {
  /// True if the terminal wraps lines anew when its width changes.
  let reflows: Bool
  /// The picture on the terminal after all output is accepted; nil before the first.
  private(set) var shown: CellBuffer?
  /// The position of the cursor, from the first cell on.
  private var place = Point.zero
  /// True if the terminal may show the picture in another way.
  private var isStale = false

  init(reflows: Bool) {
    self.reflows = reflows
  }

  /// Records that the size of the terminal may have changed, so that everything is drawn again.
  mutating func invalidate() {
    isStale = true
  }

  /// Appends the bytes that print lines above the region and show its next picture.
  ///
  /// - Parameters:
  ///   - next: The picture, as wide as the terminal and not higher.
  ///   - cursor: The position of the cursor; nil, or one outside, hides it.
  ///   - lines: The lines to print, each with its end.
  ///   - encoder: The encoder of all pictures of this region.
  ///   - bytes: The bytes to append to.
  mutating func draw(
    _ next: CellBuffer, cursor: Point?, below lines: [UInt8], with encoder: inout ANSIEncoder,
    into bytes: inout [UInt8]
  ) {
    let start = bytes.count
    var old = restarted(for: next, below: lines, into: &bytes)
    fit(&old, to: next.size.height, into: &bytes)
    eraseShortened(in: &old, before: next, into: &bytes)
    if bytes.count > start { encoder.loseCursor() }
    encode(next, after: old, cursor: cursor, with: &encoder, into: &bytes)
    if let cursor, next.bounds.contains(cursor) {
      place = cursor
    } else if bytes.count > start {
      move(toRow: 0, into: &bytes)
    }
    (shown, isStale) = (next, false)
  }

  /// Erases the region and prints the lines, if there are any or all must be drawn again.
  ///
  /// - Returns: The picture that is left.
  private mutating func restarted(
    for next: CellBuffer, below lines: [UInt8], into bytes: inout [UInt8]
  ) -> CellBuffer {
    if let shown, !isStale, lines.isEmpty, shown.size.width == next.size.width,
      shown.table === next.table
    {
      return shown
    }
    bytes += ControlSequences.rows(-rowsAbove(atWidth: next.size.width))
    bytes += ControlSequences.eraseBelow + lines
    place = .zero
    return CellBuffer(size: Size(width: next.size.width, height: 1), table: next.table)
  }

  /// Returns the number of rows above the cursor on a terminal whose width has changed.
  private func rowsAbove(atWidth width: Int) -> Int {
    guard let shown, reflows, width > 0, width < shown.size.width else { return place.y }
    let rows = (0..<place.y).map { max(1, (shown.contentWidth(ofRow: $0) + width - 1) / width) }
    return rows.reduce(place.x / width, +)
  }
}

// The steps before the difference of two pictures.
extension InlineRegion {
  /// Adds rows, which may scroll the terminal, or erases the last ones.
  private mutating func fit(
    _ old: inout CellBuffer, to height: Int, into bytes: inout [UInt8]
  ) {
    let before = old.size.height
    guard height != before else { return }
    move(toRow: min(height, before - 1), into: &bytes)
    if height < before {
      bytes += ControlSequences.eraseBelow
    } else {
      for _ in before..<height { bytes += ControlSequences.newLine }
      place.y = height - 1
    }
    old = old.withHeight(height)
  }

  /// Erases rows that get shorter.
  ///
  /// Spaces instead would be content, which the terminal wraps when it gets narrower.
  private mutating func eraseShortened(
    in old: inout CellBuffer, before next: CellBuffer, into bytes: inout [UInt8]
  ) {
    for y in 0..<next.size.height where old.contentWidth(ofRow: y) > next.contentWidth(ofRow: y) {
      move(toRow: y, into: &bytes)
      bytes += ControlSequences.eraseRow
      old.erase(row: y)
    }
  }

  private mutating func encode(
    _ next: CellBuffer, after old: CellBuffer, cursor: Point?, with encoder: inout ANSIEncoder,
    into bytes: inout [UInt8]
  ) {
    var picture: [UInt8] = []
    encoder.row = place.y
    encoder.encode(next, after: old, cursor: cursor, into: &picture)
    guard !picture.isEmpty else { return }
    // The column is unknown.
    place = Point(x: -1, y: encoder.row ?? place.y)
    // A window that has just become narrower would wrap the rows.
    bytes += ControlSequences.wrapping(false) + picture + ControlSequences.wrapping(true)
  }

  /// Moves the cursor to the first cell of a row.
  private mutating func move(toRow y: Int, into bytes: inout [UInt8]) {
    guard place != Point(x: 0, y: y) else { return }
    bytes += ControlSequences.rows(y - place.y)
    place = Point(x: 0, y: y)
  }
}

extension InlineRegion {
  /// Returns the sequences that move the cursor to the beginning of a free line.
  ///
  /// - Parameters:
  ///   - end: The choice of what is left.
  ///   - isPending: True if only a part of the output was accepted, so that the cursor may be
  ///     anywhere in the region.
  /// - Returns: The bytes.
  func farewell(_ end: TerminalOptions.Presentation.End, isPending: Bool) -> [UInt8] {
    if isPending { return ControlSequences.newLine + ControlSequences.eraseBelow }
    guard let shown else { return ControlSequences.rows(0) }
    switch end {
    case .erase: return ControlSequences.rows(-place.y) + ControlSequences.eraseBelow
    case .keep:
      return ControlSequences.rows(shown.size.height - 1 - place.y) + ControlSequences.newLine
    }
  }
}
