import TestSupport
import Testing

@testable import TextUI
@testable import TextUICore

@Suite struct CellBufferDiffTests {
  private struct Run: Equatable {
    let y: Int
    let columns: Range<Int>
  }

  private func runs(from old: CellBuffer?, to new: CellBuffer) -> [Run] {
    var runs: [Run] = []
    CellBufferDiff.forEachRun(from: old, to: new) { runs.append(Run(y: $0, columns: $1)) }
    return runs
  }

  private func rows(_ texts: [String], table: CellTable, width: Int = 40) -> CellBuffer {
    var buffer = CellBuffer(size: Size(width: width, height: texts.count), table: table)
    for (y, text) in texts.enumerated() { buffer.write(text, at: Point(x: 0, y: y)) }
    return buffer
  }

  @Test("equal buffers have no runs, the same or another copy")
  func findsNothing() {
    let table = CellTable()
    let (one, other) = (rows(["ab", "日本"], table: table), rows(["ab", "日本"], table: table))
    #expect(runs(from: one, to: one) == [] && runs(from: one, to: other) == [])
  }

  @Test("neighbours are one run, and a row's end ends a run")
  func findsRuns() {
    let table = CellTable()
    let old = rows(["abcdef", "abcdef"], table: table, width: 6)
    let new = rows(["aBCdeF", "Abcdef"], table: table, width: 6)
    let expected = [
      Run(y: 0, columns: 1..<3), Run(y: 0, columns: 5..<6), Run(y: 1, columns: 0..<1),
    ]
    #expect(runs(from: old, to: new) == expected)
  }

  @Test("a single change is found wherever it is", arguments: 0..<120)
  func findsAnywhere(index: Int) {
    let table = CellTable()
    let old = CellBuffer(size: Size(width: 40, height: 3), table: table)
    var new = old
    new.write("x", at: Point(x: index % 40, y: index / 40))
    let column = index % 40
    #expect(runs(from: old, to: new) == [Run(y: index / 40, columns: column..<column + 1)])
  }

  @Test("a run has both halves of the wide cells it touches, in the old buffer and the new")
  func keepsHalves() {
    let table = CellTable()
    let (plain, wide) = (rows([" a"], table: table), rows(["日"], table: table))
    #expect(runs(from: plain, to: wide) == [Run(y: 0, columns: 0..<2)])
    #expect(runs(from: wide, to: plain) == [Run(y: 0, columns: 0..<2)])
    var red = wide
    red.write("日", at: .zero, style: Style(foreground: .red))
    #expect(runs(from: wide, to: red) == [Run(y: 0, columns: 0..<2)])
  }

  @Test("a change of only the right half is a change of both")
  func keepsLeftHalf() {
    let old = rows(["a日"], table: CellTable())
    var new = old
    new.cells[2].style = new.table.number(of: Style(background: .red))
    #expect(runs(from: old, to: new) == [Run(y: 0, columns: 1..<3)])
  }

  @Test("another size, another table or no buffer counts as a difference everywhere")
  func repaints() {
    let new = rows(["ab", "cd"], table: CellTable(), width: 5)
    let all = [Run(y: 0, columns: 0..<5), Run(y: 1, columns: 0..<5)]
    #expect(runs(from: nil, to: new) == all)
    #expect(runs(from: rows(["ab", "cd"], table: CellTable(), width: 5), to: new) == all)
    #expect(runs(from: rows(["ab"], table: new.table, width: 5), to: new) == all)
    #expect(runs(from: nil, to: CellBuffer(size: .zero)) == [])
  }

  @Test("runs cover all differences, split no wide cell, and are in order")
  func holdsForRandomBuffers() {
    let texts = ["x", "日", "ab", "🐶🐱", " ", "  本", "e\u{301}"]
    for seed in 0..<400 {
      var numbers = SeededNumbers(seed: seed)
      let size = Size(width: numbers.whole(1...70), height: numbers.whole(1...4))
      var old = CellBuffer(size: size)
      func scribble(on buffer: inout CellBuffer) {
        for _ in 0..<numbers.whole(0...8) {
          let place = Point(x: numbers.whole(-1...size.width), y: numbers.whole(0...3))
          buffer.write(texts[numbers.whole(0...texts.count - 1)], at: place)
        }
      }
      scribble(on: &old)
      var new = old
      scribble(on: &new)
      check(runs(from: old, to: new), old, new)
    }
  }

  private func check(_ runs: [Run], _ old: CellBuffer, _ new: CellBuffer) {
    var covered = Set<Int>()
    var last = -1
    for run in runs {
      let start = run.y * new.size.width + run.columns.lowerBound
      #expect(!run.columns.isEmpty && start > last && run.columns.upperBound <= new.size.width)
      last = start + run.columns.count - 1
      covered.formUnion(start...last)
    }
    for (index, pair) in zip(old.cells, new.cells).enumerated() {
      let isCovered = covered.contains(index)
      #expect(isCovered || pair.0 == pair.1)
      let isLeft = pair.0.width == 2 || pair.1.width == 2
      #expect(!isLeft || covered.contains(index + 1) == isCovered)
    }
  }
}
