/// A character cell in two colours, with a mask of the parts in the first.
public struct PictureCell: Hashable, Sendable {
  /// The parts in the foreground colour, row by row from the top left one, which is the lowest bit.
  public var mask: UInt8
  /// The colour of the parts in the mask.
  public var foreground: Pixel
  /// The colour of the other parts; transparent to keep the colour below.
  public var background: Pixel

  /// Creates a cell.
  public init(mask: UInt8, foreground: Pixel, background: Pixel) {
    self.mask = mask
    self.foreground = foreground
    self.background = background
  }

  /// Creates a cell of one colour.
  public init(_ color: Pixel) {
    self.init(mask: 0, foreground: color, background: color)
  }
}
