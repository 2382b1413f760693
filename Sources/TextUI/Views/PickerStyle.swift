/// How a picker shows its choices.
public enum PickerStyle: Hashable, Sendable {
  /// ` Small [Medium] Large `: side by side.
  case segmented
  /// `(•) Small` and the others below each other.
  case inline
}

enum PickerStyleKey: EnvironmentKey {
  static var defaultValue: PickerStyle { .segmented }
}

extension View {
  /// Says how the pickers in the view show their choices.
  public func pickerStyle(_ style: PickerStyle) -> EnvironmentView<Self> {
    transformEnvironment { $0[PickerStyleKey.self] = style }
  }
}
