/// A value and when it came.
public struct Timed<Value> {
  /// Nanoseconds since the beginning.
  public let time: Int64
  /// What came.
  public let value: Value

  /// - Parameters:
  ///   - value: What came.
  ///   - time: Nanoseconds since the beginning.
  @inlinable public init(_ value: Value, at time: Int64) {
    self.value = value
    self.time = time
  }
}

extension Timed: Equatable where Value: Equatable {}
extension Timed: Sendable where Value: Sendable {}
