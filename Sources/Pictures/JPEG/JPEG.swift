/// A JPEG file: baseline or progressive, grey or in colours of any usual sampling.
///
/// Opening it reads no more than what stands before its pixels, which are made when they are asked
/// for. A picture is turned as the camera was held (EXIF); what a file says of profiles is passed
/// over. CMYK, arithmetic coding, lossless files and samples of more than eight bits are refused.
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
    // Whatever its code, a block takes a bit.
    guard frame.blocks <= 8 * bytes.count else { throw .ended(at: bytes.count) }
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
  /// - Throws: `PictureError` for data that contradicts itself, or ends too early.
  public func picture(largestSide: Int? = nil) throws(PictureError) -> Picture {
    precondition(largestSide ?? 1 > 0, "a side of \(largestSide ?? 1) pixels")
    let scale = frame.scale(forLargestSide: largestSide)
    var segments = segments
    let planes = try JPEGDecoder.planes(of: bytes, &segments, frame, at: scale)
    return JPEGColors(planes, of: frame, in: segments.colors(of: frame), at: scale)
      .picture(segments.orientation)
  }
}
