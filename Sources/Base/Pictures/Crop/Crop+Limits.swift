extension Crop {
  /// The shortest side of a crop, in parts of the square's side.
  public static let shortestSide = 0.04

  /// Returns the distances from the centre to the sides of the rotated picture's bounding box.
  ///
  /// - Parameter size: The size of the picture before rotation.
  /// - Returns: Half the width and half the height of the bounding box.
  public func reach(of size: PictureSize) -> (x: Double, y: Double) {
    let diagonal = size.diagonal
    let upright = (size.width / diagonal / 2, size.height / diagonal / 2)
    let (wide, high) = quarterTurns.isMultiple(of: 2) ? upright : (upright.1, upright.0)
    let turn = Rotation(degrees: angle < 0 ? -angle : angle)
    return (wide * turn.cosine + high * turn.sine, wide * turn.sine + high * turn.cosine)
  }

  /// Returns the nearest crop within the bounding box of the rotated picture.
  ///
  /// A crop that is too large shrinks; one that is too far out moves.
  public func limited(to size: PictureSize) -> Crop {
    let reach = reach(of: size)
    var crop = self
    (crop.x, crop.width) = Self.limited(x, width, to: reach.x)
    (crop.y, crop.height) = Self.limited(y, height, to: reach.y)
    return crop
  }

  private static func limited(
    _ middle: Double, _ length: Double, to reach: Double
  ) -> (middle: Double, length: Double) {
    let length = min(max(length, min(shortestSide, 2 * reach)), 2 * reach)
    let room = max(0, reach - length / 2)
    return (min(max(middle, -room), room), length)
  }

  /// Returns the crop moved by an offset, within the picture's bounding box.
  public func moved(x: Double, y: Double, in size: PictureSize) -> Crop {
    var crop = self
    crop.x += x
    crop.y += y
    return crop.limited(to: size)
  }

  /// Returns the crop with an edge or corner dragged; the opposite ones stay in place.
  ///
  /// - Parameters:
  ///   - handle: The edge or corner.
  ///   - x: The distance to the right; ignored for the upper and lower edge.
  ///   - y: The distance down; ignored for the left and right edge.
  ///   - size: The size of the picture, whose bounding box limits the edges.
  /// - Returns: A crop whose sides are at least `shortestSide`.
  public func resized(
    _ handle: CropHandle, x: Double, y: Double, in size: PictureSize
  ) -> Crop {
    let reach = reach(of: size)
    var crop = self
    (crop.x, crop.width) = Self.resized(self.x, width, handle.horizontal, by: x, to: reach.x)
    (crop.y, crop.height) = Self.resized(self.y, height, handle.vertical, by: y, to: reach.y)
    return crop
  }

  private static func resized(
    _ middle: Double, _ length: Double, _ side: Int, by step: Double, to reach: Double
  ) -> (middle: Double, length: Double) {
    guard side != 0 else { return (middle, length) }
    let direction = Double(side)
    let fixed = middle - direction * length / 2
    let longest = reach - direction * fixed
    let length = min(max(length + direction * step, shortestSide), max(longest, shortestSide))
    return (fixed + direction * length / 2, length)
  }
}

/// An edge or corner of a crop that resizes it when dragged.
public struct CropHandle: Hashable, Sendable {
  /// The side: -1 for left, 1 for right, 0 for neither.
  public let horizontal: Int
  /// The side: -1 for upper, 1 for lower, 0 for neither.
  public let vertical: Int

  /// Creates a handle; with 0 and 0 it moves nothing.
  ///
  /// - Precondition: Both are -1, 0 or 1.
  public init(horizontal: Int, vertical: Int) {
    precondition(
      (-1...1).contains(horizontal) && (-1...1).contains(vertical), "\(horizontal), \(vertical)")
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The eight handles of a rectangle and its centre, row by row from the top left.
  public static let all = [-1, 0, 1].flatMap { vertical in
    [-1, 0, 1].compactMap { horizontal in
      horizontal == 0 && vertical == 0
        ? nil : CropHandle(horizontal: horizontal, vertical: vertical)
    }
  }
}
