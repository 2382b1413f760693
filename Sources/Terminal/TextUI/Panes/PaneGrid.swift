import GridSolver

/// Where panes stand: in rows, as square as their space allows, which they fill.
struct PaneGrid: Hashable {
  /// How many panes stand in each row, from the top.
  let rows: [Int]

  /// Arranges panes.
  ///
  /// - Parameters:
  ///   - count: How many; none have no rows.
  ///   - size: Their space in cells.
  ///   - cellAspect: Width of a cell divided by its height.
  init(_ count: Int, in size: Size, cellAspect: Double) {
    let fit = AspectFitGrid(
      count: count, width: Double(size.width) * cellAspect, height: Double(size.height),
      aspectRatio: 1)
    let columns = max(1, fit?.columns ?? 1)
    rows = stride(from: 0, to: count, by: columns).map { min(columns, count - $0) }
  }

  /// The rectangles of the panes, which cover a space: the first rows and columns get the cells that
  /// cannot be shared.
  func rects(in space: Rect) -> [Rect] {
    guard !rows.isEmpty else { return [] }
    let heights = ContainerFraction.columns(rows.count, in: space.height)
    return zip(rows, heights).flatMap { count, height in
      ContainerFraction.columns(count, in: space.width).map { width in
        Rect(
          x: space.x + width.lowerBound, y: space.y + height.lowerBound, width: width.count,
          height: height.count)
      }
    }
  }

  /// The pane beside another; above and below the one that its middle lies under or over.
  ///
  /// - Returns: Its number; nil at the edge.
  func neighbor(of index: Int, toward edge: Edge) -> Int? {
    guard let (row, column) = place(of: index) else { return nil }
    switch edge {
    case .leading: return column > 0 ? index - 1 : nil
    case .trailing: return column + 1 < rows[row] ? index + 1 : nil
    case .top: return row > 0 ? pane(over: column, of: rows[row], in: row - 1) : nil
    case .bottom:
      return row + 1 < rows.count ? pane(over: column, of: rows[row], in: row + 1) : nil
    }
  }

  private func place(of index: Int) -> (row: Int, column: Int)? {
    var left = index
    for (row, count) in rows.enumerated() {
      if left < count { return left < 0 ? nil : (row, left) }
      left -= count
    }
    return nil
  }

  /// The pane of a row in which the middle of a column of another row lies.
  private func pane(over column: Int, of count: Int, in row: Int) -> Int {
    let first = rows[..<row].reduce(0, +)
    return first + (2 * column + 1) * rows[row] / (2 * count)
  }
}
