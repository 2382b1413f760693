/// An object that views inherit, by its type.
enum EnvironmentObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

extension View {
  /// Gives an object, such as a view model, to all views in the view.
  ///
  /// They read it by its type:
  ///
  ///     @Environment(Farm.self) private var farm
  ///
  /// The nearest object of a type counts; nil takes away what was given further out. Every frame asks
  /// all views anew, so changes made by events, `onChange`, `task` and the like are seen at once. Who
  /// changes the object at another time has to ask for a frame.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    transformEnvironment { $0[EnvironmentObjectKey<Object>.self] = object }
  }
}
