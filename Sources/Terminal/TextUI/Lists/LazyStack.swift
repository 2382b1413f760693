/// The state of a lazy stack: the rows that have been built, and the focused row.
final class LazyState<ID: Hashable> {
  /// The last index of each row that has been built, by id.
  private var built: [ID: Int] = [:]
  private var focused: ID?
  /// The indices of the rows built in this frame.
  fileprivate(set) var indices: [Int] = []

  /// Removes the rows whose elements are gone.
  ///
  /// - Returns: The ids of the rows whose state is to be kept.
  func keep<Elements: RandomAccessCollection>(
    _ elements: Elements, _ id: (Elements.Element) -> ID
  ) -> some Sequence<ID> {
    let hasMoved = built.contains { known, index in
      index >= elements.count || id(elements.element(at: index)) != known
    }
    if hasMoved { find(elements, id) }
    return built.keys
  }

  private func find<Elements: RandomAccessCollection>(
    _ elements: Elements, _ id: (Elements.Element) -> ID
  ) {
    var found: [ID: Int] = [:]
    for (index, element) in elements.enumerated() where built[id(element)] != nil {
      found[id(element)] = index
    }
    built = found
  }

  /// Chooses the rows to build: the visible ones, the focused one, and its neighbours for focus.
  func choose(_ visible: Range<Int>, of count: Int) {
    indices = Array(visible)
    guard let focused, let index = built[focused] else { return }
    let near = max(0, index - 1)..<min(index + 2, count)
    indices = near.filter { $0 < visible.lowerBound } + indices
    indices += near.filter { $0 >= visible.upperBound }
  }

  func note(_ id: ID, at index: Int) { built[id] = index }

  func noteFocus(_ id: ID?) { focused = id }
}

extension RandomAccessCollection {
  func element(at offset: Int) -> Element { self[index(startIndex, offsetBy: offset)] }
}

extension Resolver {
  /// Resolves a row with the same identity at any position.
  fileprivate mutating func pinnedRow(_ place: Identity, _ content: (inout Resolver) -> Void) {
    moved(to: place) { $0.pinnableScope(place, content) }
  }
}

/// A stack of rows of equal length, of which only the visible ones are built.
@MainActor struct LazyStack<Elements: RandomAccessCollection, ID: Hashable, Row: View> {
  let measure: LazyMeasure
  let alignment: Alignment
  let rows: ForEach<Elements, ID, Row>

  func resolve(_ resolver: inout Resolver) {
    let state = resolver.remembered { LazyState<ID>() }
    let base = resolver.identity
    for id in state.keep(rows.elements, rows.id) { resolver.pin(base.child(id: id)) }
    let subtree = Subtree(resolver) { inner, _ in resolveRows(state, base, &inner) }
    let scroll = resolver.values[ScrollStateKey.self]
    let onEndReached = resolver.values.onEndReached
    resolver.leaf(
      LazyElement(measure: measure, subtree: subtree) { rect, visible in
        if visible.upperBound == measure.count { onEndReached?() }
        state.choose(visible, of: measure.count)
        state.noteFocus(nil)
        scroll?.locators.append { id in place(of: id, in: rect) }
      })
  }

  private func resolveRows(
    _ state: LazyState<ID>, _ base: Identity, _ resolver: inout Resolver
  ) {
    let ids = state.indices.map { rows.id(rows.elements.element(at: $0)) }
    let layout = LazyLayout(
      measure: measure, alignment: alignment, indices: state.indices
    ) { state.noteFocus(ids[$0]) }
    resolver.container(layout) { inner in
      for (index, id) in zip(state.indices, ids) {
        state.note(id, at: index)
        inner.pinnedRow(base.child(id: id)) { inner in
          inner.stack(ZStackLayout(alignment: alignment), measure.axis) {
            rows.content(rows.elements.element(at: index)).resolve(&$0)
          }
        }
      }
    }
  }

  private func place(of id: AnyHashable, in rect: Rect) -> Rect? {
    guard let id = id.base as? ID else { return nil }
    let index = rows.elements.enumerated().first { rows.id($0.element) == id }?.offset
    return index.map { measure.slot($0, in: rect) }
  }
}
