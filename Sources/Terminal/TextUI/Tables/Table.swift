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
///
/// A table with a `sortOrder` has titles that can be pressed, reached by Tab and by the arrow up from
/// the first row: rows are to be sorted by that column then, or the other way round if they were. It
/// only writes the order; the elements it is given are sorted by whoever gives them:
///
///     Table(animals.sorted(using: order), sortOrder: $order) {
///       TableColumn("Name", value: \.name)
///       TableColumn("Legs", value: \.legs) { Text("\($0.legs)") }.width(5).alignment(.trailing)
///     }
public struct Table<Elements: RandomAccessCollection, ID: Hashable>: View {
  private let elements: Elements
  private let id: KeyPath<Elements.Element, ID>
  private let selection: Binding<ID?>?
  private let sortOrder: Binding<[TableSort<Elements.Element>]>?
  private let open: (ID) -> Void
  private let columns: [TableColumn<Elements.Element>]
  @State private var ownSelection: ID?

  /// Makes a table of elements that a property tells apart.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: A property that tells them apart.
  ///   - selection: The id of the selected element; nil to keep it here.
  ///   - sortOrder: How the elements are sorted, what counts most first, where titles can change that.
  ///   - onOpen: Told the id of an element that is opened.
  ///   - columns: The columns, from left to right.
  public init(
    _ elements: Elements, id: KeyPath<Elements.Element, ID>, selection: Binding<ID?>? = nil,
    sortOrder: Binding<[TableSort<Elements.Element>]>? = nil,
    onOpen: @escaping (ID) -> Void = { _ in },
    @TableColumnBuilder<Elements.Element> columns: () -> [TableColumn<Elements.Element>]
  ) {
    (self.elements, self.id, self.selection, open) = (elements, id, selection, onOpen)
    self.sortOrder = sortOrder
    self.columns = columns()
  }

  /// Makes a table of elements that can be told apart by themselves.
  public init(
    _ elements: Elements, selection: Binding<ID?>? = nil,
    sortOrder: Binding<[TableSort<Elements.Element>]>? = nil,
    onOpen: @escaping (ID) -> Void = { _ in },
    @TableColumnBuilder<Elements.Element> columns: () -> [TableColumn<Elements.Element>]
  ) where Elements.Element: Identifiable, ID == Elements.Element.ID {
    self.init(
      elements, id: \.id, selection: selection, sortOrder: sortOrder, onOpen: onOpen,
      columns: columns)
  }

  public var body: some View {
    let selected = selection ?? $ownSelection
    let layout = TableLayout()
    layout {
      List(elements, id: id, selection: selected, onOpen: open) { element in
        TableRow(columns: columns) { $0.content(element) }
          .modifier(SelectedBar(isSelected: element[keyPath: id] == selected.wrappedValue))
      }
      TableHeader(columns: columns, sortOrder: sortOrder).padding(.leading, 2)
    }
  }
}

/// What a table says of one element, or its titles: one line.
struct TableRow<Element>: View {
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
