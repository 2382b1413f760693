/// The heights of an area in the columns of a plot.
struct AreaHeights {
  /// The height in cells in the middle of each column; nil outside of the area.
  private(set) var columns: [Double?]

  /// - Parameters:
  ///   - points: The places and heights of the edge in ascending order of places; nil for a point
  ///     without a place, a height that is not a number for a gap.
  ///   - width: The number of columns.
  init(_ points: some Sequence<(Double, Double)?>, width: Int) {
    columns = Array(repeating: nil, count: width)
    var previous: (x: Double, height: Double)?
    for point in points {
      guard let (x, height) = point, !height.isNaN else {
        previous = nil
        continue
      }
      let before = previous ?? (x, height)
      fill(from: before, to: (x, height))
      previous = (x, height)
    }
  }

  /// Fills the columns from one point to the next; of points in one column the highest counts.
  private mutating func fill(
    from start: (x: Double, height: Double), to end: (x: Double, height: Double)
  ) {
    let (first, last) = (Int(rounding: start.x - 0.5), Int(rounding: end.x - 0.5))
    for column in max(0, first)...max(0, first, min(last, columns.count - 1)) {
      guard columns.indices.contains(column) else { return }
      let share = end.x > start.x ? (Double(column) + 0.5 - start.x) / (end.x - start.x) : 1
      let height = start.height + max(0, min(share, 1)) * (end.height - start.height)
      if let known = columns[column], known.magnitude >= height.magnitude { continue }
      columns[column] = height
    }
  }
}
