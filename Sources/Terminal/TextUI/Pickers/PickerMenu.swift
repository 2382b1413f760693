/// A picker's choice on a button, which opens a list of all choices beside it.
struct PickerMenu<Selection: Hashable, Content: View>: View {
  let title: String
  let selection: Binding<Selection>
  let content: Content
  /// What the list finds the button by.
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

/// The choice taken, which is also the value that is said of the button; `-` if there is none.
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

/// Makes the list of the choices, in the popup.
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
