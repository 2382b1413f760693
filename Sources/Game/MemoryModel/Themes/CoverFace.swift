/// A face on the cover of a theme: which one, where, and how large.
///
/// Its numbers are kept in thousandths, which is finer than any screen shows; those that are out of
/// bounds become the nearest, and what is no number the usual one.
public struct CoverFace: Hashable, Sendable {
  /// Where a middle may be, from that of the cover: from one edge to the other.
  public static let places = -0.5...0.5
  /// How high a face may be, by the height of the cover.
  public static let sizes = 0.1...2.0
  /// How high a face is to begin with.
  public static let usualSize = 0.4

  /// The symbol of a face of the theme.
  public internal(set) var symbol: String
  /// How far its middle is to the right of the cover's middle, by the width of the cover.
  public let x: Double
  /// How far its middle is below the cover's middle, by the height of the cover.
  public let y: Double
  /// Its height by that of the cover; it is as wide.
  public let size: Double

  /// Makes a face in the middle, unless told otherwise.
  public init(_ symbol: String, x: Double = 0, y: Double = 0, size: Double = usualSize) {
    self.symbol = symbol
    self.x = Self.limited(x, to: Self.places, usual: 0)
    self.y = Self.limited(y, to: Self.places, usual: 0)
    self.size = Self.limited(size, to: Self.sizes, usual: Self.usualSize)
  }

  /// The same further to the right and below, by parts of the cover's width and height.
  public func moved(x: Double, y: Double) -> CoverFace {
    CoverFace(symbol, x: self.x + x, y: self.y + y, size: size)
  }

  /// The same larger by a part of the cover's height.
  public func resized(by step: Double) -> CoverFace {
    CoverFace(symbol, x: x, y: y, size: size + step)
  }

  private static func limited(
    _ number: Double, to range: ClosedRange<Double>, usual: Double
  ) -> Double {
    guard !number.isNaN else { return usual }
    let limited = min(max(number, range.lowerBound), range.upperBound)
    return (limited * 1_000).rounded() / 1_000
  }
}
