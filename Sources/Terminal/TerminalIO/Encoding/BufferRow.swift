import TextUICore

/// One row of a buffer, for as long as the buffer lends its memory.
struct BufferRow {
  let y: Int
  private let cells: UnsafeBufferPointer<Cell>

  init(_ y: Int, of cells: UnsafeBufferPointer<Cell>, width: Int) {
    self.y = y
    self.cells = cells.extracting(y * width..<(y + 1) * width)
  }

  var count: Int { cells.count }

  subscript(x: Int) -> Cell { cells[x] }
}

extension Cell {
  /// Style, width and flags in one number, to be compared at once.
  @inline(__always)
  var form: UInt64 { unsafeBitCast(self, to: UInt64.self) >> 32 }

  var isASCII: Bool { grapheme &- 0x20 < 0x5F && width == 1 }
}
