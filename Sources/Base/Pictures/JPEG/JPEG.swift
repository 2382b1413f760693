/// A JPEG file: baseline or progressive; grey, in colour or CMYK, with any sampling.
///
/// Opening a file reads the headers only; pixels are decoded on demand. Pictures are rotated by
/// their EXIF orientation; colour profiles are ignored. A truncated or corrupt file is decoded as
/// far as possible. Arithmetic coding, lossless and hierarchical files, samples of more than eight
/// bits, and a height that follows the pixels (DNL) are rejected.
public struct JPEG: Sendable {
  /// The size limit of a file, in bytes.
  public static let fileLimit = 32 << 20
  /// The largest number of pixels.
  public static let pixelLimit = 40_000_000
  /// The largest number of scans, each of which refines the whole of a progressive picture.
  public static let scanLimit = 64
  /// The memory limit of coefficients in bytes; a progressive picture needs all of them at once.
  public static let coefficientLimit = 8 << 20

  private let bytes: [UInt8]
  private let segments: JPEGSegments
  private let frame: JPEGFrame

  /// Opens a file without decoding pixels.
  ///
  /// - Throws: `PictureError` for a file that is not a JPEG, is of a rejected kind, ends before its
  ///   pixels, is inconsistent, or exceeds a limit.
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
    // A block takes a bit at least, and less than one row of blocks is not shown.
    guard frame.blocks / frame.rows <= 8 * bytes.count else {
      throw .ended(at: bytes.count)
    }
    (self.segments, self.frame) = (segments, frame)
  }

  /// Opens a file in memory, without decoding pixels.
  public init(_ bytes: [UInt8]) throws(PictureError) { try self.init(ByteSource(bytes)) }

  /// The width in pixels after rotation; above zero.
  public var width: Int { segments.orientation.swapsSides ? frame.height : frame.width }

  /// The height in pixels after rotation; above zero.
  public var height: Int { segments.orientation.swapsSides ? frame.width : frame.height }

  /// Decodes the picture at 1, 1/2, 1/4 or 1/8 of its size; smaller ones are faster.
  ///
  /// Sides are rounded up. A progressive picture is decoded at the largest fraction whose
  /// coefficients fit `coefficientLimit`: in full size up to about two megapixels.
  ///
  /// - Parameter largestSide: The wanted length of the longer side in pixels, above zero: the
  ///   smallest fraction with this length is chosen, or the full size if none has it. Nil for full
  ///   size.
  /// - Returns: An opaque picture.
  /// - Throws: `PictureError` if not even one row of blocks can be decoded.
  public func picture(largestSide: Int? = nil) throws(PictureError) -> Picture {
    try decoded(largestSide: largestSide).picture
  }

  /// Decodes the picture like `picture(largestSide:)`, and reports damage to the file.
  ///
  /// Pixels that could not be decoded are grey. After an error, decoding continues at the next
  /// restart marker if there is one.
  ///
  /// - Parameter largestSide: The wanted length of the longer side in pixels, above zero; nil for
  ///   full size.
  /// - Returns: An opaque picture and its damage.
  /// - Throws: `PictureError` if not even one row of blocks can be decoded.
  public func decoded(largestSide: Int? = nil) throws(PictureError) -> DecodedPicture {
    precondition(largestSide ?? 1 > 0, "a side of \(largestSide ?? 1) pixels")
    let scale = frame.scale(forLargestSide: largestSide)
    let (planes, damage) = try JPEGDecoder.decode(bytes, segments, frame, at: scale)
    let colors = JPEGColors(planes, of: frame, in: segments.colors(of: frame), at: scale)
    return DecodedPicture(colors.picture(segments.orientation), damage: damage)
  }
}
