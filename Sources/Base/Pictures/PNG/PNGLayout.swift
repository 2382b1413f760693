/// The contents of a PNG's chunks: header, colours, and the location of the data.
struct PNGLayout {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The largest compression ratio of deflate.
  private static let densest = 1_032
  /// The largest number of data chunks: enough for the largest file in chunks of 512 bytes.
  private static let mostParts = 65_536

  let header: PNGHeader
  /// The colours, four bytes each.
  private(set) var palette: [UInt8] = []
  /// The samples of the transparent colour; empty if there is none.
  private(set) var clearSamples: [Int] = []
  private(set) var data: [Range<Int>] = []
  private var dataHasEnded = false

  /// Reads all chunks and verifies their checksums.
  init(_ bytes: [UInt8]) throws(PictureError) {
    guard bytes.starts(with: Self.signature) else { throw .unknownFormat }
    var chunk = try PNGChunk(bytes, at: Self.signature.count)
    guard chunk.type == PNGChunk.head, chunk.body.count == 13,
      let header = PNGHeader(bytes, at: chunk.body.lowerBound)
    else { throw .wrong(.header, at: chunk.start) }
    try header.checkSize()
    self.header = header
    while chunk.type != PNGChunk.end {
      chunk = try PNGChunk(bytes, at: chunk.next)
      try add(chunk, of: bytes)
    }
    try checkWhole(chunk)
  }

  private mutating func add(_ chunk: PNGChunk, of bytes: [UInt8]) throws(PictureError) {
    if !data.isEmpty, chunk.type != PNGChunk.data { dataHasEnded = true }
    switch chunk.type {
    case PNGChunk.head: throw .wrong(.chunkOrder, at: chunk.start)
    case PNGChunk.palette: try addPalette(chunk, of: bytes)
    case PNGChunk.transparency: try addTransparency(chunk, of: bytes)
    case PNGChunk.data:
      guard !dataHasEnded else { throw .wrong(.chunkOrder, at: chunk.start) }
      guard data.count < Self.mostParts else {
        throw .tooLarge(.dataParts, limit: Self.mostParts)
      }
      data.append(chunk.body)
    case PNGChunk.end: break
    default: guard chunk.isOptional else { throw .wrong(.unknownChunk, at: chunk.start) }
    }
  }

  private mutating func addPalette(
    _ chunk: PNGChunk, of bytes: [UInt8]
  ) throws(PictureError) {
    guard palette.isEmpty, data.isEmpty else { throw .wrong(.chunkOrder, at: chunk.start) }
    let length = chunk.body.count
    guard 3...768 ~= length, length % 3 == 0 else { throw .wrong(.palette, at: chunk.start) }
    for place in stride(from: chunk.body.lowerBound, to: chunk.body.upperBound, by: 3) {
      palette += [bytes[place], bytes[place + 1], bytes[place + 2], 255]
    }
  }

  private mutating func addTransparency(
    _ chunk: PNGChunk, of bytes: [UInt8]
  ) throws(PictureError) {
    guard data.isEmpty else { throw .wrong(.chunkOrder, at: chunk.start) }
    switch header.color {
    case .palette:
      guard chunk.body.count <= palette.count / 4 else { throw .wrong(.palette, at: chunk.start) }
      for (index, place) in chunk.body.enumerated() { palette[4 * index + 3] = bytes[place] }
    case .grey, .rgb:
      clearSamples = (0..<header.color.samples).compactMap {
        2 * $0 + 2 <= chunk.body.count ? bytes.number16(at: chunk.body.lowerBound + 2 * $0) : nil
      }
      guard clearSamples.count == header.color.samples else { throw .ended(at: chunk.next - 4) }
    // Decoders ignore it here by convention.
    case .greyAlpha, .rgba: break
    }
  }

  /// Checks that nothing is missing, and that the data could be large enough for the declared size.
  private func checkWhole(_ end: PNGChunk) throws(PictureError) {
    if header.color == .palette, palette.isEmpty { throw .wrong(.palette, at: end.start) }
    let compressed = data.reduce(0) { $0 + $1.count }
    let (raw, overflow) = header.rowLength(header.width).multipliedReportingOverflow(
      by: header.height)
    guard !overflow, raw <= compressed * Self.densest else {
      throw .wrong(.dataLength, at: end.start)
    }
  }
}
