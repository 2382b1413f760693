/// The open list of a picker's menu, which closes when a choice is selected.
struct PickerMenuList<Selection: Hashable>: View {
  let selection: Binding<Selection>
  let choices: PickerChoices<Selection>
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    let selected = choices.index(of: selection.wrappedValue)
    VStack(alignment: .leading) {
      ForEach(0..<choices.views.count) { index in
        if let tag = choices.tags[index] {
          row(index, tag, isSelected: index == selected)
            .defaultFocus(index == selected)
        } else {
          choices.views[index].padding(.leading, 2)
        }
      }
    }
    .menuKeys()
  }

  private func row(_ index: Int, _ tag: Selection, isSelected: Bool) -> some View {
    let sign = PickerStyle.menu.signs(isTaken: isSelected, isUnicode: isUnicode).before
    return Button {
      if tag != selection.wrappedValue { selection.wrappedValue = tag }
      dismiss()
    } label: {
      HStack(spacing: 0) {
        Text(sign).fixedSize().accessibilityHidden()
        choices.views[index]
      }
    }
    .buttonStyle(PickerRowStyle())
    .accessibilityLabel(choices.texts[index])
  }
}

/// Reverses the focused row; its choice is already resolved and inherits no style.
private struct PickerRowStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    ResolvedView(configuration.label) { resolver, label in
      resolver.container(PickerRowElement()) { inner in
        label.resolve(&inner)
        if configuration.isFocused, !configuration.isPressed { inner.leaf(ReverseElement()) }
      }
    }
  }
}

private struct PickerRowElement: Element {}
