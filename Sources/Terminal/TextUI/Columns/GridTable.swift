/// A cell of a grid, with the columns it spans.
struct GridCell {
  let view: Subview
  let columns: Range<Int>
  let alignment: VerticalAlignment?

  var column: Int { columns.lowerBound }
}

/// The cells of a grid, by row.
struct GridTable {
  private(set) var rows: [[GridCell]] = []
  private(set) var columnCount = 0
  /// The rows with a single view that spans all columns.
  private var wholeRows: Set<Int> = []

  init(_ views: Subviews) {
    var last: Identity?
    for view in views {
      let place = view[GridPlaceKey.self]
      if place == nil || place?.row != last { rows.append([]) }
      last = place?.row
      if let place { append(view, place) } else { appendWhole(view) }
    }
    for row in wholeRows {
      rows[row] = rows[row].map {
        GridCell(view: $0.view, columns: 0..<max(1, columnCount), alignment: nil)
      }
    }
    columnCount = rows.isEmpty ? 0 : max(1, columnCount)
  }

  /// Creates the table of given columns, which views fill row by row.
  init(_ views: Subviews, columns: Int) {
    columnCount = columns
    for (index, view) in views.enumerated() {
      let column = index % columns
      if column == 0 { rows.append([]) }
      rows[rows.count - 1].append(
        GridCell(view: view, columns: column..<column + 1, alignment: nil))
    }
  }

  private mutating func append(_ view: Subview, _ place: GridPlace) {
    let row = rows.count - 1
    let start = rows[row].last?.columns.upperBound ?? 0
    let columns = start..<start + view[GridColumnsKey.self]
    columnCount = max(columnCount, columns.upperBound)
    rows[row].append(GridCell(view: view, columns: columns, alignment: place.alignment))
  }

  private mutating func appendWhole(_ view: Subview) {
    wholeRows.insert(rows.count - 1)
    rows[rows.count - 1] = [GridCell(view: view, columns: 0..<1, alignment: nil)]
  }

  /// The alignment of each column, if one of its cells sets it.
  var alignments: [HorizontalAlignment?] {
    var alignments = [HorizontalAlignment?](repeating: nil, count: columnCount)
    for cell in rows.joined() where alignments[cell.column] == nil {
      alignments[cell.column] = cell.view[GridColumnAlignmentKey.self]
    }
    return alignments
  }

  /// Returns the ideal column widths.
  ///
  /// Cells of one column count first; a wider spanning cell then widens the last column it spans.
  func naturalWidths(_ spacing: Int) -> [Int] {
    var widths = [Int](repeating: 0, count: columnCount)
    let cells = rows.joined().sorted { $0.columns.count < $1.columns.count }
    for cell in cells {
      let wanted = cell.view.sizeThatFits(.unspecified).width
      let there = widths[cell.columns].reduce(spacing * (cell.columns.count - 1), +)
      widths[cell.columns.upperBound - 1] += max(0, wanted - there)
    }
    return widths
  }

  /// The columns with a cell that fills any proposed width.
  var greedyColumns: [Int] {
    let offer = Proposal(width: Proposal.infinity, height: nil)
    let greedy = rows.indices.filter { !wholeRows.contains($0) }.flatMap { rows[$0] }.filter {
      $0.columns.count == 1 && $0.view.sizeThatFits(offer).width >= Proposal.infinity
    }
    return Set(greedy.map(\.column)).sorted()
  }
}
