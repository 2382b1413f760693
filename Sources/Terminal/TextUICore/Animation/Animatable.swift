/// What is animated: up to four numbers, such as a pie's angles or a rectangle.
public typealias AnimatableVector = SIMD4<Double>

extension AnimatableVector {
  /// Numbers for the first slots; the others are zero.
  public init(_ first: Double, _ second: Double = 0) {
    self.init(first, second, 0, 0)
  }
}

/// A shape or modifier with numbers that animations move.
public protocol Animatable {
  /// The numbers; reading them after writing gives the same ones back.
  var animatableData: AnimatableVector { get set }
}
