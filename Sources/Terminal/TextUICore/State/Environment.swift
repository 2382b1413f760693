/// Reads an environment value, or an object by its type.
///
///     @Environment(\.colorScheme) var scheme
///     @Environment(Farm.self) var farm
///     @Environment(Farm.self) var farm: Farm?
@propertyWrapper
public struct Environment<Value> {
  private let source: EnvironmentSource<Value>
  private var value: Value?

  /// Reads a built-in value, or one that the program defines.
  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    source = .path(path)
  }

  /// The value at the view's place; outside of a frame that of a default environment.
  ///
  /// - Precondition: A non-optional object has been set by an ancestor.
  public var wrappedValue: Value {
    if let value = value ?? source.value(in: EnvironmentValues()) { return value }
    preconditionFailure("No enclosing view sets a \(Value.self) with environment(_:)")
  }
}

extension Environment where Value: AnyObject {
  /// Reads an object that was set with `environment(_:)`; it must exist.
  public init(_ type: Value.Type) {
    source = .object { $0[EnvironmentObjectKey<Value>.self] }
  }
}

extension Environment {
  /// Reads an object that was set with `environment(_:)`, or nil.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    source = .object { .some($0[EnvironmentObjectKey<Object>.self]) }
  }
}

extension Environment: DynamicProperty, LinkedField {
  static func link(_ field: UnsafeMutableRawPointer, at index: Int, by resolver: Resolver) {
    let environment = field.assumingMemoryBound(to: Self.self)
    environment.pointee.value = environment.pointee.source.value(in: resolver.values)
  }

  nonisolated static var isTracked: Bool { ReferenceKind(of: Value.self) != .plain }
}

/// The location of a value; a path alone needs no closure.
private enum EnvironmentSource<Value> {
  case path(KeyPath<EnvironmentValues, Value>)
  case object((EnvironmentValues) -> Value?)

  func value(in values: EnvironmentValues) -> Value? {
    switch self {
    case .path(let path): values[keyPath: path]
    case .object(let find): find(values)
    }
  }
}
