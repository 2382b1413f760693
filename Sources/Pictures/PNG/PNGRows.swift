/// Makes decompressed bytes into rows of pixels, as they come.
struct PNGRows {
  typealias Take = (_ y: Int, Span<UInt8>) -> Void

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
  /// All pixels of an interlaced picture, whose rows are whole only at its end.
  private var whole: [UInt8] = []

  init(_ layout: PNGLayout) {
    header = layout.header
    samples = PNGSamples(layout)
    passes = PNGPass.all(of: header)
    if header.isInterlaced {
      whole = [UInt8](repeating: 0, count: 4 * header.width * header.height)
    }
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
  ///   - take: Is given the rows that are whole; of an interlaced picture none.
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
    if header.isInterlaced { spread() } else { take(y, pixels.span) }
    swap(&row, &above)
    filled = 0
    filter = nil
    y += 1
    guard y == passes[pass].height(of: header) else { return }
    pass += 1
    beginPass()
  }

  private mutating func spread() {
    let grid = passes[pass]
    let start = (grid.y + y * grid.rowStep) * header.width + grid.x
    for x in 0..<pixels.count / 4 {
      let place = 4 * (start + x * grid.columnStep)
      for part in 0..<4 { whole[place + part] = pixels[4 * x + part] }
    }
  }

  /// Hands over the rows of an interlaced picture.
  ///
  /// - Parameters:
  ///   - place: Where the data ends, for errors.
  ///   - take: Is given the rows.
  /// - Throws: `PictureError` if rows are missing.
  func finish(at place: Int, _ take: Take) throws(PictureError) {
    guard isComplete else { throw .wrong(.dataLength, at: place) }
    guard header.isInterlaced else { return }
    let length = 4 * header.width
    for y in 0..<header.height { take(y, whole.span.extracting((length * y)..<(length * (y + 1)))) }
  }
}
