extension Theme {
  /// A colour of light, 8 bits a channel, that knows no screen.
  public struct Color: Hashable, Sendable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
    /// From 0, invisible, to 255, solid.
    public var alpha: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// A solid colour written as on the web.
    ///
    /// - Parameter rgb: `0xRRGGBB`; higher bits are ignored.
    public init(rgb: UInt32) {
      self.init(
        red: UInt8(truncatingIfNeeded: rgb >> 16),
        green: UInt8(truncatingIfNeeded: rgb >> 8),
        blue: UInt8(truncatingIfNeeded: rgb))
    }
  }
}
