/// The position of a row's pixels in the picture, for a whole row or a pass.
struct PNGRow {
  let y: Int
  /// The column of the first pixel.
  let x: Int
  /// The distance between two pixels, in columns.
  let step: Int
}

/// Converts a stream of decompressed bytes to rows of pixels.
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

  /// Adds decompressed bytes.
  ///
  /// - Parameters:
  ///   - bytes: Any number of bytes.
  ///   - place: Their offset in the file, for errors.
  ///   - take: Receives the rows that are complete.
  /// - Throws: `PictureError` for bytes that are invalid there.
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

  /// Checks that all rows are complete.
  ///
  /// - Parameter place: The offset of the end of the data, for errors.
  /// - Throws: `PictureError` if rows are missing.
  func finish(at place: Int) throws(PictureError) {
    guard isComplete else { throw .wrong(.dataLength, at: place) }
  }
}
