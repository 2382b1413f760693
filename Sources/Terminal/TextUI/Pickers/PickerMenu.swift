/// A button with the selected choice, which opens a list of all choices beside it.
struct PickerMenu<Selection: Hashable, Content: View>: View {
  let title: String
  let selection: Binding<Selection>
  let content: Content
  /// The id by which the popup finds the button.
  let anchor: Identity
  @State private var isOpen = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    HStack {
      if !title.isEmpty { Text(title).dim(!isEnabled) }
      button.id(anchor)
    }
    .popup(isPresented: $isOpen, anchoredTo: anchor) {
      PickerMenuChoices(selection: selection, content: content)
    }
  }

  private var button: some View {
    Button {
      isOpen = true
    } label: {
      PickerMenuChoice(selection: selection, content: content)
      Text(isUnicode ? "▾" : "v").fixedSize().accessibilityHidden()
    }
    .accessibilityLabel(title)
  }
}

/// The selected choice, also the button's accessibility value; `-` if there is none.
@usableFromInline
struct PickerMenuChoice<Selection: Hashable, Content: View>: Primitive {
  let selection: Binding<Selection>
  let content: Content

  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    let choices = PickerChoices<Selection>(content, &resolver)
    guard let index = choices.index(of: selection.wrappedValue) else {
      return Text("-").resolve(&resolver)
    }
    resolver.values.words?.value = choices.texts[index]
    choices.views[index].resolve(&resolver)
  }
}

/// The content of the popup: the list of choices.
@usableFromInline
struct PickerMenuChoices<Selection: Hashable, Content: View>: Primitive {
  let selection: Binding<Selection>
  let content: Content

  @usableFromInline
  func resolve(_ resolver: inout Resolver) {
    let choices = PickerChoices<Selection>(content, &resolver)
    PickerMenuList(selection: selection, choices: choices).resolve(&resolver)
  }
}
