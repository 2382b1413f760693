/// A scrolling list of elements that contain others, in branches that expand and collapse.
///
///     Tree(folders, children: \.folders, selection: $chosen) { Text($0.name) }
///
/// An element without children (nil) is a leaf, one with an empty array an empty branch. Up, down,
/// page keys, Home and End move the selection while the tree has focus. Right expands a branch, or
/// moves to its first child; left collapses it, or moves to the branch that contains the row. Enter
/// and a double tap open a row, and a tap on the sign of a branch expands or collapses it.
///
/// Rows are one row high, and only visible ones are built. A frame visits all rows of expanded
/// branches, but it calls `children` only for expanded branches and visible rows.
public struct Tree<Element, ID: Hashable, Row: View>: View {
  private let roots: [Element]
  private let id: (Element) -> ID
  private let children: (Element) -> [Element]?
  private let selection: Binding<ID?>?
  private let isExpanded: Binding<Set<ID>>?
  private let open: ((ID) -> Void)?
  private let row: (Element) -> Row
  @State private var ownSelection: ID?
  @State private var ownExpanded: Set<ID> = []
  @State private var spoken = SpokenTreeRow()

  public var body: some View {
    let selected = selection ?? $ownSelection
    let expanded = isExpanded ?? $ownExpanded
    let outline = TreeOutline(roots, expanded: expanded.wrappedValue, id: id, children: children)
    let actions = TreeActions(outline: outline, selection: selected, expanded: expanded)
    ElementList(
      elements: outline.rows, id: { id($0.element) }, selection: selected, rowHeight: 1,
      open: open ?? actions.toggle, row: { line(of: $0, actions) }
    )
    .onKeyPress(perform: actions.take)
  }

  private func line(
    of row: TreeRow<Element>, _ actions: TreeActions<Element, ID>
  ) -> some View {
    let (id, state) = (id(row.element), actions.outline.state(of: row))
    return TreeLine(
      isLast: actions.outline.isLast(downTo: row), state: state,
      toggle: { actions.toggle(id) }, content: self.row(row.element)
    )
    .spokenTreeRow(
      level: row.level, state, isSelected: actions.selection.wrappedValue == id, by: spoken)
  }
}

extension Tree {
  private init(
    _ roots: [Element], _ id: @escaping (Element) -> ID,
    _ children: @escaping (Element) -> [Element]?, _ selection: Binding<ID?>?,
    _ isExpanded: Binding<Set<ID>>?, _ open: ((ID) -> Void)?, _ row: @escaping (Element) -> Row
  ) {
    (self.roots, self.id, self.children, self.row) = (roots, id, children, row)
    (self.selection, self.isExpanded, self.open) = (selection, isExpanded, open)
  }

  /// Creates a tree of elements identified by a property.
  ///
  /// - Parameters:
  ///   - roots: The elements of the first level.
  ///   - id: The property that identifies an element in the whole tree; of equal ids only the first
  ///     is expanded.
  ///   - children: A key path or closure to the children of an element; nil for a leaf.
  ///   - selection: The id of the selected element; if nil, the tree keeps it in its own state.
  ///   - isExpanded: The ids of the expanded branches; if nil, the tree keeps them in its own
  ///     state, at first none.
  ///   - onOpen: A closure that receives the id of an element that is opened; if nil, branches are
  ///     expanded or collapsed.
  ///   - row: A closure that returns the row of an element, without indentation and sign.
  public init(
    _ roots: [Element], id: KeyPath<Element, ID>, children: @escaping (Element) -> [Element]?,
    selection: Binding<ID?>? = nil, isExpanded: Binding<Set<ID>>? = nil,
    onOpen: ((ID) -> Void)? = nil, @ViewBuilder row: @escaping (Element) -> Row
  ) {
    self.init(roots, { $0[keyPath: id] }, children, selection, isExpanded, onOpen, row)
  }

  /// Creates a tree of identifiable elements.
  public init(
    _ roots: [Element], children: @escaping (Element) -> [Element]?,
    selection: Binding<ID?>? = nil, isExpanded: Binding<Set<ID>>? = nil,
    onOpen: ((ID) -> Void)? = nil, @ViewBuilder row: @escaping (Element) -> Row
  ) where Element: Identifiable, ID == Element.ID {
    self.init(roots, { $0.id }, children, selection, isExpanded, onOpen, row)
  }
}
