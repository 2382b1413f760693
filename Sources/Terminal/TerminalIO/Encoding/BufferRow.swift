import TextUICore

/// A row of a buffer, valid while the buffer's memory is borrowed.
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
  /// The style, width and flags as one number, for a single comparison.
  @inline(__always)
  var form: UInt64 { unsafeBitCast(self, to: UInt64.self) >> 32 }

  var isASCII: Bool { grapheme &- 0x20 < 0x5F && width == 1 }
}
