/// The state of a lazy stack or grid: the cells that hold state, and the focused cell.
final class LazyState<ID: Hashable> {
  /// The last index of each cell that holds state, and of the focused one, by id.
  private var known: [ID: Int] = [:]
  private var focused: ID?
  /// The indices of the cells built in this frame.
  private(set) var indices: [Int] = []
  /// The ids of these cells.
  var ids: [ID] = []
  /// The places of all cells in this frame; nil before the first is placed.
  private(set) var lines: LazyLines?

  /// Adds the cells of the previous frame that hold state, and removes those whose elements are
  /// gone.
  ///
  /// Most cells hold none, and a list may show any number of cells in the course of time.
  ///
  /// - Returns: The ids of the cells whose state is to be kept.
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
    focused = ids[number]
    known[ids[number]] = indices[number]
  }
}
