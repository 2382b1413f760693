/// The state of a lazy stack: the rows that hold state, and the focused row.
final class LazyState<ID: Hashable> {
  /// The last index of each row that holds state, and of the focused one, by id.
  private var known: [ID: Int] = [:]
  private var focused: ID?
  /// The indices of the rows built in this frame.
  fileprivate(set) var indices: [Int] = []
  /// The ids of these rows.
  fileprivate var ids: [ID] = []

  /// Adds the rows of the previous frame that hold state, and removes those whose elements are
  /// gone.
  ///
  /// Most rows hold none, and a list may show any number of rows in the course of time.
  ///
  /// - Returns: The ids of the rows whose state is to be kept.
  func keep<Elements: RandomAccessCollection>(
    _ elements: Elements, _ id: (Elements.Element) -> ID, holdsState: (ID) -> Bool
  ) -> some Sequence<ID> {
    for (index, id) in zip(indices, ids) where holdsState(id) { known[id] = index }
    let hasMoved = known.contains { known, index in
      index >= elements.count || id(elements.element(at: index)) != known
    }
    if hasMoved { find(elements, id) }
    return known.keys
  }

  private func find<Elements: RandomAccessCollection>(
    _ elements: Elements, _ id: (Elements.Element) -> ID
  ) {
    var found: [ID: Int] = [:]
    for (index, element) in elements.enumerated() where known[id(element)] != nil {
      found[id(element)] = index
    }
    known = found
  }

  /// Chooses the rows to build: the visible ones, the focused one, and its neighbours for focus.
  func choose(_ visible: Range<Int>, of count: Int) {
    indices = Array(visible)
    guard let focused, let index = known[focused] else { return }
    let near = max(0, index - 1)..<min(index + 2, count)
    indices = near.filter { $0 < visible.lowerBound } + indices
    indices += near.filter { $0 >= visible.upperBound }
  }

  func noteNoFocus() { focused = nil }

  /// Notes the focused row, by its position among the built ones.
  func noteFocus(at number: Int) {
    focused = ids[number]
    known[ids[number]] = indices[number]
  }
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
    let kept = state.keep(rows.elements, rows.id) { resolver.holdsState(base.child(id: $0)) }
    for id in kept { resolver.pin(base.child(id: id)) }
    let subtree = Subtree(resolver) { inner, _ in resolveRows(state, base, &inner) }
    let scroll = resolver.values[ScrollStateKey.self]
    let onEndReached = resolver.values.onEndReached
    resolver.leaf(
      LazyElement(measure: measure, subtree: subtree) { rect, visible in
        if visible.upperBound == measure.count { onEndReached?() }
        state.choose(visible, of: measure.count)
        state.noteNoFocus()
        let near = visible.lowerBound
        scroll?.locators.append { id in place(of: id, near: near, in: rect) }
      })
  }

  private func resolveRows(
    _ state: LazyState<ID>, _ base: Identity, _ resolver: inout Resolver
  ) {
    let ids = state.indices.map { rows.id(rows.elements.element(at: $0)) }
    state.ids = ids
    let layout = LazyLayout(
      measure: measure, alignment: alignment, indices: state.indices
    ) { state.noteFocus(at: $0) }
    resolver.container(layout) { inner in
      for (index, id) in zip(state.indices, ids) {
        inner.pinnedRow(base.child(id: id)) { inner in
          inner.stack(ZStackLayout(alignment: alignment), measure.axis) {
            rows.content(rows.elements.element(at: index)).resolve(&$0)
          }
        }
      }
    }
  }

  private func place(of id: AnyHashable, near start: Int, in rect: Rect) -> Rect? {
    guard let id = id.base as? ID else { return nil }
    let index = rows.elements.offset(near: start) { rows.id($0) == id }
    return index.map { measure.slot($0, in: rect) }
  }
}
