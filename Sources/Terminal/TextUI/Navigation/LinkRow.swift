/// The content of a list row that is a link, with a sign at its end.
struct LinkRow<Label: View>: View {
  let follow: () -> Void
  @ViewBuilder let label: Label
  @Environment(\.isUnicode) private var isUnicode
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack {
      label
      Spacer(minLength: 0)
      Text(isUnicode ? "›" : ">").dim().accessibilityHidden()
    }
    .dim(!isEnabled)
    // The row takes the same tap, and becomes the selected one.
    .simultaneousGesture(TapGesture().onEnded { _ in follow() })
    .layoutValue(key: RowLinkKey.self, value: isEnabled ? follow : nil)
  }
}
