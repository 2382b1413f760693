/// The environment key of an object, by its type.
enum EnvironmentObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

extension View {
  /// Sets an object, such as a view model, for all descendants.
  ///
  /// They read it by its type:
  ///
  ///     @Environment(Farm.self) private var farm
  ///
  /// The nearest object of a type is used; nil hides those set further out. A change of an
  /// `@Observable` object is drawn without an event, on whichever thread it is made. An object of
  /// another kind is drawn with the next frame.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    transformEnvironment { $0[EnvironmentObjectKey<Object>.self] = object }
  }
}

extension EnvironmentValues {
  /// Sets an object for all views of a window.
  package mutating func setObject<Object: AnyObject>(_ object: Object) {
    self[EnvironmentObjectKey<Object>.self] = object
  }
}
