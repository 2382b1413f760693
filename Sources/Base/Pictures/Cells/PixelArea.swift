/// A rectangle in pixel coordinates; it may be fractional and extend beyond a picture.
///
/// Functions that read pixels require finite numbers.
public struct PixelArea: Hashable, Sendable {
  /// The left edge, in pixels.
  public var x: Double
  /// The upper edge, in pixels.
  public var y: Double
  /// The width in pixels; above zero.
  public var width: Double
  /// The height in pixels; above zero.
  public var height: Double

  /// Creates a rectangle from its upper left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// True if both sides are above zero and all numbers are finite.
  var isThere: Bool {
    width > 0 && height > 0 && [x, y, width, height].allSatisfy(\.isFinite)
  }

  /// Returns this area cropped about its centre towards other proportions.
  ///
  /// - Parameters:
  ///   - ratio: The target's width divided by its height.
  ///   - part: The smallest part of the longer side to keep: 1 keeps all of it.
  /// - Returns: This area or a smaller one.
  func cut(to ratio: Double, leaving part: Double) -> PixelArea {
    var area = self
    if width / height > ratio {
      area.width = max(height * ratio, width * part)
    } else {
      area.height = max(width / ratio, height * part)
    }
    area.x += (width - area.width) / 2
    area.y += (height - area.height) / 2
    return area
  }

  /// Returns an area of other proportions around the centre of this one.
  ///
  /// - Parameters:
  ///   - ratio: The target's width divided by its height.
  ///   - stretch: The largest stretch of one side before margins are left: 1 for none.
  /// - Returns: This area or a larger one.
  func centered(in ratio: Double, stretch: Double) -> PixelArea {
    var area = self
    if width / height > ratio {
      area.height = max(height, width / ratio / stretch)
    } else {
      area.width = max(width, height * ratio / stretch)
    }
    area.x -= (area.width - width) / 2
    area.y -= (area.height - height) / 2
    return area
  }
}

extension Picture {
  /// The bounds of the whole picture.
  public var area: PixelArea {
    PixelArea(x: 0, y: 0, width: Double(width), height: Double(height))
  }

  /// The smallest area with all pixels above a quarter of full alpha, or the whole picture.
  ///
  /// Trims the empty borders of emoji, which would make them smaller.
  public var opaqueArea: PixelArea {
    let bytes = bytes
    var columns = (first: width, last: -1)
    var rows = (first: height, last: -1)
    for y in 0..<height {
      let row = bytes.span.extracting((4 * width * y)..<(4 * width * (y + 1)))
      guard let covered = Self.opaqueColumns(row) else { continue }
      columns = (min(columns.first, covered.lowerBound), max(columns.last, covered.upperBound))
      rows = (min(rows.first, y), y)
    }
    guard columns.last >= 0 else { return area }
    return PixelArea(
      x: Double(columns.first), y: Double(rows.first),
      width: Double(columns.last - columns.first + 1), height: Double(rows.last - rows.first + 1))
  }

  /// Returns the range from the first to the last pixel above a quarter of full alpha; pixels
  /// between them are not read.
  private static func opaqueColumns(_ row: Span<UInt8>) -> ClosedRange<Int>? {
    var first = 3
    while first < row.count, row[first] <= 64 { first &+= 4 }
    guard first < row.count else { return nil }
    var last = row.count &- 1
    while row[last] <= 64 { last &-= 4 }
    return (first / 4)...(last / 4)
  }
}
