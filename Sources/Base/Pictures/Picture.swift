/// Rows of RGBA pixels from the top, eight bits per channel.
///
/// A picture is immutable. Its copies share their pixels and their identity, so that derived data
/// can be cached by `id`.
public struct Picture: Identifiable, Sendable {
  /// The width in pixels; above zero.
  public let width: Int
  /// The height in pixels; above zero.
  public let height: Int
  private let pixels: Pixels

  /// The shared storage, whose address is the identity.
  private final class Pixels: Sendable {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }
  }

  /// Creates a picture from bytes.
  ///
  /// - Parameters:
  ///   - width: The width in pixels; above zero.
  ///   - height: The height in pixels; above zero.
  ///   - bytes: Four per pixel: red, green, blue, alpha; not premultiplied.
  /// - Precondition: There are as many bytes as the pixels need.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(width > 0 && height > 0, "a picture of \(width) × \(height) pixels")
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    precondition(
      !overflow && bytes.count / 4 == area && bytes.count % 4 == 0, "\(bytes.count) bytes")
    self.width = width
    self.height = height
    pixels = Pixels(bytes)
  }

  /// Creates a picture pixel by pixel.
  ///
  /// - Parameters:
  ///   - width: The width in pixels; above zero.
  ///   - height: The height in pixels; above zero.
  ///   - pixel: Returns the pixel at x, from the left, and y, from the top.
  /// - Precondition: There are at most `mostPixels`.
  public init(width: Int, height: Int, pixel: (_ x: Int, _ y: Int) -> Pixel) {
    Self.checkSize(width, height)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * width * height)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = pixel(x, y)
        bytes += [pixel.red, pixel.green, pixel.blue, pixel.alpha]
      }
    }
    self.init(width: width, height: height, bytes: bytes)
  }

  /// The largest number of pixels of a created picture, which takes four gigabytes.
  public static let mostPixels = 1 << 30

  static func checkSize(_ width: Int, _ height: Int) {
    precondition(
      width > 0 && height > 0 && width <= mostPixels / height, "\(width) × \(height) pixels")
  }

  /// The pixels, row by row: red, green, blue, alpha; not premultiplied.
  public var bytes: [UInt8] { pixels.bytes }

  /// The identity of the pixels: equal for copies, different for every newly created picture.
  ///
  /// Valid as long as any copy exists.
  public var id: ObjectIdentifier { ObjectIdentifier(pixels) }

  /// Returns the pixel at a position.
  ///
  /// - Precondition: The position is in the picture.
  public subscript(x: Int, y: Int) -> Pixel {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "no pixel at \(x), \(y)")
    let place = 4 * (y * width + x)
    let bytes = pixels.bytes
    return Pixel(
      red: bytes[place], green: bytes[place + 1], blue: bytes[place + 2], alpha: bytes[place + 3])
  }
}

extension Picture: Equatable {
  /// Returns true if both have the same pixels.
  public static func == (one: Picture, other: Picture) -> Bool {
    one.id == other.id || one.width == other.width && one.bytes == other.bytes
  }
}

extension Picture {
  /// True if every pixel is opaque.
  public var isOpaque: Bool {
    let bytes = bytes
    return stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
  }
}
