/// Which part of a picture is shown, turned how, in units that fit the picture at every size.
///
/// The picture lies in the middle of a square whose side is the picture's diagonal, in which it can be
/// turned about its centre without ever leaving it. Lengths are parts of that side. What is shown
/// is a rectangle that stands upright in the square, whichever way the picture in it is turned.
public struct Crop: Hashable, Sendable {
  /// Where the middle of the rectangle lies to the right of the middle of the square.
  public var x: Double
  /// How far below the middle of the square it lies.
  public var y: Double
  /// How wide the rectangle is.
  public var width: Double
  /// How high it is.
  public var height: Double
  /// How often the picture was turned right by 90 degrees: 0 to 3.
  public private(set) var quarterTurns: Int
  /// By how many degrees it is turned right beyond that: -45 to 45, others become the nearest.
  public var angle: Double { didSet { angle = Self.limited(angle) } }

  /// The largest number of what can be shown, in parts of the square's side.
  public static let farthest = 16.0

  /// Whether it can be shown.
  var isThere: Bool {
    width > 0 && height > 0
      && [x, y, width, height].allSatisfy { abs($0) <= Self.farthest }
  }

  /// The angles that are less than another quarter turn.
  public static let angles = -45.0...45.0

  /// Makes a crop of its numbers.
  ///
  /// - Parameters:
  ///   - x: To the right of the middle.
  ///   - y: Below the middle.
  ///   - width: Above zero.
  ///   - height: Above zero.
  ///   - quarterTurns: Any number of turns to the right; negative ones are to the left.
  ///   - angle: In degrees; brought to `angles`.
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
    // What is no number is no angle.
    angle.isNaN ? 0 : min(max(angle, angles.lowerBound), angles.upperBound)
  }

  /// All of a picture of a size, upright.
  public init(wholeOf size: PictureSize) {
    self.init(
      x: 0, y: 0, width: size.width / size.diagonal, height: size.height / size.diagonal)
  }

  /// A part of a picture of a size, upright.
  public init(_ area: PixelArea, of size: PictureSize) {
    let diagonal = size.diagonal
    self.init(
      x: (area.x + area.width / 2 - size.width / 2) / diagonal,
      y: (area.y + area.height / 2 - size.height / 2) / diagonal,
      width: area.width / diagonal, height: area.height / diagonal)
  }

  /// The part of a picture of a size as it lies in the turned picture's own square, in pixels from
  /// the left upper corner that the picture had before it was turned.
  ///
  /// Exact where nothing was turned.
  public func area(of size: PictureSize) -> PixelArea {
    let diagonal = size.diagonal
    let (width, height) = (width * diagonal, height * diagonal)
    return PixelArea(
      x: x * diagonal + size.width / 2 - width / 2, y: y * diagonal + size.height / 2 - height / 2,
      width: width, height: height)
  }

  /// The same part with the picture turned right once more; after four times all is as it was.
  public var turnedRight: Crop {
    Crop(
      x: -y, y: x, width: height, height: width, quarterTurns: quarterTurns + 1, angle: angle)
  }

  /// The same part with the picture turned left.
  public var turnedLeft: Crop { turnedRight.turnedRight.turnedRight }
}

/// How many pixels a picture has each way.
public struct PictureSize: Hashable, Sendable {
  /// Pixels a row; above zero.
  public var width: Double
  /// How many rows; above zero.
  public var height: Double

  /// Makes a size.
  ///
  /// - Precondition: Both sides are above zero.
  public init(width: Double, height: Double) {
    precondition(width > 0 && height > 0, "a picture of \(width) × \(height) pixels")
    self.width = width
    self.height = height
  }

  /// From one corner to the opposite one, in pixels.
  public var diagonal: Double { (width * width + height * height).squareRoot() }
}

extension Picture {
  /// How many pixels it has each way.
  public var size: PictureSize { PictureSize(width: Double(width), height: Double(height)) }
}
