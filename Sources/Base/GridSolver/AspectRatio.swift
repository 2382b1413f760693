/// Width to height as two whole numbers, so that fitting into cells needs no rounding but its own.
///
///     AspectRatio(2, 3)  // a card
///     AspectRatio(1, 2)  // a cell of most terminals; or its pixels, AspectRatio(9, 20)
public struct AspectRatio: Hashable, Sendable {
  /// The part that stands for the width, 1...2²⁰.
  public let width: Int
  /// The part that stands for the height, in the same unit.
  public let height: Int

  /// Takes both parts as they are; equal ratios in other terms, such as 2:4 and 1:2, are not `==`.
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
