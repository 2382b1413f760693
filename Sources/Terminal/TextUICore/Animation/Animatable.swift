/// A vector of up to four animated numbers, such as a pie's angles or a rectangle.
public typealias AnimatableVector = SIMD4<Double>

extension AnimatableVector {
  /// Creates a vector of the first elements; the others are zero.
  public init(_ first: Double, _ second: Double = 0) {
    self.init(first, second, 0, 0)
  }
}

/// A shape or modifier with numbers that can be animated.
@MainActor public protocol Animatable {
  /// The numbers; reading them after writing must return the same ones.
  var animatableData: AnimatableVector { get set }
}
