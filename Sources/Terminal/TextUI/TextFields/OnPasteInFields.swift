enum FieldPasteKey: EnvironmentKey {
  static var defaultValue: ((String) -> KeyResult)? { nil }
}

extension View {
  /// Offers pasted text to an action before the focused text field of the view inserts it.
  ///
  /// For views that take more than text, because terminals paste the paths of dropped files:
  ///
  ///     form.onPasteInFields { text in isPath(text) ? open(text) : .ignored }
  ///
  /// Text that the action ignores is offered to the actions of outer views, then inserted. Without
  /// a focused text field, `onPaste(perform:)` is called as ever.
  public func onPasteInFields(perform action: @escaping (String) -> KeyResult) -> some View {
    transformEnvironment { values in
      let outer = values[FieldPasteKey.self]
      let both: (String) -> KeyResult = { text in
        action(text) == .handled ? .handled : outer?(text) ?? .ignored
      }
      values[FieldPasteKey.self] = both
    }
  }
}
