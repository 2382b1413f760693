/// A PNG file: every colour type and depth, interlaced or not, with transparency.
///
/// Opening a file reads its chunks and verifies every checksum; pixels are decoded on demand.
/// Samples of sixteen bits are reduced to eight; gamma and colour profiles are ignored.
public struct PNG: Sendable {
  /// The size limit of a file, in bytes.
  public static let fileLimit = 32 << 20
  /// The longest side in pixels, as of a JPEG.
  public static let sideLimit = 65_535
  /// The largest number of pixels of a picture that is not interlaced.
  public static let pixelLimit = 40_000_000
  /// The largest number of pixels of an interlaced picture, whose rows come in seven passes.
  public static let interlacedPixelLimit = 16_000_000

  private let bytes: [UInt8]
  private let layout: PNGLayout

  /// Opens a file without decoding pixels.
  ///
  /// - Throws: `PictureError` for a file that is not a PNG, is truncated or inconsistent, or
  ///   exceeds a limit; also if there is too little data for so many pixels.
  public init(_ source: ByteSource) throws(PictureError) {
    guard source.count <= Self.fileLimit else {
      throw .tooLarge(.fileBytes, limit: Self.fileLimit)
    }
    bytes = try source.bytes(at: 0, count: source.count)
    layout = try PNGLayout(bytes)
  }

  /// Opens a file in memory, without decoding pixels.
  public init(_ bytes: [UInt8]) throws(PictureError) { try self.init(ByteSource(bytes)) }

  /// The width in pixels; above zero.
  public var width: Int { layout.header.width }

  /// The height in pixels; above zero.
  public var height: Int { layout.header.height }

  /// Decodes the rows in order from the top.
  ///
  /// At most two rows are in memory, but all rows of an interlaced picture.
  ///
  /// - Parameter take: Receives each row of RGBA pixels.
  /// - Throws: `PictureError`, after all rows before the error were passed on.
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
  /// At most two rows are in memory.
  ///
  /// - Parameter take: Receives each row of RGBA pixels.
  /// - Throws: `PictureError`, after all rows before the error were passed on.
  func forEachPassRow(_ take: PNGRows.Take) throws(PictureError) {
    var rows = PNGRows(layout)
    var inflate = Inflate(bytes, in: layout.data)
    let place = layout.data.first?.lowerBound ?? bytes.count
    try inflate.run { (piece) throws(PictureError) in try rows.add(piece, at: place, take) }
    try rows.finish(at: layout.data.last?.upperBound ?? bytes.count)
  }

  /// Decodes the whole picture.
  ///
  /// - Throws: `PictureError` for inconsistent data, or data of the wrong length.
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
