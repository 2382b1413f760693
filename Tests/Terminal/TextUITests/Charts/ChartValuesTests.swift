import Testing

@testable import TextUI

@Suite("Charts: values and bands")
struct ChartValuesTests {
  private func marks(@ChartContentBuilder _ content: () -> some ChartContent) -> ChartMarks {
    ChartMarks(content())
  }

  @Test("numbers, durations and names are values; numbers are limited, names are counted")
  func values() {
    let marks = marks {
      PointMark(x: .value("a", 3), y: .value("b", 2.5))
      PointMark(x: .value("a", UInt8(200)), y: .value("b", Duration.milliseconds(1500)))
      PointMark(x: .value("a", -4), y: .value("b", Float.infinity))
      PointMark(x: .value("a", 0), y: .value("b", Double.greatestFiniteMagnitude))
      PointMark(x: .value("a", 1), y: .value("b", Double.leastNonzeroMagnitude))
    }
    let names = self.marks {
      for name in ["cat", "dog", "cat", "owl"] {
        BarMark(x: .value("animal", name), y: .value("n", 1))
      }
    }
    #expect(
      [marks.marks.map(\.y), names.marks.map(\.x)] == [
        [2.5, 1.5, .infinity, 1e300, 0], [0, 1, 0, 2],
      ])
    #expect([marks.x.range, marks.y.range] == [-4...200, 0...1e300])
    #expect(
      marks.x.areWhole && !marks.y.areWhole && marks.y.leastAboveZero == 1.5
        && names.x.categories == ["cat", "dog", "owl"])
  }

  @Test("inner styles take precedence, opacities multiply, and series are numbered")
  func styles() {
    let marks = marks {
      ForEachMark(0..<2) { number in
        PointMark(x: .value("", number), y: .value("", 0)).foregroundStyle(.red).opacity(0.5)
        LineMark(x: .value("", number), y: .value("", 0)).symbol("x").annotation("n")
      }
      .foregroundStyle(.blue).opacity(0.5).foregroundStyle(by: .value("", "one"))
      if isLong { PointMark(x: .value("", 9), y: .value("", 9)) }
      RuleMark(y: .value("", 1)).foregroundStyle(by: .value("", 7))
    }
    #expect(marks.seriesNames == ["one", "7"] && marks.marks.map(\.series) == [0, 0, 0, 0, 1])
    let looks = marks.marks.map { marks.looks[Int($0.look)] }
    #expect(
      [0, 3, 4].map { looks[$0] } == [
        ChartLook(color: .red, opacity: 0.25),
        ChartLook(color: .blue, opacity: 0.5, symbol: "x", annotation: "n"), ChartLook(),
      ])
  }

  private let isLong = false

  @Test("whole numbers have a band each, also those without a bar; others only those with bars")
  func bands() {
    let whole = BandValues(marks { barsAt([3, 7, 5]) }.x, bars: [3, 7, 5])
    #expect(
      [7, 5.5, 2, 8, .nan, .infinity].map { whole.index(of: $0) } == [4, 2.5, nil, nil, nil, nil])
    #expect((0..<5).map(whole.label) == ["3", "4", "5", "6", "7"])
    let far = BandValues(marks { barsAt([0, 1_000_000_000]) }.x, bars: [0, 1e9])
    let none = BandValues(ChartMarks().x, bars: [])
    #expect([far.index(of: 2.5e8), none.index(of: 0)] == [0.25, nil])
    #expect(far.label(1) == "1000000000.0" && [whole, far, none].map(\.count) == [5, 2, 0])
  }

  @ChartContentBuilder private func barsAt(_ places: [Int]) -> some ChartContent {
    for place in places { BarMark(x: .value("", place), y: .value("", 1)) }
  }

  @Test("bars at one place are stacked, upwards and downwards; of a column the longest is shown")
  func stacks() {
    let values = [(0, 2), (0, 3), (0, -1), (1, 9), (2, -4), (2, -2)]
    let marks = marks {
      for (place, value) in values {
        BarMark(x: .value("", place), y: .value("", value))
      }
    }
    let bands = BandValues(marks.x, bars: marks.marks.map(\.x))
    let stacks = BarStacks(marks.marks, bands, isHorizontal: false)
    let wide = stacks.segments(in: ChartBands(count: 3, columns: 9))
    #expect(stacks.range == -6...9 && wide[0]?.map(\.end) == [2, 5, -1])
    let narrow = stacks.segments(in: ChartBands(count: 3, columns: 1))
    #expect(wide[6]?.map(\.start) == [0, -4] && narrow.mapValues { $0.map(\.mark) } == [0: [3]])
  }

  private func heights(_ points: [(Double, Double)], width: Int) -> AreaHeights {
    AreaHeights(points.map(Optional.some), width: width)
  }

  @Test("an area is interpolated from column to column, and a gap leaves none")
  func areas() {
    let few = heights([(0.5, 0), (4.5, 4), (6.5, .nan), (7.5, 2)], width: 9)
    let clipped = heights([(-5, 3), (99, 3)], width: 2)
    #expect([few.columns, clipped.columns] == [[0, 1, 2, 3, 4, nil, nil, 2, nil], [3, 3]])
    let dense = heights((0..<100).map { (Double($0) / 50, Double($0 % 7)) }, width: 2)
    let outside = heights([(-9, 3), (-5, 3)], width: 2)
    #expect(
      dense.columns.allSatisfy { $0 ?? 0 >= 5 }
        && outside.columns.allSatisfy { $0 == nil || $0 == 3 })
  }

  @Test("the description has the meanings, the number of values, their range and the series")
  func summary() {
    let marks = marks {
      LineMark(x: .value("Hour", 0), y: .value("Words", 12)).foregroundStyle(by: .value("", "A"))
      LineMark(x: .value("Hour", 1), y: .value("Words", 7.5)).foregroundStyle(by: .value("", "B"))
    }
    #expect(
      [marks.summary, ChartMarks().summary] == [
        "Words by Hour, 2 values from 7.50 to 12, of A, B", "0 values",
      ])
  }
}
