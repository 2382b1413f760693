/// The rows of a list of elements, of which only the visible ones are built; created by `List`.
public struct ElementList<Elements: RandomAccessCollection, ID: Hashable, Row: View>: View {
  let elements: Elements
  let id: (Elements.Element) -> ID
  let selection: Binding<ID?>?
  let rowHeight: Int
  let open: ((ID) -> Void)?
  let row: (Elements.Element) -> Row
  var edits = RowEdits()
  @Environment(\.detail) private var detail
  @State private var ownSelection: ID?
  @State private var lastSeen = LastSeenRow<ID>()

  public var body: some View {
    let editor = RowEditor()
    let links = RowLinks<ID>()
    let selected = selection ?? $ownSelection
    let row = SelectedRow(id: selected.wrappedValue, isThere: index(of: selected) != nil)
    ScrollViewReader { proxy in
      // Not by `onChange`, whose action would need a further frame, with all rows evaluated again.
      let _ = lastSeen.note(row).map { proxy.revealNow($0) }
      scrollView(selected, links)
        .onAppear { if let id = selected.wrappedValue { proxy.scrollTo(id) } }
        .onChange(of: lastSeen.lossCount) { _, _ in selectNeighbour(selected) }
        .focusable()
        .onKeyPress { take($0, selected, editor, links, proxy) }
    }
  }

  private func scrollView(_ selected: Binding<ID?>, _ links: RowLinks<ID>) -> some View {
    var view = ScrollView {
      LazyVStack(alignment: .leading, rowHeight: rowHeight) {
        ForEach(elements, id: id) { listRow(of: $0, selected, links) }
      }
    }
    view.wantsKeys = false
    view.followsAnchor = selected.wrappedValue == nil
    return view.environment(\.listRow, .selectable)
  }

  private func listRow(
    of element: Elements.Element, _ selected: Binding<ID?>, _ links: RowLinks<ID>
  ) -> ModifierContent {
    let (id, row) = (id(element), row(element))
    return ListRow.content(isSelected: selected.wrappedValue == id) {
      links.note(id, row, &$0)
    } onTap: { press in
      // Selects at once: an action of two taps would let the first wait.
      if press.tapCount == 2 { open?(id) } else { selected.wrappedValue = id }
      detail?.show()
    }
  }

  private func take(
    _ press: KeyPress, _ selected: Binding<ID?>, _ editor: RowEditor, _ links: RowLinks<ID>,
    _ proxy: ScrollViewProxy
  ) -> KeyResult {
    if let id = selected.wrappedValue, let index = index(of: selected),
      case .handled = editor.take(press, edits, at: index, of: elements.count)
    {
      proxy.scrollTo(id)
      return .handled
    }
    guard press.modifiers.isDisjoint(with: [.control, .alt]) else { return .ignored }
    if let step = GridStep(press.key) {
      return move(selected, step, proxy)
    }
    guard press.key == .enter, let id = selected.wrappedValue else { return .ignored }
    return openRow(open.map { open in { open(id) } } ?? links[id], detail)
  }

  private func move(
    _ selected: Binding<ID?>, _ step: GridStep, _ proxy: ScrollViewProxy
  ) -> KeyResult {
    let height = max(1, rowHeight)
    var selection = ListSelection(index(of: selected), of: elements.count)
    if selection.index == nil, let seen = proxy.row(seenAfter: step, height) {
      selection = ListSelection(seen, of: elements.count)
    } else if !selection.move(step, page: proxy.visibleRows / height) {
      return .ignored
    }
    guard let index = selection.index else { return .ignored }
    lastSeen.index = index
    let id = id(elements.element(at: index))
    selected.wrappedValue = id
    if selected.wrappedValue == id { proxy.reveal(id) }
    return .handled
  }

  /// Returns the index of the selected row, which is searched near the last one if it has moved.
  private func index(of selected: Binding<ID?>) -> Int? {
    guard let wanted = selected.wrappedValue else { return nil }
    let last = lastSeen.index
    if last < elements.count, id(elements.element(at: last)) == wanted { return last }
    let index = elements.offset(of: wanted, near: last, id: id)
    if let index { lastSeen.index = index }
    return index
  }

  private func selectNeighbour(_ selected: Binding<ID?>) {
    let neighbour = ListSelection(lastSeen.index, of: elements.count).index
    selected.wrappedValue = neighbour.map { id(elements.element(at: $0)) }
  }
}

extension ScrollViewProxy {
  /// Returns the visible row that a step selects while none is selected in a scrolled list.
  fileprivate func row(seenAfter step: GridStep, _ height: Int) -> Int? {
    guard let rows = scrolledRows else { return nil }
    switch step {
    case .down, .pageDown: return (rows.lowerBound + height - 1) / height
    case .up, .pageUp: return rows.upperBound / height - 1
    case .left, .right, .first, .last: return nil
    }
  }
}

/// The selected row of the last frame; a class, because a change of it needs no new frame.
private final class LastSeenRow<ID: Hashable> {
  var index = 0
  /// The number of times at which the list has lost the selected row.
  private(set) var lossCount = 0
  private var row: SelectedRow<ID>?

  /// Notes the selected row.
  ///
  /// - Returns: Its id if another row was selected before.
  func note(_ new: SelectedRow<ID>) -> ID? {
    defer { row = new }
    guard let row else { return nil }
    if new.hasGone(since: row) { lossCount += 1 }
    return new.id == row.id ? nil : new.id
  }
}

/// The selected id, and whether the list contains it.
private struct SelectedRow<ID: Hashable>: Equatable {
  let id: ID?
  let isThere: Bool

  func hasGone(since old: SelectedRow) -> Bool { id == old.id && old.isThere && !isThere }
}
