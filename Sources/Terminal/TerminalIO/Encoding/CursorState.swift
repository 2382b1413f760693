import TextUICore

/// Where the cursor is while a frame is written, and how text looks there.
struct CursorState {
  private var codes: StyleCodes
  private(set) var style: UInt16 = 0
  private var code = StyleCodes.Code()
  /// Where the cursor is; nil if that cannot be known.
  private(set) var row: Int?
  private(set) var column: Int?
  private(set) var hasMoved = false

  /// The most bytes of a style's beginning and end, a cursor position and a mode.
  static let capacity = 160

  init(depth: ColorDepth) {
    codes = StyleCodes(depth: depth)
  }

  /// Begins a frame: the style is plain, and the cursor may be anywhere.
  mutating func begin(with table: CellTable) {
    codes.prepare(for: table)
    (style, code) = (0, StyleCodes.Code())
    (row, column, hasMoved) = (nil, nil, false)
  }

  mutating func change(to number: UInt16, into output: inout OutputSpan<UInt8>) {
    let new = codes[number]
    codes.write(from: code, to: new, into: &output)
    (style, code) = (number, new)
  }

  mutating func move(to place: Point, into output: inout OutputSpan<UInt8>) {
    guard row != place.y || column != place.x else { return }
    if row != place.y {
      output.appendPosition(place)
    } else if let column, column < place.x {
      output.appendCSI(place.x - column, "C")
    } else {
      output.appendCSI(place.x + 1, "G")
    }
    (row, column, hasMoved) = (place.y, place.x, true)
  }

  /// Says that text has moved the cursor within its row, nil columns if none knows how far.
  mutating func advance(to column: Int?) {
    self.column = column
  }

  /// Says that the cursor may be in another row, as after the last column of one.
  mutating func loseRow() {
    (row, column) = (nil, nil)
  }
}

extension OutputSpan<UInt8> {
  /// Appends a cursor position, without the parameters that are 1.
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
