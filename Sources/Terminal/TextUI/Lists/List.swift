/// A scrolling list of elements or views, of which one can be selected.
///
///     List(animals, selection: $chosen) { Text($0.name) }
///
///     List(selection: $chosen) {
///       Section("Farm") { Text("Cow").tag(Animal.cow) }
///       Section("Wood") { Text("Owl").tag(Animal.owl) }
///     }
///
/// Arrows, page keys, Home and End move the selection while the list has focus, and a tap selects a
/// row. Enter opens the selected row: it runs `onOpen`, or follows the `NavigationLink` in the row,
/// or is left to others such as the default button; a double tap runs `onOpen`, a tap on a link
/// follows it. While no row is selected, an arrow or a page key selects a visible row. A list of
/// elements builds only visible rows, all of the same height (see `LazyVStack`); if the selected
/// row is removed, the row that takes its place is selected, or the last one.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private var content: Content

  public var body: some View { content }

  func changed(_ change: (inout Content) -> Void) -> List {
    var list = self
    change(&list.content)
    return list
  }
}

extension List {
  /// Creates a list of elements identified by a property.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The property that identifies an element.
  ///   - selection: The id of the selected element; if nil, the list keeps it in its own state.
  ///   - rowHeight: The height of each row; less than one counts as one.
  ///   - onOpen: A closure that receives the id of an element that is opened; nil for none.
  ///   - row: A closure that returns the row of an element.
  public init<Elements: RandomAccessCollection, Row: View>(
    _ elements: Elements, id: KeyPath<Elements.Element, SelectionValue>,
    selection: Binding<SelectionValue?>? = nil, rowHeight: Int = 1,
    onOpen: ((SelectionValue) -> Void)? = nil,
    @ViewBuilder row: @escaping (Elements.Element) -> Row
  ) where Content == ElementList<Elements, SelectionValue, Row> {
    content = ElementList(
      elements: elements, id: { $0[keyPath: id] }, selection: selection, rowHeight: rowHeight,
      open: onOpen, row: row)
  }

  /// Creates a list of identifiable elements.
  public init<Elements: RandomAccessCollection, Row: View>(
    _ elements: Elements, selection: Binding<SelectionValue?>? = nil, rowHeight: Int = 1,
    onOpen: ((SelectionValue) -> Void)? = nil,
    @ViewBuilder row: @escaping (Elements.Element) -> Row
  )
  where
    Elements.Element: Identifiable, SelectionValue == Elements.Element.ID,
    Content == ElementList<Elements, SelectionValue, Row>
  {
    content = ElementList(
      elements: elements, id: { $0.id }, selection: selection, rowHeight: rowHeight,
      open: onOpen, row: row)
  }
}

extension List {
  /// Creates a list of the elements of a bound collection; each row has a binding to its element.
  ///
  ///     List($items) { $item in Toggle(item.title, isOn: $item.isDone) }
  public init<Base, Row: View>(
    _ elements: Binding<Base>, selection: Binding<SelectionValue?>? = nil, rowHeight: Int = 1,
    onOpen: ((SelectionValue) -> Void)? = nil,
    @ViewBuilder row: @escaping (Binding<Base.Element>) -> Row
  )
  where
    Base.Element: Identifiable, SelectionValue == Base.Element.ID,
    Content == ElementList<BoundElements<Base, SelectionValue>, SelectionValue, Row>
  {
    content = ElementList(
      elements: BoundElements(elements) { $0.id }, id: { $0.wrappedValue.id },
      selection: selection, rowHeight: rowHeight, open: onOpen, row: row)
  }
}

extension List {
  /// Creates a list of views; those with a `.tag(_:)` can be selected.
  ///
  /// - Parameters:
  ///   - selection: The tag of the selected row, or nil; a tag that no row has selects none.
  ///   - onOpen: A closure that receives the tag of a row that is opened; nil for none.
  ///   - content: The rows, of any height.
  public init<Rows: View>(
    selection: Binding<SelectionValue?>, onOpen: ((SelectionValue) -> Void)? = nil,
    @ViewBuilder content: () -> Rows
  ) where Content == TaggedList<SelectionValue, Rows> {
    self.content = TaggedList(selection: selection, open: onOpen, content: content())
  }

  /// Creates a scrolling list without selection, for buttons, links and other focusable controls.
  public init<Rows: View>(@ViewBuilder content: () -> Rows)
  where SelectionValue == Never, Content == PlainList<Rows> {
    self.content = PlainList(content: content())
  }
}
