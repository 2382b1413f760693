import TextUI

/// A line of a list: where it is selected and the list has focus, a bar lies behind it.
struct SelectableLine<Content: View>: View {
  let isSelected: Bool
  @ViewBuilder let content: Content
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    let isMarked = isSelected && isFocused
    content
      .frame(maxWidth: .max, alignment: .leading)
      .foregroundStyle(isMarked ? .brightWhite : .terminal)
      .background(isMarked ? Color.blue : .clear)
  }
}
