import Testing

@testable import TextUI

@Suite struct EditorLinesTests {
  private let table = CellTable()

  private func rows(_ text: String, _ width: Int) -> [String] {
    let characters = Array(text)
    return EditorLines(text, width: width, table: table).rows.map { row in
      String(characters[row.range]) + (row.isWrapped ? "~" : "")
    }
  }

  @Test(
    "lines end at line breaks or before the next word, and long words are broken between clusters")
  func wraps() {
    #expect(
      [
        rows("", 5), rows("ab\n\ncd\n", 5), rows("abc def gh", 7), rows("abc def", 3),
        rows("a b c d", 4), rows("abcdefgh", 3), rows("日本語", 3), rows("日本", 1),
      ] == [
        [""], ["ab", "", "cd", ""], ["abc def ~", "gh"], ["abc ~", "def"], ["a b ~", "c d"],
        ["abc~", "def~", "gh"], ["日~", "本~", "語"], ["日~", "本"],
      ])
  }

  @Test("every character is in exactly one row, in order, and rows fit", arguments: 1...9)
  func law(width: Int) {
    let text = "The 日本 owl,  and\na  bee\n\nwith-a-long-name\r\nend "
    let lines = EditorLines(text, width: width, table: table)
    var next = 0
    let wrong = lines.rows.filter { row in
      let isNext = row.range.lowerBound == next
      next = row.range.upperBound + (row.isWrapped ? 0 : 1)
      let shown = lines.columns[row.range.upperBound] - lines.columns[row.range.lowerBound]
      let text = String(Array(text)[row.range])
      let spaces = text.reversed().prefix { $0 == " " }.count
      return !isNext || shown - spaces > max(width, 2)
    }
    #expect((wrong.map(\.range), next) == ([], text.count + 1))
  }

  @Test("an index has a row and a column, which lead back to it", arguments: 1...9)
  func places(width: Int) {
    let text = "The owl and\na bee\n\nend"
    let lines = EditorLines(text, width: width, table: table)
    let moved = (0...text.count).filter { cursor in
      let row = lines.row(of: cursor)
      return cursor <= lines.end(of: row)
        && lines.cursor(row: row, column: lines.column(of: cursor)) != cursor
    }
    #expect(
      moved + [lines.cursor(row: -3, column: 0), lines.cursor(row: 99, column: 99)]
        == [0, text.count])
  }
}
