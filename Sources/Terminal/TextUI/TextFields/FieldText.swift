/// The cells of a line of text, and the columns of its characters.
///
/// Each character is drawn separately, so that the cursor can stand between any two of them.
struct FieldText {
  private(set) var cells: ContiguousArray<Cell> = []
  /// The first column of every character, followed by the end of the text.
  private(set) var columns: [Int] = [0]

  init(_ text: String, _ resolver: Resolver) {
    for character in text {
      append(character, resolver)
      columns.append(cells.count)
    }
  }

  private mutating func append(_ character: Character, _ resolver: Resolver) {
    if let ascii = character.asciiValue, ascii >= 0x20, ascii < 0x7F {
      cells.append(Cell(grapheme: UInt32(ascii)))
    } else if let picture = Self.picture(of: character) {
      cells.append(Cell(grapheme: picture))
    } else {
      cells += resolver.cells(of: String(character)).cells
    }
  }

  /// Returns the symbol shown for a tab or newline, which would leave the line.
  private static func picture(of character: Character) -> UInt32? {
    if character == "\t" { return 0x2409 }
    return character.isNewline ? 0x2424 : nil
  }

  /// Returns the index of the character boundary nearest to a column.
  func index(at column: Int) -> Int {
    let next = columns.firstIndex { $0 > column } ?? columns.count
    guard next > 0, next < columns.count else { return max(0, min(next, columns.count - 1)) }
    return column - columns[next - 1] < columns[next] - column ? next - 1 : next
  }

  /// Returns the visible cells of a window; the visible half of a wide cluster is blank.
  func visible(from first: Int, width: Int) -> ContiguousArray<Cell> {
    let start = max(0, min(first, cells.count))
    var seen = ContiguousArray(cells[start..<min(cells.count, start + max(0, width))])
    if seen.first?.width == 0 { seen[0] = .blank }
    if seen.last?.width == 2 { seen[seen.count - 1] = .blank }
    return seen
  }

  /// Returns the first cells, of which the last one is a mark if more follow.
  func cut(to width: Int, mark: Cell) -> ContiguousArray<Cell> {
    guard cells.count > width, width > 0 else { return visible(from: 0, width: width) }
    return visible(from: 0, width: width - 1) + [mark]
  }

  /// Returns the first column to show, so that the cursor and its neighbour cells are visible.
  ///
  /// - Parameters:
  ///   - width: The width of the field in columns.
  ///   - cursor: The number of characters before the cursor.
  ///   - old: The previous first column, which changes as little as possible.
  /// - Returns: A column from 0; 0 if the whole text and a cursor after it fit.
  func offset(width: Int, cursor: Int, from old: Int) -> Int {
    let all = cells.count + 1
    guard width > 0, all > width else { return 0 }
    let place = columns[max(0, min(cursor, columns.count - 1))]
    let next = cursor + 1 < columns.count ? columns[max(0, cursor) + 1] : place + 1
    let margin = width >= 4 ? 1 : 0
    var offset = min(old, place - margin)
    offset = max(offset, min(next + margin, all) - width)
    return max(0, min(offset, all - width, place))
  }
}
