/// Reads a value that a view inherits, or an object by its type.
///
///     @Environment(\.colorScheme) var scheme
///     @Environment(Farm.self) var farm
///     @Environment(Farm.self) var farm: Farm?
@propertyWrapper
public struct Environment<Value> {
  private let source: EnvironmentSource<Value>
  private var value: Value?

  /// Reads a value that every frame has, or one of the program's own.
  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    source = .path(path)
  }

  /// The value inherited where the view stands; outside of a frame that of a fresh environment.
  ///
  /// - Precondition: An object that is not optional has been given to a view further out.
  public var wrappedValue: Value {
    if let value = value ?? source.value(in: EnvironmentValues()) { return value }
    preconditionFailure("Nobody further out says environment(_:) with a \(Value.self)")
  }
}

extension Environment where Value: AnyObject {
  /// Reads the object of a type that was given with `environment(_:)`; there must be one.
  public init(_ type: Value.Type) {
    source = .object { $0[EnvironmentObjectKey<Value>.self] }
  }
}

extension Environment {
  /// Reads the object of a type that was given with `environment(_:)`; nil where there is none.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    source = .object { .some($0[EnvironmentObjectKey<Object>.self]) }
  }
}

extension Environment: DynamicProperty, LinkedField {
  static func link(_ field: UnsafeMutableRawPointer, at index: Int, by resolver: Resolver) {
    let environment = field.assumingMemoryBound(to: Self.self)
    environment.pointee.value = environment.pointee.source.value(in: resolver.values)
  }
}

/// Where an inherited value is found; a path alone costs no closure.
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
