/// A pair of values whose numbers can be animated, which may be pairs themselves.
///
///     var animatableData: AnimatablePair<Double, Double> {
///       get { AnimatablePair(start, end) }
///       set { (start, end) = (newValue.first, newValue.second) }
///     }
///
/// At most four numbers are animated; further ones change at once.
public struct AnimatablePair<First: AnimatableNumbers, Second: AnimatableNumbers>:
  AnimatableNumbers
{
  /// The value with the first numbers.
  public var first: First
  /// The value with the numbers after them.
  public var second: Second

  /// Creates a pair.
  public init(_ first: First, _ second: Second) {
    (self.first, self.second) = (first, second)
  }

  public static var numberCount: Int { First.numberCount + Second.numberCount }

  public func write(to vector: inout AnimatableVector, at start: Int) {
    first.write(to: &vector, at: start)
    second.write(to: &vector, at: start + First.numberCount)
  }

  public mutating func read(from vector: AnimatableVector, at start: Int) {
    first.read(from: vector, at: start)
    second.read(from: vector, at: start + First.numberCount)
  }
}

extension AnimatablePair: Equatable where First: Equatable, Second: Equatable {}
extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// The animatable data of a shape without animated numbers.
public struct EmptyAnimatableData: AnimatableNumbers, Hashable, Sendable {
  /// Creates the value.
  public init() {}

  public static var numberCount: Int { 0 }

  public func write(to vector: inout AnimatableVector, at start: Int) {}

  public mutating func read(from vector: AnimatableVector, at start: Int) {}
}
