enum SubmitKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension View {
  /// Does something when Enter is pressed in a text field of the view.
  ///
  /// Without it Enter goes on to the views round the field and to keyboard shortcuts. Actions said
  /// further out are done as well, the inner ones first.
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
