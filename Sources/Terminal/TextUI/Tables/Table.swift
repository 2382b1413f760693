/// A table of elements in rows and titled columns; one row can be selected and opened.
///
///     Table(animals, selection: $selection) {
///       TableColumn("Name", value: \.name)
///       TableColumn("Legs") { Text("\($0.legs)") }.width(4).alignment(.trailing)
///     }
///
/// Rows work like those of a `List`: arrows, page keys, Home and End move the selection, Enter and
/// a double tap open a row, and only visible rows are built. While the table has focus, the
/// selected row has a bar behind it.
///
/// With a `sortOrder`, titles can be pressed; Tab and the up arrow in the first row move the focus
/// to them. A press sorts by that column, or reverses its direction. The table only writes the
/// order; the caller sorts the elements:
///
///     Table(animals.sorted(using: order), sortOrder: $order) {
///       TableColumn("Name", value: \.name)
///       TableColumn("Legs", value: \.legs) { Text("\($0.legs)") }.width(5).alignment(.trailing)
///     }
public struct Table<Elements: RandomAccessCollection, ID: Hashable>: View {
  private let elements: Elements
  private let id: KeyPath<Elements.Element, ID>
  private let selection: Binding<ID?>?
  private let sortOrder: Binding<[KeyPathComparator<Elements.Element>]>?
  private let open: ((ID) -> Void)?
  private let columns: [TableColumn<Elements.Element>]
  @State private var ownSelection: ID?

  /// Creates a table of elements identified by a property.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The property that identifies an element.
  ///   - selection: The id of the selected element; if nil, the table keeps it in its own state.
  ///   - sortOrder: The sort order, most significant first; nil if titles cannot be pressed.
  ///   - onOpen: A closure that receives the id of an element that is opened; nil for none.
  ///   - columns: The columns, from left to right.
  public init(
    _ elements: Elements, id: KeyPath<Elements.Element, ID>, selection: Binding<ID?>? = nil,
    sortOrder: Binding<[KeyPathComparator<Elements.Element>]>? = nil,
    onOpen: ((ID) -> Void)? = nil,
    @TableColumnBuilder<Elements.Element> columns: () -> [TableColumn<Elements.Element>]
  ) {
    (self.elements, self.id, self.selection, open) = (elements, id, selection, onOpen)
    self.sortOrder = sortOrder
    self.columns = columns()
  }

  /// Creates a table of identifiable elements.
  public init(
    _ elements: Elements, selection: Binding<ID?>? = nil,
    sortOrder: Binding<[KeyPathComparator<Elements.Element>]>? = nil,
    onOpen: ((ID) -> Void)? = nil,
    @TableColumnBuilder<Elements.Element> columns: () -> [TableColumn<Elements.Element>]
  ) where Elements.Element: Identifiable, ID == Elements.Element.ID {
    self.init(
      elements, id: \.id, selection: selection, sortOrder: sortOrder, onOpen: onOpen,
      columns: columns)
  }

  public var body: some View {
    let selected = selection ?? $ownSelection
    let layout = TableLayout(rowCount: elements.count)
    layout {
      List(elements, id: id, selection: selected, onOpen: open) { element in
        TableRow(columns: columns) { $0.content(element) }
          .modifier(SelectedBar(isSelected: element[keyPath: id] == selected.wrappedValue))
      }
      TableHeader(columns: columns, sortOrder: sortOrder).padding(.leading, 2)
    }
  }
}

/// A line of a table: the cells of an element, or the titles.
struct TableRow<Element>: View {
  let columns: [TableColumn<Element>]
  let content: (TableColumn<Element>) -> ModifierContent

  var body: some View {
    VGrid(columns: columns.map(\.item), spacing: 2) {
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

/// A bar behind the selected row, visible while the table has focus.
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
