enum SubmitKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension View {
  /// Runs an action when Enter is pressed in a text field of the view.
  ///
  /// Without it, Enter is passed on to the enclosing views and keyboard shortcuts. Actions of outer
  /// views run as well, after the inner ones.
  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    transformEnvironment { values in
      let outer = values[SubmitKey.self]
      let both: (() -> Void)? = {
        action()
        outer?()
      }
      values[SubmitKey.self] = both
    }
  }
}
