extension EnvironmentValues {
  /// A callback for controls whose value the user has changed; nil outside the rows of forms.
  var fieldEdit: (() -> Void)? {
    get { self[FieldEditKey.self] }
    set { self[FieldEditKey.self] = newValue }
  }
}

private enum FieldEditKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension Resolver {
  /// Returns a control's binding that notifies the enclosing form row of each edit.
  func editable<Value>(_ binding: Binding<Value>) -> Binding<Value> {
    guard let edit = values.fieldEdit else { return binding }
    return Binding(
      get: { binding.wrappedValue },
      set: {
        binding.wrappedValue = $0
        edit()
      })
  }
}
