import GridSolver

/// The arrangement of panes in rows that fill a space, each pane as square as possible.
struct PaneGrid: Hashable {
  /// The number of panes in each row, from the top.
  let rows: [Int]

  /// Arranges panes.
  ///
  /// - Parameters:
  ///   - count: The number of panes; zero makes no rows.
  ///   - size: The available size in cells.
  ///   - cellAspect: The width of a cell divided by its height.
  init(_ count: Int, in size: Size, cellAspect: Double) {
    let fit = AspectFitGrid(
      count: count, width: Double(size.width) * cellAspect, height: Double(size.height),
      aspectRatio: 1)
    let columns = max(1, fit?.columns ?? 1)
    rows = stride(from: 0, to: count, by: columns).map { min(columns, count - $0) }
  }

  /// Returns frames that fill the space; leftover cells go to the first rows and columns.
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

  /// Returns the neighbour of a pane; vertically, the pane above or below the middle of the pane.
  ///
  /// - Returns: The index of the neighbour; nil at the edge.
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

  /// Returns the pane of a row that contains the middle of a column of another row.
  private func pane(over column: Int, of count: Int, in row: Int) -> Int {
    let first = rows[..<row].reduce(0, +)
    return first + (2 * column + 1) * rows[row] / (2 * count)
  }
}
