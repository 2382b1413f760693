/// A face on the cover of a theme, with its place and size.
///
/// The numbers are rounded to thousandths, which is finer than any screen. A number that is out of
/// bounds is clamped, and NaN becomes the default.
public struct CoverFace: Hashable, Sendable {
  /// The allowed values of `x` and `y`, which reach from edge to edge of the cover.
  public static let places = -0.5...0.5
  /// The allowed values of `size`.
  public static let sizes = 0.1...2.0
  /// The initial height of a face.
  public static let usualSize = 0.4

  /// The symbol of a face of the theme.
  public internal(set) var symbol: String
  /// The distance of the face's centre to the right of the cover's centre, in widths of the cover.
  public let x: Double
  /// The distance of the face's centre below the cover's centre, in heights of the cover.
  public let y: Double
  /// The height of the face as a fraction of the cover's height; the width is the same length.
  public let size: Double

  /// Creates a face, by default at the centre.
  public init(_ symbol: String, x: Double = 0, y: Double = 0, size: Double = usualSize) {
    self.symbol = symbol
    self.x = x.thousandths(in: Self.places, usual: 0)
    self.y = y.thousandths(in: Self.places, usual: 0)
    self.size = size.thousandths(in: Self.sizes, usual: Self.usualSize)
  }

  /// Returns the face moved by fractions of the cover's width and height.
  public func moved(x: Double, y: Double) -> CoverFace {
    CoverFace(symbol, x: self.x + x, y: self.y + y, size: size)
  }

  /// Returns the face enlarged by a fraction of the cover's height.
  public func resized(by step: Double) -> CoverFace {
    CoverFace(symbol, x: x, y: y, size: size + step)
  }
}
