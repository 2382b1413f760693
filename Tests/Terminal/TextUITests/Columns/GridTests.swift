import Testing
import TextUI

@Suite struct GridTests {
  @Test("columns are as wide as their widest cell, rows as high as their highest")
  func sizes() {
    let screen = rows(9, 3) {
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
    #expect(screen == [" a   bcd ", " efg i   ", " h       "])
  }

  @Test("cells are aligned by the grid, their row or their column")
  func alignments() {
    let screen = rows(9, 3) {
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
    #expect(screen == ["abc     x", "a        ", "b   yyyyy"])
  }

  @Test("a view outside a row spans all columns, and does not widen them")
  func whole() {
    let screen = rows(5, 3) {
      Grid(alignment: .leading) {
        GridRow {
          Text("a")
          Text("b")
        }
        Divider()
        Text("whole")
      }
    }
    #expect(screen == ["a b  ", "─────", "whole"])
  }

  @Test("a cell can span several columns")
  func spans() {
    let screen = rows(7, 2) {
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
    #expect(screen == ["1 2  3 ", "wide x "])
  }

  @Test("rows can have different numbers of cells, and come from collections")
  func uneven() {
    let screen = rows(5, 3) {
      Grid {
        ForEach(1..<4) { count in
          GridRow { ForEach(0..<count) { Text("\($0)") } }
        }
      }
    }
    #expect(screen == ["0    ", "0 1  ", "0 1 2"])
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
    #expect(bar == ["a ██████ 100 %"])
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
    #expect(field == ["Name x______", "No   y______"])
  }

  @Test("with too little room the widest columns shrink", arguments: 0...12)
  func narrow(width: Int) {
    let screen = rows(width, 4) {
      Grid(alignment: .topLeading) {
        GridRow {
          Text("ab")
          Text("one two three")
        }
      }
    }
    #expect(screen.allSatisfy { $0.count == width })
    if width == 8 { #expect(screen == ["ab one  ", "   two  ", "   three", "        "]) }
  }

  @Test("spacing is between columns and rows only, and no row takes no room")
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
    #expect(screen == ["a   b", "     ", "c   d"])
    #expect(rows(3, 1) { Grid { EmptyView() } } == ["   "])
  }
}
