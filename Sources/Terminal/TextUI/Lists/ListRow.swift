/// A row with a sign before it if it is selected; the whole width of it is hit.
struct ListRow<Content: View>: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isUnicode) private var isUnicode
  let isSelected: Bool
  let content: Content

  var body: some View {
    HStack {
      Text(isSelected ? (isUnicode ? "›" : ">") : " ")
      content
    }
    .bold(isSelected && isFocused)
    .frame(maxWidth: .max, alignment: .leading)
  }
}
