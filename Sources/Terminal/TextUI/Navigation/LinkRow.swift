/// A link that is a row of a list with a selection.
struct LinkRow<Label: View>: View {
  let follow: () -> Void
  @ViewBuilder let label: Label
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    LinkRowContent { label }
      .dim(!isEnabled)
      // The row takes the same tap, and becomes the selected one.
      .simultaneousGesture(TapGesture().onEnded { _ in follow() })
      .layoutValue(key: RowLinkKey.self, value: isEnabled ? follow : nil)
  }
}

/// The look of a link that is a row of a list without selection: that of other lists.
struct LinkRowStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    ListRow(
      isSelected: configuration.isFocused,
      content: ModifierContent { LinkRowContent { configuration.label }.resolve(&$0) }
    )
    .dim(!configuration.isEnabled)
  }
}

/// A label with a sign at the end of the row.
private struct LinkRowContent<Label: View>: View {
  @ViewBuilder let label: Label
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    HStack {
      label
      Spacer(minLength: 0)
      Text(isUnicode ? "›" : ">").dim().accessibilityHidden()
    }
  }
}
