/// Rows below each other, of which one can be selected: of elements, as many as there are, or of views.
///
///     List(animals, selection: $chosen) { Text($0.name) }
///
///     List(selection: $chosen) {
///       Section("Farm") { Text("Cow").tag(Animal.cow) }
///       Section("Wood") { Text("Owl").tag(Animal.owl) }
///     }
///
/// Arrows, page keys, Home and End move the selection while the list has focus, a tap selects a row;
/// Enter and a second tap open it. Of a list of elements only the rows in sight are made, all of the
/// same height (see `LazyVStack`); when the selected row goes, the one that comes into its place is
/// selected, or the last.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content

  public var body: some View { content }
}

extension List {
  /// Makes a list of elements that a property tells apart.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: A property that tells them apart.
  ///   - selection: The id of the selected element; nil to keep it here.
  ///   - rowHeight: The height of each row; below one counts as one.
  ///   - onOpen: Told the id of an element that is opened.
  ///   - row: Makes the row of an element.
  public init<Elements: RandomAccessCollection, Row: View>(
    _ elements: Elements, id: KeyPath<Elements.Element, SelectionValue>,
    selection: Binding<SelectionValue?>? = nil, rowHeight: Int = 1,
    onOpen: @escaping (SelectionValue) -> Void = { _ in },
    @ViewBuilder row: @escaping (Elements.Element) -> Row
  ) where Content == ElementList<Elements, SelectionValue, Row> {
    content = ElementList(
      elements: elements, id: { $0[keyPath: id] }, selection: selection, rowHeight: rowHeight,
      open: onOpen, row: row)
  }

  /// Makes a list of elements that can be told apart by themselves.
  public init<Elements: RandomAccessCollection, Row: View>(
    _ elements: Elements, selection: Binding<SelectionValue?>? = nil, rowHeight: Int = 1,
    onOpen: @escaping (SelectionValue) -> Void = { _ in },
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
  /// Makes a list of views, of which those can be selected that say by `.tag(_:)` what they stand for.
  ///
  /// - Parameters:
  ///   - selection: What the selected row stands for; it may be none of them.
  ///   - onOpen: Told what a row stands for that is opened.
  ///   - content: The rows, of any height.
  public init<Rows: View>(
    selection: Binding<SelectionValue?>, onOpen: @escaping (SelectionValue) -> Void = { _ in },
    @ViewBuilder content: () -> Rows
  ) where Content == TaggedList<SelectionValue, Rows> {
    self.content = TaggedList(selection: selection, open: onOpen, content: content())
  }

  /// Makes a list of views that scrolls, and in which nothing is selected: for buttons, links and
  /// other controls, which have focus themselves.
  public init<Rows: View>(@ViewBuilder content: () -> Rows)
  where SelectionValue == Never, Content == PlainList<Rows> {
    self.content = PlainList(content: content())
  }
}
