/// The state of a lazy stack or grid: the cells that hold state, and the focused cell.
final class LazyState {
  /// The last index of each cell that holds state, and of the focused one.
  private var known: [Identity: Int] = [:]
  private var focused: Identity?
  /// The indices of the cells built in this frame.
  private(set) var indices: [Int] = []
  /// The identities of these cells.
  var identities: [Identity] = []
  /// The places of all cells in this frame; nil before the first is placed.
  private(set) var lines: LazyLines?

  /// Adds the cells of the previous frame that hold state, and removes those whose elements are
  /// gone.
  ///
  /// Most cells hold none, and a list may show any number of cells in the course of time.
  ///
  /// - Returns: The cells whose state is to be kept.
  func keep(
    _ cells: LazySource, in container: Identity, holdsState: (Identity) -> Bool
  ) -> some Sequence<Identity> {
    for (index, cell) in zip(indices, identities) where holdsState(cell) { known[cell] = index }
    let hasMoved = known.contains { cell, index in
      index >= cells.count || cells.identity(index, container) != cell
    }
    if hasMoved { find(in: cells, container) }
    return known.keys
  }

  private func find(in cells: LazySource, _ container: Identity) {
    var found: [Identity: Int] = [:]
    for index in 0..<cells.count {
      let cell = cells.identity(index, container)
      if known[cell] != nil { found[cell] = index }
    }
    known = found
  }

  /// Chooses the cells to build: the visible ones, the focused one, and its neighbours for focus.
  func choose(_ visible: Range<Int>, in lines: LazyLines) {
    self.lines = lines
    indices = Array(visible)
    guard let focused, let index = known[focused] else { return }
    let near = max(0, index - lines.cellsPerLine)..<min(index + lines.cellsPerLine + 1, lines.count)
    indices = near.filter { $0 < visible.lowerBound } + indices
    indices += near.filter { $0 >= visible.upperBound }
  }

  func noteNoFocus() { focused = nil }

  /// Notes the focused cell, by its position among the built ones.
  func noteFocus(at number: Int) {
    focused = identities[number]
    known[identities[number]] = indices[number]
  }
}
