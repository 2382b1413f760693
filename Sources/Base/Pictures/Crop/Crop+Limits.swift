extension Crop {
  /// The shortest side of what is shown.
  public static let shortestSide = 0.04

  /// How far the turned picture reaches from the middle of the square each way.
  ///
  /// - Parameter size: The picture before it is turned.
  /// - Returns: Half the width and half the height of the smallest upright rectangle around it.
  public func reach(of size: PictureSize) -> (x: Double, y: Double) {
    let diagonal = size.diagonal
    let upright = (size.width / diagonal / 2, size.height / diagonal / 2)
    let (wide, high) = quarterTurns.isMultiple(of: 2) ? upright : (upright.1, upright.0)
    let turn = Rotation(degrees: angle < 0 ? -angle : angle)
    return (wide * turn.cosine + high * turn.sine, wide * turn.sine + high * turn.cosine)
  }

  /// The nearest crop that does not reach beyond the turned picture.
  ///
  /// What is too large becomes smaller; what is too far out is moved.
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

  /// The crop with its rectangle moved, and no further than the picture goes.
  public func moved(x: Double, y: Double, in size: PictureSize) -> Crop {
    var crop = self
    crop.x += x
    crop.y += y
    return crop.limited(to: size)
  }

  /// The crop with one of its edges or corners moved; those opposite stay where they are.
  ///
  /// - Parameters:
  ///   - handle: What is moved.
  ///   - x: To the right; without meaning for the upper and the lower edge.
  ///   - y: Down; without meaning for the left and the right edge.
  ///   - size: The picture, beyond which no edge goes.
  /// - Returns: A crop whose sides are never shorter than `shortestSide`.
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

/// An edge or a corner of what is shown of a picture, by which it is made larger or smaller.
public struct CropHandle: Hashable, Sendable {
  /// -1 for the left side, 1 for the right side, 0 for neither.
  public let horizontal: Int
  /// -1 for the upper side, 1 for the lower side, 0 for neither.
  public let vertical: Int

  /// Makes a handle; with 0 and 0 it moves nothing.
  ///
  /// - Precondition: Both are -1, 0 or 1.
  public init(horizontal: Int, vertical: Int) {
    precondition(
      (-1...1).contains(horizontal) && (-1...1).contains(vertical), "\(horizontal), \(vertical)")
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Those of a rectangle, row by row from the top left.
  public static let all = [-1, 0, 1].flatMap { vertical in
    [-1, 0, 1].compactMap { horizontal in
      horizontal == 0 && vertical == 0
        ? nil : CropHandle(horizontal: horizontal, vertical: vertical)
    }
  }
}
