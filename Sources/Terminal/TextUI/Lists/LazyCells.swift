extension Resolver {
  /// Resolves a cell with the same identity at any position.
  fileprivate mutating func pinnedCell(_ place: Identity, _ content: (inout Resolver) -> Void) {
    moved(to: place) { $0.pinnableScope(place, content) }
  }
}

/// A stack or grid of lines of equal length, of which only the visible ones are built.
@MainActor struct LazyCells<Elements: RandomAccessCollection, ID: Hashable, Cell: View> {
  let measure: LazyMeasure
  let alignment: Alignment
  let cells: ForEach<Elements, ID, Cell>

  func resolve(_ resolver: inout Resolver) {
    let state = resolver.remembered { LazyState<ID>() }
    let base = resolver.identity
    let kept = state.keep(cells.elements, cells.id) { resolver.holdsState(base.child(id: $0)) }
    for id in kept { resolver.pin(base.child(id: id)) }
    let subtree = Subtree(resolver) { inner, _ in resolveCells(state, base, &inner) }
    let scroll = resolver.values[ScrollStateKey.self]
    let onEndReached = resolver.values.onEndReached
    let element = LazyElement(measure: measure, subtree: subtree) { rect, lines, visible in
      if visible.upperBound == lines.count { onEndReached?() }
      state.choose(visible, in: lines)
      state.noteNoFocus()
      let near = visible.lowerBound
      scroll?.locators.append { id in place(of: id, near: near, lines, in: rect) }
    }
    resolver.container(element) { resolveSample(base, &$0) }
  }

  /// Resolves the first cell, which is measured but not placed, if it decides the length of lines.
  private func resolveSample(_ base: Identity, _ resolver: inout Resolver) {
    guard measure.length == nil, let first = cells.elements.first else { return }
    resolve(first, at: base.child(id: cells.id(first)), &resolver)
  }

  private func resolve(
    _ element: Elements.Element, at place: Identity, _ resolver: inout Resolver
  ) {
    resolver.pinnedCell(place) { inner in
      inner.stack(ZStackLayout(alignment: alignment), measure.axis) {
        cells.content(element).resolve(&$0)
      }
    }
  }

  private func resolveCells(
    _ state: LazyState<ID>, _ base: Identity, _ resolver: inout Resolver
  ) {
    guard let lines = state.lines else { return }
    let ids = state.indices.map { cells.id(cells.elements.element(at: $0)) }
    state.ids = ids
    let layout = LazyLayout(
      lines: lines, alignment: alignment, indices: state.indices
    ) { state.noteFocus(at: $0) }
    resolver.container(layout) { inner in
      for (index, id) in zip(state.indices, ids) {
        resolve(cells.elements.element(at: index), at: base.child(id: id), &inner)
      }
    }
  }

  private func place(
    of id: AnyHashable, near start: Int, _ lines: LazyLines, in rect: Rect
  ) -> Rect? {
    guard let id = id.base as? ID else { return nil }
    let index = cells.elements.offset(of: id, near: start, id: cells.id)
    return index.map { lines.slot($0, in: rect) }
  }
}
