/// Cells in columns: text flush left, numbers flush right.
struct AlignedColumns {
  let rows: [[String]]
  /// The columns that are flush left, by number.
  let textColumns: Set<Int>

  /// One line a row, without spaces at its end.
  var lines: [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { line($0, widths) }
  }

  private func line(_ row: [String], _ widths: [Int]) -> String {
    let cells = row.enumerated().map { column, cell in
      let space = String(repeating: " ", count: widths[column] - cell.count)
      return textColumns.contains(column) ? cell + space : space + cell
    }
    return cells.joined(separator: "  ").withoutSpacesAtEnd
  }
}

extension String {
  var withoutSpacesAtEnd: String { String(prefix(count - reversed().prefix { $0 == " " }.count)) }
}
