/// How a picker shows its choices.
public enum PickerStyle: Hashable, Sendable {
  /// ` Small [Medium] Large `: side by side.
  case segmented
  /// `(•) Small` and the others below each other.
  case inline
  /// `Size [ Medium ▾ ]`: a button with the choice taken, which opens a list of all beside it.
  case menu
}

extension PickerStyle {
  /// What stands before and after a choice.
  func signs(isTaken: Bool, isUnicode: Bool) -> (before: String, after: String) {
    switch (self, isTaken) {
    case (.segmented, true): ("[", "]")
    case (.segmented, false): (" ", " ")
    case (.inline, true): (isUnicode ? "(•) " : "(*) ", "")
    case (.inline, false): ("( ) ", "")
    case (.menu, true): (isUnicode ? "• " : "* ", "")
    case (.menu, false): ("  ", "")
    }
  }
}

enum PickerStyleKey: EnvironmentKey {
  static var defaultValue: PickerStyle { .segmented }
}

extension View {
  /// Says how the pickers in the view show their choices.
  public func pickerStyle(_ style: PickerStyle) -> some View {
    transformEnvironment { $0[PickerStyleKey.self] = style }
  }
}
