import Observation

/// The way in which changes of a value behind a reference are noticed.
enum ReferenceKind {
  /// Not a reference.
  case value
  /// An `@Observable` object, whose changes are noticed.
  case observable
  /// An object whose changes are not noticed.
  case plain

  /// Finds the kind of a type, or of the one that an optional wraps.
  init(of type: Any.Type) {
    let type = (type as? any OptionalType.Type)?.wrapped ?? type
    guard type is AnyObject.Type else {
      self = .value
      return
    }
    self = type is any Observable.Type ? .observable : .plain
  }
}

/// An optional of any type.
protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
}
