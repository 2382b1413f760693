/// A vector of up to four animated numbers, such as a pie's angles or a rectangle.
public typealias AnimatableVector = SIMD4<Double>

extension AnimatableVector {
  /// Creates a vector of the first elements; the others are zero.
  public init(_ first: Double, _ second: Double = 0) {
    self.init(first, second, 0, 0)
  }
}

/// A value of numbers that can be animated: a number, an ``AnimatablePair`` of such values, or an
/// ``AnimatableVector``.
public protocol AnimatableNumbers: SendableMetatype {
  /// The number of numbers.
  static var numberCount: Int { get }
  /// Writes the numbers into the slots of a vector from a start on, except those that would be
  /// beyond the fourth slot.
  func write(to vector: inout AnimatableVector, at start: Int)
  /// Sets the numbers from the slots from which they were written.
  mutating func read(from vector: AnimatableVector, at start: Int)
}

extension AnimatableNumbers {
  /// The numbers in the first slots; the others are zero.
  public var vector: AnimatableVector {
    get {
      var vector = AnimatableVector.zero
      write(to: &vector, at: 0)
      return vector
    }
    set { read(from: newValue, at: 0) }
  }
}

extension Double: AnimatableNumbers {
  public static var numberCount: Int { 1 }

  public func write(to vector: inout AnimatableVector, at start: Int) {
    if start < AnimatableVector.scalarCount { vector[start] = self }
  }

  public mutating func read(from vector: AnimatableVector, at start: Int) {
    if start < AnimatableVector.scalarCount { self = vector[start] }
  }
}

extension Float: AnimatableNumbers {
  public static var numberCount: Int { 1 }

  public func write(to vector: inout AnimatableVector, at start: Int) {
    Double(self).write(to: &vector, at: start)
  }

  public mutating func read(from vector: AnimatableVector, at start: Int) {
    if start < AnimatableVector.scalarCount { self = Float(vector[start]) }
  }
}

extension AnimatableVector: AnimatableNumbers {
  public static var numberCount: Int { scalarCount }

  public func write(to vector: inout AnimatableVector, at start: Int) {
    for slot in indices where start + slot < Self.scalarCount { vector[start + slot] = self[slot] }
  }

  public mutating func read(from vector: AnimatableVector, at start: Int) {
    for slot in indices where start + slot < Self.scalarCount { self[slot] = vector[start + slot] }
  }
}
