import Testing
import TextUI

@Suite struct GridTests {
  @Test("columns are as wide as their widest cell, rows as high, and cells are aligned")
  func sizes() {
    let sizes = rows(9, 3) {
      Grid(alignment: .topLeading) {
        GridRow {
          Text("a")
          Text("bcd")
        }
        GridRow {
          Text("efg\nh")
          Text("i")
        }
      }
    }
    let alignments = rows(9, 3) {
      Grid(alignment: .topLeading) {
        GridRow {
          Text("abc")
          Text("x").gridColumnAlignment(.trailing)
        }
        GridRow(alignment: .bottom) {
          Text("a\nb")
          Text("yyyyy")
        }
      }
    }
    #expect(
      [sizes, alignments] == [
        [" a   bcd ", " efg i   ", " h       "], ["abc     x", "a        ", "b   yyyyy"],
      ])
  }

  @Test("a view outside a row spans all columns, a cell some of them")
  func spans() {
    let whole = rows(5, 3) {
      Grid(alignment: .leading) {
        GridRow {
          Text("a")
          Text("b")
        }
        Divider()
        Text("whole")
      }
    }
    let some = rows(7, 2) {
      Grid(alignment: .leading) {
        GridRow {
          Text("1")
          Text("2")
          Text("3")
        }
        GridRow {
          Text("wide").gridCellColumns(2)
          Text("x")
        }
      }
    }
    #expect([whole, some] == [["a b  ", "─────", "whole"], ["1 2  3 ", "wide x "]])
  }

  @Test("flexible columns share the remaining width")
  func greedy() {
    let bar = rows(14, 1) {
      Grid {
        GridRow {
          Text("a")
          ProgressView(value: 1)
        }
      }
    }
    let field = rows(12, 2) {
      Grid(alignment: .leading) {
        GridRow {
          Text("Name")
          TextField("", text: .constant("x"))
        }
        GridRow {
          Text("No")
          TextField("", text: .constant("y"))
        }
      }
    }
    #expect(bar + field == ["a ██████ 100 %", "Name x______", "No   y______"])
  }

  @Test("with too little room the widest columns shrink")
  func narrow() {
    let screens = (0...12).map { width in
      rows(width, 4) {
        Grid(alignment: .topLeading) {
          GridRow {
            Text("ab")
            Text("one two three")
          }
        }
      }
    }
    let wrong = (0...12).filter { width in !screens[width].allSatisfy { $0.count == width } }
    #expect(wrong == [] && screens[8] == ["ab one  ", "   two  ", "   three", "        "])
  }

  @Test("rows can have different numbers of cells; spacing is between columns and rows only")
  func spacing() {
    let screen = rows(5, 3) {
      Grid(horizontalSpacing: 3, verticalSpacing: 1) {
        GridRow {}
        GridRow {
          Text("a")
          Text("b")
        }
        GridRow {
          Text("c")
          Text("d")
        }
      }
    }
    let uneven = rows(5, 3) {
      Grid {
        ForEach(1..<4) { count in
          GridRow { ForEach(0..<count) { Text("\($0)") } }
        }
      }
    }
    #expect(
      [screen, uneven, rows(3, 1) { Grid { EmptyView() } }] == [
        ["a   b", "     ", "c   d"], ["0    ", "0 1  ", "0 1 2"], ["   "],
      ])
  }
}
