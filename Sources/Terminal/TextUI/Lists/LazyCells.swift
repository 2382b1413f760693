extension Resolver {
  /// Resolves a cell with the same identity at any position.
  fileprivate mutating func pinnedCell(_ place: Identity, _ content: (inout Resolver) -> Void) {
    moved(to: place) { $0.pinnableScope(place, content) }
  }
}

/// A stack or grid of lines of equal length, of which only the visible ones are built.
@usableFromInline
@MainActor struct LazyCells {
  private let measure: LazyMeasure
  private let alignment: Alignment
  private let cells: LazySource

  @usableFromInline
  init(
    _ axis: Axis, of cells: LazySource, alignment: Alignment, length: Int?, spacing: Int,
    tracks: [GridItem]? = nil, trackSpacing: Int = 0
  ) {
    self.cells = cells
    self.alignment = alignment
    measure = LazyMeasure(
      axis, count: cells.count, length: length, spacing: spacing, tracks: tracks,
      trackSpacing: trackSpacing)
  }

  func resolve(_ resolver: inout Resolver) {
    let state = resolver.remembered { LazyState() }
    let base = resolver.identity
    let kept = state.keep(cells, in: base) { resolver.holdsState($0) }
    for cell in kept { resolver.pin(cell) }
    let subtree = Subtree(resolver) { inner, _ in resolveCells(state, base, &inner) }
    let scroll = resolver.values[ScrollStateKey.self]
    let onEndReached = resolver.values.onEndReached
    let element = LazyElement(measure: measure, subtree: subtree) { rect, lines, visible in
      if visible.upperBound == lines.count { onEndReached?() }
      state.choose(visible, in: lines)
      state.noteNoFocus()
      let near = visible.lowerBound
      scroll?.locators.append { id in cells.index(id, near).map { lines.slot($0, in: rect) } }
    }
    resolver.container(element) { resolveSample(base, &$0) }
  }

  /// Resolves the first cell, which is measured but not placed, if it decides the length of lines.
  private func resolveSample(_ base: Identity, _ resolver: inout Resolver) {
    guard measure.length == nil, cells.count > 0 else { return }
    resolve(0, at: cells.identity(0, base), &resolver)
  }

  private func resolve(_ index: Int, at place: Identity, _ resolver: inout Resolver) {
    resolver.pinnedCell(place) { inner in
      inner.stack(ZStackLayout(alignment: alignment), measure.axis) { cells.resolve(index, &$0) }
    }
  }

  private func resolveCells(_ state: LazyState, _ base: Identity, _ resolver: inout Resolver) {
    guard let lines = state.lines else { return }
    state.identities = state.indices.map { cells.identity($0, base) }
    let layout = LazyLayout(
      lines: lines, alignment: alignment, indices: state.indices
    ) { state.noteFocus(at: $0) }
    resolver.container(layout) { inner in
      for (number, index) in state.indices.enumerated() {
        resolve(index, at: state.identities[number], &inner)
      }
    }
  }
}
