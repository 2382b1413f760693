/// A JPEG file: baseline or progressive, in Huffman's or arithmetic coding, grey, in colours or for
/// printing (CMYK), of any sampling.
///
/// Opening it reads no more than what stands before its pixels, which are made when they are asked
/// for. A picture is turned as the camera was held (EXIF); what a file says of profiles is passed
/// over. A file that is cut short or damaged is shown as far as it goes. Lossless and hierarchical
/// files, samples of more than eight bits, and a height that stands behind the pixels are refused.
public struct JPEG: Sendable {
  /// The largest file that is read, in bytes.
  public static let fileLimit = 32 << 20
  /// The most pixels of a picture.
  public static let pixelLimit = 40_000_000
  /// The most scans, each of which refines all of a progressive picture.
  public static let scanLimit = 64
  /// The most bytes of coefficients, all of which a progressive picture needs at once.
  public static let coefficientLimit = 8 << 20

  private let bytes: [UInt8]
  private let segments: JPEGSegments
  private let frame: JPEGFrame

  /// Opens a file.
  ///
  /// - Throws: `PictureError` for what is no JPEG, is of a kind that is refused, is cut off before
  ///   its pixels, contradicts itself, or is larger than the limits. No pixels were made by then.
  public init(_ source: ByteSource) throws(PictureError) {
    guard source.count <= Self.fileLimit else {
      throw .tooLarge(.fileBytes, limit: Self.fileLimit)
    }
    bytes = try source.bytes(at: 0, count: source.count)
    guard bytes.starts(with: JPEGMarker.signature) else { throw .unknownFormat }
    var segments = JPEGSegments()
    guard try segments.readToScan(bytes), let frame = segments.frame else {
      throw .wrong(.scan, at: segments.place)
    }
    // In Huffman's codes a block takes a bit, and less than a row of blocks is not shown.
    guard frame.isArithmetic || frame.blocks / frame.rows <= 8 * bytes.count else {
      throw .ended(at: bytes.count)
    }
    (self.segments, self.frame) = (segments, frame)
  }

  /// Opens a file that is in memory, as above.
  public init(_ bytes: [UInt8]) throws(PictureError) { try self.init(ByteSource(bytes)) }

  /// Pixels a row, as the picture is to be seen; above zero.
  public var width: Int { segments.orientation.swapsSides ? frame.height : frame.width }

  /// How many rows, as the picture is to be seen; above zero.
  public var height: Int { segments.orientation.swapsSides ? frame.width : frame.height }

  /// Decodes the picture at 1, 1/2, 1/4 or 1/8 of its size, which takes less the smaller it is.
  ///
  /// Sides that are no multiples are rounded up. Of a progressive picture the largest fraction is
  /// the one whose coefficients fit `coefficientLimit`: the whole up to about two megapixels.
  ///
  /// - Parameter largestSide: How long the longer side must be, in pixels, above zero: the smallest
  ///   fraction that has it is taken, and the whole if none has. Nil for the whole.
  /// - Returns: An opaque picture.
  /// - Throws: `PictureError` for data that does not give a single row of blocks.
  public func picture(largestSide: Int? = nil) throws(PictureError) -> Picture {
    try decoded(largestSide: largestSide).picture
  }

  /// Decodes the picture like `picture(largestSide:)`, and tells whether the file is damaged.
  ///
  /// Where pixels could not be decoded, the picture is grey. After an error in its data decoding
  /// continues at the next restart marker, if there is one.
  ///
  /// - Parameter largestSide: How long the longer side must be, in pixels, above zero; nil for the
  ///   whole.
  /// - Returns: An opaque picture, and what is wrong with it.
  /// - Throws: `PictureError` for data that does not give a single row of blocks.
  public func decoded(largestSide: Int? = nil) throws(PictureError) -> DecodedPicture {
    precondition(largestSide ?? 1 > 0, "a side of \(largestSide ?? 1) pixels")
    let scale = frame.scale(forLargestSide: largestSide)
    let (planes, damage) = try JPEGDecoder.decode(bytes, segments, frame, at: scale)
    let colors = JPEGColors(planes, of: frame, in: segments.colors(of: frame), at: scale)
    return DecodedPicture(colors.picture(segments.orientation), damage: damage)
  }
}
