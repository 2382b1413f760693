/// The appearance of a picker.
public enum PickerStyle: Hashable, Sendable {
  /// The choices are in a row, drawn as ` Small [Medium] Large `.
  case segmented
  /// The choices are stacked, drawn as `(•) Small`.
  case inline
  /// The selected choice is on a button (`Size [ Medium ▾ ]`) that opens a list of all.
  case menu
}

extension PickerStyle {
  /// Returns the texts drawn before and after a choice.
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
  /// Sets the style of the pickers in the view.
  public func pickerStyle(_ style: PickerStyle) -> some View {
    transformEnvironment { $0[PickerStyleKey.self] = style }
  }
}
