/// The place of the pixels of a row, or of one pass of it.
struct PNGRow {
  let y: Int
  /// The column of the first pixel.
  let x: Int
  /// The distance of two neighbouring pixels, in columns.
  let step: Int
}

/// Makes decompressed bytes into rows of pixels, as they come.
struct PNGRows {
  typealias Take = (PNGRow, Span<UInt8>) -> Void

  private let header: PNGHeader
  private let samples: PNGSamples
  private let passes: [PNGPass]
  private var pass = 0
  /// The row of the pass.
  private var y = 0
  private var row: [UInt8] = []
  private var above: [UInt8] = []
  private var filled = 0
  private var filter: PNGFilter?
  private var pixels: [UInt8] = []

  init(_ layout: PNGLayout) {
    header = layout.header
    samples = PNGSamples(layout)
    passes = PNGPass.all(of: header)
    beginPass()
  }

  private var isComplete: Bool { pass == passes.count }

  private mutating func beginPass() {
    guard !isComplete else { return }
    let width = passes[pass].width(of: header)
    row = [UInt8](repeating: 0, count: header.rowLength(width))
    above = row
    pixels = [UInt8](repeating: 0, count: 4 * width)
    y = 0
  }

  /// Takes decompressed bytes.
  ///
  /// - Parameters:
  ///   - bytes: Any number of them.
  ///   - place: Where they are in the file, for errors.
  ///   - take: Receives the rows that are whole.
  /// - Throws: `PictureError` for what no picture has there.
  mutating func add(
    _ bytes: Span<UInt8>, at place: Int, _ take: Take
  ) throws(PictureError) {
    var index = 0
    while index < bytes.count {
      guard !isComplete else { throw .wrong(.dataLength, at: place) }
      if filter == nil {
        guard let known = PNGFilter(rawValue: bytes[index]) else {
          throw .wrong(.filter, at: place)
        }
        filter = known
        index += 1
      }
      let length = min(bytes.count - index, row.count - filled)
      row.copy(bytes.extracting(index..<(index + length)), to: filled)
      filled += length
      index += length
      if filled == row.count { finishRow(take) }
    }
  }

  private mutating func finishRow(_ take: Take) {
    filter?.undo(&row, above: above, step: max(1, header.bits / 8))
    samples.convert(row, into: &pixels)
    let grid = passes[pass]
    take(PNGRow(y: grid.y + y * grid.rowStep, x: grid.x, step: grid.columnStep), pixels.span)
    swap(&row, &above)
    filled = 0
    filter = nil
    y += 1
    guard y == grid.height(of: header) else { return }
    pass += 1
    beginPass()
  }

  /// Checks that all rows have come.
  ///
  /// - Parameter place: Where the data ends, for errors.
  /// - Throws: `PictureError` if rows are missing.
  func finish(at place: Int) throws(PictureError) {
    guard isComplete else { throw .wrong(.dataLength, at: place) }
  }
}
