/// A cell in two colours, each of which some of its parts have.
public struct PictureCell: Hashable, Sendable {
  /// The parts in the first colour, by rows from the top left one, which is the lowest bit.
  public var mask: UInt8
  /// What these parts show.
  public var foreground: Pixel
  /// What the others show; transparent where they keep what lies below.
  public var background: Pixel

  /// Makes a cell.
  public init(mask: UInt8, foreground: Pixel, background: Pixel) {
    self.mask = mask
    self.foreground = foreground
    self.background = background
  }

  /// Makes a cell of one colour.
  public init(_ color: Pixel) {
    self.init(mask: 0, foreground: color, background: color)
  }
}
