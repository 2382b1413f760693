/// Rows of pixels from the top: red, green, blue and alpha, eight bits each.
///
/// A picture never changes. Its copies share their pixels and their identity, so that what was made
/// of one picture can be kept by its `id`.
public struct Picture: Identifiable, Sendable {
  /// Pixels a row; above zero.
  public let width: Int
  /// How many rows; above zero.
  public let height: Int
  private let pixels: Pixels

  /// Keeps the identity of copies.
  private final class Pixels: Sendable {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }
  }

  /// Makes a picture of bytes.
  ///
  /// - Parameters:
  ///   - width: Pixels a row; above zero.
  ///   - height: How many rows; above zero.
  ///   - bytes: Four a pixel: red, green, blue, alpha; the colour is not multiplied by the alpha.
  /// - Precondition: There are as many bytes as pixels need.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(width > 0 && height > 0, "a picture of \(width) × \(height) pixels")
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    precondition(
      !overflow && bytes.count / 4 == area && bytes.count % 4 == 0, "\(bytes.count) bytes")
    self.width = width
    self.height = height
    pixels = Pixels(bytes)
  }

  /// Makes a picture pixel by pixel.
  ///
  /// - Parameters:
  ///   - width: Pixels a row; above zero.
  ///   - height: How many rows; above zero.
  ///   - pixel: The pixel at x, from the left, and y, from the top.
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

  /// The most pixels of a picture that is made here, which take four gigabytes.
  public static let mostPixels = 1 << 30

  static func checkSize(_ width: Int, _ height: Int) {
    precondition(
      width > 0 && height > 0 && width <= mostPixels / height, "\(width) × \(height) pixels")
  }

  /// Four bytes a pixel, row by row: red, green, blue, alpha.
  public var bytes: [UInt8] { pixels.bytes }

  /// Which picture it is: the same of copies, another of whatever is made anew.
  ///
  /// It means something for as long as any copy is kept.
  public var id: ObjectIdentifier { ObjectIdentifier(pixels) }

  /// The pixel at a place.
  ///
  /// - Precondition: The place is in the picture.
  public subscript(x: Int, y: Int) -> Pixel {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "no pixel at \(x), \(y)")
    let place = 4 * (y * width + x)
    let bytes = pixels.bytes
    return Pixel(
      red: bytes[place], green: bytes[place + 1], blue: bytes[place + 2], alpha: bytes[place + 3])
  }
}

extension Picture: Equatable {
  /// Whether both have the same pixels.
  public static func == (one: Picture, other: Picture) -> Bool {
    one.id == other.id || one.width == other.width && one.bytes == other.bytes
  }
}

extension Picture {
  /// Whether nothing below any pixel is seen.
  public var isOpaque: Bool {
    let bytes = bytes
    return stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
  }
}
