import TextUI

/// A line of a list, highlighted while it is selected and the list has focus.
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
