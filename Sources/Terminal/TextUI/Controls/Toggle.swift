/// `[x] Sound`: something that is on or off, turned by a click, Enter or Space.
///
/// Disabled it is `(x) Sound`, dim; with focus it is reversed.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label
  @Environment(\.fieldEdit) private var fieldEdit
  @Environment(\.isEnabled) private var isEnabled

  /// Makes a toggle with any views as its label; several stand in a row.
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
  /// Makes a toggle with a text as its label.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}
