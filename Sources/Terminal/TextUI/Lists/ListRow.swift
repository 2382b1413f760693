/// A row of a list, with a mark if it is selected; the whole width responds to taps.
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
