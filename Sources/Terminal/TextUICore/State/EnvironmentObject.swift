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
  /// The nearest object of a type is used; nil hides those set further out. Every frame evaluates
  /// all views, so changes made by events, `onChange`, `task` and the like are visible at once.
  /// Code that changes the object at another time must request a frame.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    transformEnvironment { $0[EnvironmentObjectKey<Object>.self] = object }
  }
}
