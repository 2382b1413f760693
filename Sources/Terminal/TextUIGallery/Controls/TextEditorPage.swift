import TextUI

struct TextEditorPage: View {
  @State private var text = """
    The owl sleeps by day, and the bee by night.

    Who wakes whom?
    """

  var body: some View {
    VStack(alignment: .trailing) {
      TextEditor(text: $text)
        .accessibilityLabel("Story")
        .border(.rounded)
        .defaultFocus()
      Text("\(text.count) characters").dim()
    }
    .frame(maxWidth: 44, maxHeight: 12)
  }
}
