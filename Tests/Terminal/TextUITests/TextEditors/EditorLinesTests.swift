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

  @Test("lines end at line breaks, and where the next word does not fit")
  func wraps() {
    #expect(rows("", 5) == [""])
    #expect(rows("ab\n\ncd\n", 5) == ["ab", "", "cd", ""])
    #expect(rows("abc def gh", 7) == ["abc def ~", "gh"])
    #expect(rows("abc def", 3) == ["abc ~", "def"])
    #expect(rows("a b c d", 4) == ["a b ~", "c d"])
  }

  @Test("a word that is too long is broken, but never within a cluster")
  func breaksWords() {
    #expect(rows("abcdefgh", 3) == ["abc~", "def~", "gh"])
    #expect(rows("日本語", 3) == ["日~", "本~", "語"])
    #expect(rows("日本", 1) == ["日~", "本"])
  }

  @Test("every character is in exactly one row, in order, and rows fit", arguments: 1...9)
  func law(width: Int) {
    let text = "The 日本 owl,  and\na  bee\n\nwith-a-long-name\r\nend "
    let lines = EditorLines(text, width: width, table: table)
    var next = 0
    for row in lines.rows {
      #expect(row.range.lowerBound == next)
      next = row.range.upperBound + (row.isWrapped ? 0 : 1)
      let shown = lines.columns[row.range.upperBound] - lines.columns[row.range.lowerBound]
      let text = String(Array(text)[row.range])
      let spaces = text.reversed().prefix { $0 == " " }.count
      #expect(shown - spaces <= max(width, 2))
    }
    #expect(next == text.count + 1)
  }

  @Test("an index has a row and a column, which lead back to it", arguments: 1...9)
  func places(width: Int) {
    let text = "The owl and\na bee\n\nend"
    let lines = EditorLines(text, width: width, table: table)
    for cursor in 0...text.count {
      let row = lines.row(of: cursor)
      guard cursor <= lines.end(of: row) else { continue }
      #expect(lines.cursor(row: row, column: lines.column(of: cursor)) == cursor)
    }
    #expect(lines.cursor(row: -3, column: 0) == 0)
    #expect(lines.cursor(row: 99, column: 99) == text.count)
  }
}
