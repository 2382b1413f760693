/// Reads a value that a view inherits.
///
///     @Environment(\.colorScheme) var scheme
@propertyWrapper
public struct Environment<Value> {
  private let path: KeyPath<EnvironmentValues, Value>
  private var value: Value?

  /// Reads what a view inherits under a key path.
  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    self.path = path
  }

  /// The value inherited where the view stands; outside of a frame that of a fresh environment.
  public var wrappedValue: Value { value ?? EnvironmentValues()[keyPath: path] }
}

extension Environment: LinkedField {
  static func link(_ field: UnsafeMutableRawPointer, at index: Int, by resolver: Resolver) {
    let environment = field.assumingMemoryBound(to: Self.self)
    environment.pointee.value = resolver.values[keyPath: environment.pointee.path]
  }
}
