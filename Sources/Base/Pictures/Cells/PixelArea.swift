/// A rectangle in a picture, whose sides may lie within pixels and outside of the picture.
///
/// What reads pixels wants its numbers finite.
public struct PixelArea: Hashable, Sendable {
  /// Pixels from the left.
  public var x: Double
  /// Pixels from the top.
  public var y: Double
  /// In pixels; above zero.
  public var width: Double
  /// In pixels; above zero.
  public var height: Double

  /// Makes a rectangle of its upper left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether its sides are above zero, and all of its numbers finite.
  var isThere: Bool {
    width > 0 && height > 0 && [x, y, width, height].allSatisfy(\.isFinite)
  }

  /// The middle of this area, cut towards another shape.
  ///
  /// - Parameters:
  ///   - ratio: Width divided by height of what will show it.
  ///   - part: How much of the longer side is left at least: 1 all of it.
  /// - Returns: This area, or a smaller one of at most that shape.
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

  /// This area in the middle of one of another shape.
  ///
  /// - Parameters:
  ///   - ratio: Width divided by height of what will show it.
  ///   - stretch: By how much one side may be drawn out before room is left: 1 not at all.
  /// - Returns: This area, or a larger one.
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
  /// The whole picture.
  public var area: PixelArea {
    PixelArea(x: 0, y: 0, width: Double(width), height: Double(height))
  }

  /// The smallest area with all pixels that are more opaque than a quarter; all of it if none are.
  ///
  /// Emoji have empty borders, which would only make them smaller.
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

  /// From the first to the last of a row's pixels that are more opaque than a quarter; those between
  /// need not be looked at.
  private static func opaqueColumns(_ row: Span<UInt8>) -> ClosedRange<Int>? {
    var first = 3
    while first < row.count, row[first] <= 64 { first &+= 4 }
    guard first < row.count else { return nil }
    var last = row.count &- 1
    while row[last] <= 64 { last &-= 4 }
    return (first / 4)...(last / 4)
  }
}
