import Synchronization

/// A value shared by closures on several threads, hence a class.
public final class Shared<Value>: Sendable {
  private let value: Mutex<Value>

  /// Creates a shared value.
  public init(_ value: sending Value) { self.value = Mutex(value) }

  /// Reads or changes the value exclusively.
  public func withLock<Result>(_ body: (inout sending Value) -> sending Result) -> sending Result {
    value.withLock(body)
  }
}
