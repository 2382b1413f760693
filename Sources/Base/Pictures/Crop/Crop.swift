/// A part of a rotated picture, in units that do not depend on the picture's resolution.
///
/// The picture is centred in a square whose side is the picture's diagonal, within which it can be
/// rotated about its centre. Lengths are fractions of that side. The crop is an upright rectangle
/// in the square, whatever the rotation of the picture.
public struct Crop: Hashable, Sendable {
  /// The distance of the crop's centre to the right of the square's centre.
  public var x: Double
  /// The distance of the crop's centre below the square's centre.
  public var y: Double
  /// The width, in parts of the square's side.
  public var width: Double
  /// The height, in parts of the square's side.
  public var height: Double
  /// The number of clockwise quarter turns: 0 to 3.
  public private(set) var quarterTurns: Int
  /// The further clockwise rotation in degrees, clamped to -45 to 45.
  public var angle: Double { didSet { angle = Self.limited(angle) } }

  /// The largest coordinate or length, in parts of the square's side.
  public static let farthest = 16.0

  /// True if all numbers are finite and within `farthest`.
  var isThere: Bool {
    width > 0 && height > 0
      && [x, y, width, height].allSatisfy { abs($0) <= Self.farthest }
  }

  /// The range of `angle`: less than another quarter turn.
  public static let angles = -45.0...45.0

  /// Creates a crop.
  ///
  /// - Parameters:
  ///   - x: The distance to the right of the centre.
  ///   - y: The distance below the centre.
  ///   - width: The width; above zero.
  ///   - height: The height; above zero.
  ///   - quarterTurns: Any number of clockwise quarter turns; negative ones turn left.
  ///   - angle: The further rotation in degrees, clamped to `angles`.
  public init(
    x: Double, y: Double, width: Double, height: Double, quarterTurns: Int = 0, angle: Double = 0
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.quarterTurns = quarterTurns & 3
    self.angle = Self.limited(angle)
  }

  private static func limited(_ angle: Double) -> Double {
    // Not-a-number becomes zero.
    angle.isNaN ? 0 : min(max(angle, angles.lowerBound), angles.upperBound)
  }

  /// Creates a crop of a whole picture, upright.
  public init(wholeOf size: PictureSize) {
    self.init(
      x: 0, y: 0, width: size.width / size.diagonal, height: size.height / size.diagonal)
  }

  /// Creates a crop of an area of a picture, upright.
  public init(_ area: PixelArea, of size: PictureSize) {
    let diagonal = size.diagonal
    self.init(
      x: (area.x + area.width / 2 - size.width / 2) / diagonal,
      y: (area.y + area.height / 2 - size.height / 2) / diagonal,
      width: area.width / diagonal, height: area.height / diagonal)
  }

  /// Returns the crop's area in pixels, from the upper left corner of the picture before rotation.
  ///
  /// Exact if nothing was rotated.
  public func area(of size: PictureSize) -> PixelArea {
    let diagonal = size.diagonal
    let (width, height) = (width * diagonal, height * diagonal)
    return PixelArea(
      x: x * diagonal + size.width / 2 - width / 2, y: y * diagonal + size.height / 2 - height / 2,
      width: width, height: height)
  }

  /// The same part with the picture turned right by 90 degrees; four turns give the same crop.
  public var turnedRight: Crop {
    Crop(
      x: -y, y: x, width: height, height: width, quarterTurns: quarterTurns + 1, angle: angle)
  }

  /// The same part with the picture turned left by 90 degrees.
  public var turnedLeft: Crop { turnedRight.turnedRight.turnedRight }
}

/// The dimensions of a picture in pixels.
public struct PictureSize: Hashable, Sendable {
  /// The width in pixels; above zero.
  public var width: Double
  /// The height in pixels; above zero.
  public var height: Double

  /// Creates a size.
  ///
  /// - Precondition: Both sides are above zero.
  public init(width: Double, height: Double) {
    precondition(width > 0 && height > 0, "a picture of \(width) × \(height) pixels")
    self.width = width
    self.height = height
  }

  /// The length of the diagonal, in pixels.
  public var diagonal: Double { (width * width + height * height).squareRoot() }
}

extension Picture {
  /// The dimensions as a `PictureSize`.
  public var size: PictureSize { PictureSize(width: Double(width), height: Double(height)) }
}
