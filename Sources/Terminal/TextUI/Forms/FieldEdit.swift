extension EnvironmentValues {
  /// Told by controls that a hand has changed their value; nil outside of the rows of forms.
  var fieldEdit: (() -> Void)? {
    get { self[FieldEditKey.self] }
    set { self[FieldEditKey.self] = newValue }
  }
}

private enum FieldEditKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension Resolver {
  /// A control's binding, such that the row of a form round it hears of each edit.
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
