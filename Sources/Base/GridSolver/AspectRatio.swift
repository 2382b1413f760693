/// A ratio of width to height as two whole numbers, so that fitting into cells is exact.
///
///     AspectRatio(2, 3)  // a card
///     AspectRatio(1, 2)  // a cell of most terminals; or its pixels, AspectRatio(9, 20)
///     AspectRatio(2, 3)...AspectRatio(3, 2)  // cards from upright to lying
public struct AspectRatio: Hashable, Sendable {
  /// The width, 1...2²⁰.
  public let width: Int
  /// The height in the same unit, 1...2²⁰.
  public let height: Int

  /// Creates a ratio, which is not reduced: 2:4 and 1:2 are not `==`.
  ///
  /// - Parameters:
  ///   - width: Between 1 and 2²⁰.
  ///   - height: Between 1 and 2²⁰, in the same unit.
  public init(_ width: Int, _ height: Int) {
    let parts = 1...(1 << 20)
    precondition(parts ~= width && parts ~= height, "Aspect ratio \(width):\(height)")
    self.width = width
    self.height = height
  }
}

extension AspectRatio: Comparable {
  /// Orders ratios by their exact value; of equal values, as 1:2 and 2:4, by their widths.
  public static func < (one: AspectRatio, other: AspectRatio) -> Bool {
    let (left, right) = (one.width * other.height, other.width * one.height)
    return left == right ? one.width < other.width : left < right
  }
}
