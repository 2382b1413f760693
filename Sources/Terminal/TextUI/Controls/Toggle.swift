/// A control that is on or off (`[x] Sound`), toggled by a click, Enter or Space.
///
/// If disabled it is drawn as `(x) Sound`, dim; with focus it is reversed.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label
  @Environment(\.fieldEdit) private var fieldEdit
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a toggle with any views as its label; several are laid out in a row.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public var body: some View {
    Button {
      isOn.wrappedValue.toggle()
      fieldEdit?()
    } label: {
      Text(sign).fixedSize().accessibilityHidden()
      label
    }
    .buttonStyle(.plain)
    .accessibilityValue(isOn.wrappedValue ? "on" : "off")
  }

  private var sign: String {
    let mark = isOn.wrappedValue ? "x" : " "
    return isEnabled ? "[\(mark)]" : "(\(mark))"
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a text label.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}
