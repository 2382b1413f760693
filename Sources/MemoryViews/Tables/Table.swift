import TextUI

/// Elements in lines of columns below their titles; one line can be selected and opened.
///
/// Only lines in sight are made, see `List`; so the elements may be many, or just their numbers.
struct Table<Elements: RandomAccessCollection, ID: Hashable>: View {
  let elements: Elements
  let id: KeyPath<Elements.Element, ID>
  let columns: [TableColumn<Elements.Element>]
  let selection: Binding<ID?>
  let open: (ID) -> Void

  var body: some View {
    VStack(alignment: .leading) {
      TableLine(columns: columns) { $0.title }
        .dim()
        .padding(.leading, 2)
      List(elements, id: id, selection: selection, onOpen: open) { element in
        SelectableLine(isSelected: element[keyPath: id] == selection.wrappedValue) {
          TableLine(columns: columns) { $0.text(element) }
        }
      }
      .defaultFocus()
    }
  }
}

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
      .background { if isMarked { Color.blue } }
  }
}
