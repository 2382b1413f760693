/// A PNG file: every colour type and depth, interlaced or not, with transparency.
///
/// Opening it reads no more than its chunks, of which every checksum must be right; pixels are made
/// when they are asked for. Sixteen bits a sample become eight; what a file says of gamma and
/// profiles is passed over.
public struct PNG: Sendable {
  /// The largest file that is read, in bytes.
  public static let fileLimit = 32 << 20
  /// The most pixels of a side, as of a JPEG.
  public static let sideLimit = 65_535
  /// The most pixels of a picture that comes row by row.
  public static let pixelLimit = 40_000_000
  /// The most pixels of an interlaced picture, whose rows come in seven passes.
  public static let interlacedPixelLimit = 16_000_000

  private let bytes: [UInt8]
  private let layout: PNGLayout

  /// Opens a file.
  ///
  /// - Throws: `PictureError` for what is no PNG, is cut off, contradicts itself, or is larger than
  ///   the limits; also where so little data cannot be so many pixels. No pixels were made until then.
  public init(_ source: ByteSource) throws(PictureError) {
    guard source.count <= Self.fileLimit else {
      throw .tooLarge(.fileBytes, limit: Self.fileLimit)
    }
    bytes = try source.bytes(at: 0, count: source.count)
    layout = try PNGLayout(bytes)
  }

  /// Opens a file that is in memory, as above.
  public init(_ bytes: [UInt8]) throws(PictureError) { try self.init(ByteSource(bytes)) }

  /// Pixels a row; above zero.
  public var width: Int { layout.header.width }

  /// How many rows; above zero.
  public var height: Int { layout.header.height }

  /// Decodes the rows one after the other, from the top.
  ///
  /// No more than two rows are in memory, but of an interlaced picture all of them.
  ///
  /// - Parameter take: Receives each row: four bytes per pixel, red, green, blue, alpha.
  /// - Throws: `PictureError`; rows that were whole before were handed over.
  public func forEachRow(
    _ take: (_ y: Int, Span<UInt8>) -> Void
  ) throws(PictureError) {
    guard layout.header.isInterlaced else {
      return try forEachPassRow { row, pixels in take(row.y, pixels) }
    }
    let (bytes, length) = (try picture().bytes, 4 * width)
    for y in 0..<height { take(y, bytes.span.extracting((length * y)..<(length * (y + 1)))) }
  }

  /// Decodes the rows of each pass; a picture that is not interlaced has one.
  ///
  /// No more than two rows are in memory.
  ///
  /// - Parameter take: Receives each row: four bytes per pixel, red, green, blue, alpha.
  /// - Throws: `PictureError`; rows that were whole before were handed over.
  func forEachPassRow(_ take: PNGRows.Take) throws(PictureError) {
    var rows = PNGRows(layout)
    var inflate = Inflate(bytes, in: layout.data)
    let place = layout.data.first?.lowerBound ?? bytes.count
    try inflate.run { (piece) throws(PictureError) in try rows.add(piece, at: place, take) }
    try rows.finish(at: layout.data.last?.upperBound ?? bytes.count)
  }

  /// Decodes the whole picture.
  ///
  /// - Throws: `PictureError` for data that contradicts itself, or is not as long as it must be.
  public func picture() throws(PictureError) -> Picture {
    var pixels = [UInt8](repeating: 0, count: 4 * width * height)
    let length = 4 * width
    try forEachPassRow { row, bytes in
      let start = row.y * length + 4 * row.x
      if row.step == 1, bytes.count == length { return pixels.copy(bytes, to: start) }
      for index in 0..<bytes.count / 4 {
        pixels.copy(
          bytes.extracting((4 * index)..<(4 * index + 4)), to: start + 4 * index * row.step)
      }
    }
    return Picture(width: width, height: height, bytes: pixels)
  }
}
