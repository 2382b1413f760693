/// A shape or modifier with numbers that can be animated.
///
///     struct Cardify: ViewModifier, Animatable {
///       var rotation: Double
///       var animatableData: Double {
///         get { rotation }
///         set { rotation = newValue }
///       }
///     }
@MainActor public protocol Animatable {
  /// The type of the numbers; inferred.
  associatedtype AnimatableData: AnimatableNumbers
  /// The numbers; reading them after writing must return the same ones.
  var animatableData: AnimatableData { get set }
}
