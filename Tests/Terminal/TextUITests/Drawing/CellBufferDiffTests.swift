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

  @Test("equal buffers have no runs; neighbours are one run, and a row's end ends a run")
  func findsRuns() {
    let table = CellTable()
    let (one, other) = (rows(["ab", "日本"], table: table), rows(["ab", "日本"], table: table))
    let old = rows(["abcdef", "abcdef"], table: table, width: 6)
    let new = rows(["aBCdeF", "Abcdef"], table: table, width: 6)
    let expected = [
      Run(y: 0, columns: 1..<3), Run(y: 0, columns: 5..<6), Run(y: 1, columns: 0..<1),
    ]
    let found = [(one, one), (one, other), (old, new)].map { runs(from: $0, to: $1) }
    #expect(found == [[], [], expected])
  }

  @Test("a single change is found wherever it is")
  func findsAnywhere() {
    let table = CellTable()
    let old = CellBuffer(size: Size(width: 40, height: 3), table: table)
    let missed = (0..<120).filter { index in
      var new = old
      let (column, row) = (index % 40, index / 40)
      new.write("x", at: Point(x: column, y: row))
      return runs(from: old, to: new) != [Run(y: row, columns: column..<column + 1)]
    }
    #expect(missed == [])
  }

  @Test("a run has both halves of the wide cells it touches, in the old buffer and the new")
  func keepsHalves() {
    let table = CellTable()
    let (plain, wide) = (rows([" a"], table: table), rows(["日"], table: table))
    var red = wide
    red.write("日", at: .zero, style: Style(foreground: .red))
    let whole = [Run(y: 0, columns: 0..<2)]
    let old = rows(["a日"], table: CellTable())
    var right = old
    right.cells[2].style = right.table.number(of: Style(background: .red))
    let changes = [(plain, wide), (wide, plain), (wide, red), (old, right)]
    #expect(
      changes.map { runs(from: $0, to: $1) } == [
        whole, whole, whole, [Run(y: 0, columns: 1..<3)],
      ])
  }

  @Test("another size, another table or no buffer counts as a difference everywhere")
  func repaints() {
    let new = rows(["ab", "cd"], table: CellTable(), width: 5)
    let all = [Run(y: 0, columns: 0..<5), Run(y: 1, columns: 0..<5)]
    #expect(
      [
        runs(from: nil, to: new),
        runs(from: rows(["ab", "cd"], table: CellTable(), width: 5), to: new),
        runs(from: rows(["ab"], table: new.table, width: 5), to: new),
        runs(from: nil, to: CellBuffer(size: .zero)),
      ] == [all, all, all, []])
  }

  @Test("runs cover all differences, split no wide cell, and are in order")
  func holdsForRandomBuffers() {
    let texts = ["x", "日", "ab", "🐶🐱", " ", "  本", "e\u{301}"]
    var wrong: [String] = []
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
      if let fault = fault(runs(from: old, to: new), old, new) { wrong.append("\(seed): \(fault)") }
    }
    #expect(wrong == [])
  }

  /// Returns what is wrong in the runs of two buffers.
  private func fault(_ runs: [Run], _ old: CellBuffer, _ new: CellBuffer) -> String? {
    var covered = Set<Int>()
    var last = -1
    for run in runs {
      let start = run.y * new.size.width + run.columns.lowerBound
      let isInside = !run.columns.isEmpty && run.columns.upperBound <= new.size.width
      if !isInside || start <= last { return "the order of \(run)" }
      last = start + run.columns.count - 1
      covered.formUnion(start...last)
    }
    for (index, pair) in zip(old.cells, new.cells).enumerated() {
      let isCovered = covered.contains(index)
      if !isCovered && pair.0 != pair.1 { return "no difference at \(index)" }
      let isLeft = pair.0.width == 2 || pair.1.width == 2
      if isLeft && covered.contains(index + 1) != isCovered { return "a half at \(index)" }
    }
    return nil
  }
}
