/// A table in aligned columns: text to the left, numbers to the right.
struct AlignedColumns {
  let rows: [[String]]
  /// The indices of the columns that are aligned to the left.
  let textColumns: Set<Int>

  /// The rows, without trailing spaces.
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
