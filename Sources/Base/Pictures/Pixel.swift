/// One point of a picture, in sRGB; its colour stands beside its alpha and is not multiplied by it.
public struct Pixel: Hashable, Sendable {
  /// 0 to 255.
  public var red: UInt8
  /// 0 to 255.
  public var green: UInt8
  /// 0 to 255.
  public var blue: UInt8
  /// 0 is transparent, 255 opaque.
  public var alpha: UInt8

  /// Nothing at all.
  public static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  /// Makes a pixel, opaque unless told otherwise.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
