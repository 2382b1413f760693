/// A PNG file: every colour type and depth, interlaced or not, with transparency.
///
/// Opening it reads no more than its chunks, of which every checksum must be right; pixels are made
/// when they are asked for. Sixteen bits a sample become eight; what a file says of gamma and
/// profiles is passed over.
public struct PNG: Sendable {
  /// The largest file that is read, in bytes.
  public static let fileLimit = 32 << 20
  /// The most pixels of a picture that comes row by row.
  public static let pixelLimit = 40_000_000
  /// The most pixels of an interlaced picture, which must be whole in memory.
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
    let header = layout.header
    let limit = header.isInterlaced ? Self.interlacedPixelLimit : Self.pixelLimit
    guard header.width <= limit, header.height <= limit / header.width else {
      throw .tooLarge(.pixels, limit: limit)
    }
  }

  /// Opens a file that is in memory, as above.
  public init(_ bytes: [UInt8]) throws(PictureError) { try self.init(ByteSource(bytes)) }

  /// Pixels a row; above zero.
  public var width: Int { layout.header.width }

  /// How many rows; above zero.
  public var height: Int { layout.header.height }

  /// Decodes the rows one after the other, from the top.
  ///
  /// Unless it is interlaced, no more than two rows are in memory.
  ///
  /// - Parameter take: Is given each row: four bytes a pixel, red, green, blue, alpha.
  /// - Throws: `PictureError`; rows that were whole before were handed over.
  public func forEachRow(
    _ take: (_ y: Int, Span<UInt8>) -> Void
  ) throws(PictureError) {
    var rows = PNGRows(layout)
    var inflate = Inflate(bytes, in: layout.data)
    let place = layout.data.first?.lowerBound ?? bytes.count
    try inflate.run { (piece) throws(PictureError) in try rows.add(piece, at: place, take) }
    try rows.finish(at: layout.data.last?.upperBound ?? bytes.count, take)
  }

  /// Decodes the whole picture.
  ///
  /// - Throws: `PictureError` for data that contradicts itself, or is not as long as it must be.
  public func picture() throws(PictureError) -> Picture {
    var pixels = [UInt8](repeating: 0, count: 4 * width * height)
    try forEachRow { y, row in
      pixels.copy(row, to: y * row.count)
    }
    return Picture(width: width, height: height, bytes: pixels)
  }
}
