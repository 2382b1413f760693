import TextUICore

/// The position of the cursor and the style there, while a frame is written.
struct CursorState {
  private var codes: StyleCodes
  private(set) var style: UInt16 = 0
  private var code = StyleCodes.Code()
  /// The row of the cursor; nil if it is unknown.
  private(set) var row: Int?
  private(set) var column: Int?
  private(set) var hasMoved = false
  /// True if rows are reached by relative movements, because the place of row 0 is unknown.
  private var isRelative = false

  /// The largest number of bytes for a change of style, a cursor position and a mode.
  static let capacity = 160

  init(depth: ColorDepth, hasLinks: Bool) {
    codes = StyleCodes(depth: depth, hasLinks: hasLinks)
  }

  /// Chooses readable colours, and returns the numbers of the styles that look different.
  mutating func change(to colors: ReadableColors?) -> Set<UInt16> { codes.change(to: colors) }

  /// Begins a frame: the style is plain, and the position of the cursor is unknown.
  ///
  /// - Parameters:
  ///   - table: The table of the frame.
  ///   - row: The row of the cursor if rows are reached by relative movements.
  mutating func begin(with table: CellTable, row: Int? = nil) {
    codes.prepare(for: table)
    (style, code) = (0, StyleCodes.Code())
    (self.row, column, hasMoved, isRelative) = (row, nil, false, row != nil)
  }

  /// Returns the background of a style as it is shown.
  func background(of number: UInt16) -> Color { codes[number].background }

  mutating func change(to number: UInt16, into output: inout OutputSpan<UInt8>) {
    let new = codes[number]
    codes.write(from: code, to: new, into: &output)
    if new.link != code.link { codes.write(link: new.link, into: &output) }
    (style, code) = (number, new)
  }

  mutating func move(to place: Point, into output: inout OutputSpan<UInt8>) {
    guard row != place.y || column != place.x else { return }
    if row != place.y {
      move(to: place, from: row, into: &output)
    } else if let column, column < place.x {
      output.appendCSI(place.x - column, "C")
    } else {
      output.appendCSI(place.x + 1, "G")
    }
    (row, column, hasMoved) = (place.y, place.x, true)
  }

  private func move(to place: Point, from row: Int?, into output: inout OutputSpan<UInt8>) {
    guard isRelative, let row else { return output.appendPosition(place) }
    output.appendRows(place.y - row)
    if column != place.x { output.appendCSI(place.x + 1, "G") }
  }

  /// Records that text has moved the cursor within its row; nil if the column is unknown.
  mutating func advance(to column: Int?) {
    self.column = column
  }

  /// Records that the cursor may be in another row, as after the last column of one.
  ///
  /// An inline frame does not wrap lines, so that only the column is unknown.
  mutating func loseRow() {
    (row, column) = (isRelative ? row : nil, nil)
  }
}

extension OutputSpan<UInt8> {
  /// Appends a movement by a number of rows: down, up if negative, or none.
  mutating func appendRows(_ count: Int) {
    if count != 0 { appendCSI(abs(count), count > 0 ? "B" : "A") }
  }

  /// Appends a cursor position, without parameters that are 1.
  fileprivate mutating func appendPosition(_ place: Point) {
    appendCSI()
    if place != .zero { appendNumber(place.y + 1) }
    if place.x > 0 {
      append(UInt8(ascii: ";"))
      appendNumber(place.x + 1)
    }
    append(UInt8(ascii: "H"))
  }
}
