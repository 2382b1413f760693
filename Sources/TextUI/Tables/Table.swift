/// Elements in rows of columns below their titles; one row can be selected and opened.
///
///     Table(animals, selection: $selection) {
///       TableColumn("Name", value: \.name)
///       TableColumn("Legs") { Text("\($0.legs)") }.width(4).alignment(.trailing)
///     }
///
/// Rows work as those of a `List`: arrows, page keys, Home and End move the selection, Enter and a
/// second tap open a row, and only those in sight are made. Behind the selected row lies a bar while
/// the table has focus.
public struct Table<Elements: RandomAccessCollection, ID: Hashable>: View {
  private let elements: Elements
  private let id: KeyPath<Elements.Element, ID>
  private let selection: Binding<ID?>?
  private let open: (ID) -> Void
  private let columns: [TableColumn<Elements.Element>]
  @State private var ownSelection: ID?

  /// Makes a table of elements that a property tells apart.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: A property that tells them apart.
  ///   - selection: The id of the selected element; nil to keep it here.
  ///   - onOpen: Told the id of an element that is opened.
  ///   - columns: The columns, from left to right.
  public init(
    _ elements: Elements, id: KeyPath<Elements.Element, ID>, selection: Binding<ID?>? = nil,
    onOpen: @escaping (ID) -> Void = { _ in },
    @TableColumnBuilder<Elements.Element> columns: () -> [TableColumn<Elements.Element>]
  ) {
    (self.elements, self.id, self.selection, open) = (elements, id, selection, onOpen)
    self.columns = columns()
  }

  /// Makes a table of elements that can be told apart by themselves.
  public init(
    _ elements: Elements, selection: Binding<ID?>? = nil, onOpen: @escaping (ID) -> Void = { _ in },
    @TableColumnBuilder<Elements.Element> columns: () -> [TableColumn<Elements.Element>]
  ) where Elements.Element: Identifiable, ID == Elements.Element.ID {
    self.init(elements, id: \.id, selection: selection, onOpen: onOpen, columns: columns)
  }

  public var body: some View {
    let selected = selection ?? $ownSelection
    VStack(alignment: .leading, spacing: 0) {
      TableRow(columns: columns) { column in ModifierContent(content: Text(column.title).resolve) }
        .dim()
        .padding(.leading, 2)
        .accessibilityHidden()
      List(elements, id: id, selection: selected, onOpen: open) { element in
        TableRow(columns: columns) { $0.content(element) }
          .modifier(SelectedBar(isSelected: element[keyPath: id] == selected.wrappedValue))
      }
    }
  }
}

/// What a table says of one element, or its titles: one line.
private struct TableRow<Element>: View {
  let columns: [TableColumn<Element>]
  let content: (TableColumn<Element>) -> ModifierContent

  var body: some View {
    LazyVGrid(columns: columns.map(\.item), spacing: 2) {
      ForEach(0..<columns.count) { number in
        let alignment = columns[number].alignment
        HStack { content(columns[number]) }
          .lineLimit(1)
          .multilineTextAlignment(alignment)
          .frame(
            maxWidth: .max, maxHeight: 1,
            alignment: Alignment(horizontal: alignment, vertical: .center)
          )
          .clipped()
      }
    }
  }
}

/// A bar behind a row that is selected, while its table has focus.
private struct SelectedBar: ViewModifier {
  let isSelected: Bool
  @Environment(\.isFocused) private var isFocused

  func body(content: Content) -> some View {
    let isMarked = isSelected && isFocused
    content
      .foregroundStyle(isMarked ? .brightWhite : .terminal)
      .background(isMarked ? Color.blue : .clear)
  }
}
