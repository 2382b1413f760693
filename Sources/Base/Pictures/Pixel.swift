/// A pixel in sRGB with alpha, not premultiplied.
public struct Pixel: Hashable, Sendable {
  /// The red channel, 0 to 255.
  public var red: UInt8
  /// The green channel, 0 to 255.
  public var green: UInt8
  /// The blue channel, 0 to 255.
  public var blue: UInt8
  /// The opacity: 0 is transparent, 255 opaque.
  public var alpha: UInt8

  /// A fully transparent pixel.
  public static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  /// Creates a pixel, opaque by default.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
