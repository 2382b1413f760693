/// A value with its time.
public struct Timed<Value> {
  /// The time in nanoseconds since the beginning.
  public let time: Int64
  /// The value itself.
  public let value: Value

  /// - Parameters:
  ///   - value: The value itself.
  ///   - time: The time in nanoseconds since the beginning.
  @inlinable public init(_ value: Value, at time: Int64) {
    self.value = value
    self.time = time
  }
}

extension Timed: Equatable where Value: Equatable {}
extension Timed: Sendable where Value: Sendable {}
