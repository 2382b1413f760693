/// The actions of keys and taps on a tree.
@MainActor struct TreeActions<Element, ID: Hashable> {
  let outline: TreeOutline<Element, ID>
  let selection: Binding<ID?>
  let expanded: Binding<Set<ID>>

  /// Handles the arrows to the sides, which are passed on where they lead nowhere.
  func take(_ press: KeyPress) -> KeyResult {
    guard press.key == .left || press.key == .right,
      press.modifiers.isDisjoint(with: [.control, .alt]),
      let index = selection.wrappedValue.flatMap(outline.index)
    else { return .ignored }
    return press.key == .right ? expandOrEnter(index) : collapseOrLeave(index)
  }

  /// Expands or collapses a branch; a leaf stays as it is.
  func toggle(_ id: ID) {
    guard let index = outline.index(of: id) else { return }
    switch outline.state(of: outline.rows[index]) {
    case .leaf: break
    case .collapsed: expanded.wrappedValue.insert(id)
    case .expanded: collapse(index)
    }
  }

  private func expandOrEnter(_ index: Int) -> KeyResult {
    if outline.state(of: outline.rows[index]) == .collapsed {
      expanded.wrappedValue.insert(outline.id(at: index))
      return .handled
    }
    return select(outline.firstChild(of: index))
  }

  private func collapseOrLeave(_ index: Int) -> KeyResult {
    guard outline.rows[index].isExpanded else { return select(outline.rows[index].parent) }
    collapse(index)
    return .handled
  }

  /// Collapses a branch, which is selected instead of a row inside.
  private func collapse(_ branch: Int) {
    let id = outline.id(at: branch)
    if let selected = selection.wrappedValue.flatMap(outline.index),
      outline.isRow(selected, inside: branch)
    {
      selection.wrappedValue = id
    }
    expanded.wrappedValue.remove(id)
  }

  private func select(_ index: Int?) -> KeyResult {
    guard let index else { return .ignored }
    selection.wrappedValue = outline.id(at: index)
    return .handled
  }
}
