import Synchronization

/// A value that closures on several threads share, hence a class.
public final class Shared<Value>: Sendable {
  private let value: Mutex<Value>

  /// Begins with a value.
  public init(_ value: sending Value) { self.value = Mutex(value) }

  /// Looks at the value, or changes it, while nobody else does.
  public func withLock<Result>(_ body: (inout sending Value) -> sending Result) -> sending Result {
    value.withLock(body)
  }
}
