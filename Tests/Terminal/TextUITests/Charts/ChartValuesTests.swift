import Testing

@testable import TextUI

@Suite("Charts: values and bands")
struct ChartValuesTests {
  private func marks(@ChartContentBuilder _ content: () -> some ChartContent) -> ChartMarks {
    ChartMarks(content())
  }

  @Test("numbers, durations and names are values; numbers are limited")
  func values() {
    let marks = marks {
      PointMark(x: .value("a", 3), y: .value("b", 2.5))
      PointMark(x: .value("a", UInt8(200)), y: .value("b", Duration.milliseconds(1500)))
      PointMark(x: .value("a", -4), y: .value("b", Float.infinity))
      PointMark(x: .value("a", 0), y: .value("b", Double.greatestFiniteMagnitude))
      PointMark(x: .value("a", 1), y: .value("b", Double.leastNonzeroMagnitude))
    }
    #expect(marks.marks.map(\.y) == [2.5, 1.5, .infinity, 1e300, 0])
    #expect(marks.x.range == -4...200 && marks.x.areWhole)
    #expect(marks.y.range == 0...1e300 && !marks.y.areWhole)
    #expect(marks.y.leastAboveZero == 1.5)
  }

  @Test("categories are counted in the order of their first use")
  func categories() {
    let marks = marks {
      for name in ["cat", "dog", "cat", "owl"] {
        BarMark(x: .value("animal", name), y: .value("n", 1))
      }
    }
    #expect(marks.x.categories == ["cat", "dog", "owl"])
    #expect(marks.marks.map(\.x) == [0, 1, 0, 2])
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
    #expect(marks.seriesNames == ["one", "7"])
    #expect(marks.marks.map(\.series) == [0, 0, 0, 0, 1])
    let looks = marks.marks.map { marks.looks[Int($0.look)] }
    #expect(looks[0] == ChartLook(color: .red, opacity: 0.25))
    #expect(looks[3] == ChartLook(color: .blue, opacity: 0.5, symbol: "x", annotation: "n"))
    #expect(looks[4] == ChartLook())
  }

  private let isLong = false

  @Test("whole numbers have a band each, also those without a bar; others only those with bars")
  func bands() {
    let whole = BandValues(marks { barsAt([3, 7, 5]) }.x, bars: [3, 7, 5])
    #expect(whole.count == 5 && whole.index(of: 7) == 4 && whole.index(of: 5.5) == 2.5)
    #expect((0..<5).map(whole.label) == ["3", "4", "5", "6", "7"])
    #expect([2, 8, .nan, .infinity].allSatisfy { whole.index(of: $0) == nil })
    let far = BandValues(marks { barsAt([0, 1_000_000_000]) }.x, bars: [0, 1e9])
    #expect(far.count == 2 && far.index(of: 2.5e8) == 0.25 && far.label(1) == "1000000000.0")
    let none = BandValues(ChartMarks().x, bars: [])
    #expect(none.count == 0 && none.index(of: 0) == nil)
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
    #expect(stacks.range == -6...9)
    let wide = stacks.segments(in: ChartBands(count: 3, columns: 9))
    #expect(wide[0]?.map(\.end) == [2, 5, -1] && wide[6]?.map(\.start) == [0, -4])
    let narrow = stacks.segments(in: ChartBands(count: 3, columns: 1))
    #expect(narrow.count == 1 && narrow[0]?.map(\.mark) == [3])
  }

  private func heights(_ points: [(Double, Double)], width: Int) -> AreaHeights {
    AreaHeights(points.map(Optional.some), width: width)
  }

  @Test("an area is interpolated from column to column, and a gap leaves none")
  func areas() {
    let few = heights([(0.5, 0), (4.5, 4), (6.5, .nan), (7.5, 2)], width: 9)
    #expect(few.columns == [0, 1, 2, 3, 4, nil, nil, 2, nil])
    let dense = heights((0..<100).map { (Double($0) / 50, Double($0 % 7)) }, width: 2)
    #expect(dense.columns.allSatisfy { $0 ?? 0 >= 5 })
    #expect(heights([(-5, 3), (99, 3)], width: 2).columns == [3, 3])
    #expect(heights([(-9, 3), (-5, 3)], width: 2).columns.allSatisfy { $0 == nil || $0 == 3 })
  }

  @Test("the description has the meanings, the number of values, their range and the series")
  func summary() {
    let marks = marks {
      LineMark(x: .value("Hour", 0), y: .value("Words", 12)).foregroundStyle(by: .value("", "A"))
      LineMark(x: .value("Hour", 1), y: .value("Words", 7.5)).foregroundStyle(by: .value("", "B"))
    }
    #expect(marks.summary == "Words by Hour, 2 values from 7.50 to 12, of A, B")
    #expect(ChartMarks().summary == "0 values")
  }
}
