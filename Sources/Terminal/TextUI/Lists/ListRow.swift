/// A row of a list, with a mark if it is selected; the whole width responds to taps.
///
/// Without the type of its content: types of generic rows would be looked up at run time, which
/// takes a third of a frame in which all rows are new.
struct ListRow: View {
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isUnicode) private var isUnicode
  let isSelected: Bool
  let content: ModifierContent

  var body: some View {
    HStack {
      Text(isSelected ? (isUnicode ? "›" : ">") : " ")
      content
    }
    .bold(isSelected && isFocused)
    .frame(maxWidth: .max, alignment: .leading)
  }

  /// Returns a row that answers to taps, as content without a type of its own.
  static func content(
    isSelected: Bool, _ content: @escaping (inout Resolver) -> Void,
    onTap: @escaping (Press) -> Void
  ) -> ModifierContent {
    let row = ListRow(isSelected: isSelected, content: ModifierContent(content: content))
    return ModifierContent { row.onTap(perform: onTap).resolve(&$0) }
  }
}
