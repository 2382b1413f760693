import TestSupport
import Testing
import TextUI
import TextUITesting

/// Random values, sizes and options make a chart that stays in its window.
@Suite("Charts: any values")
struct AnyChartTests {
  private nonisolated static let sizes = [
    (0, 0), (1, 1), (3, 1), (1, 3), (2, 2), (5, 4), (9, 6), (40, 12), (300, 3), (3, 80),
  ].map { Size(width: $0.0, height: $0.1) }

  @Test("any values make a chart of any size, in any scales", arguments: 0..<60)
  func draws(seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    for size in Self.sizes {
      let marks = (0..<numbers.one(of: [0, 1, 2, 7, 200])).map { _ in numbers.mark() }
      let (domain, type) = (numbers.domain(), numbers.one(of: [ChartScaleType.linear, .log]))
      var environment = EnvironmentValues()
      environment.isUnicode = numbers.whole(0...1) == 0
      let hidden: Visibility = numbers.one(of: [.hidden, .automatic])
      let stage = Stage(width: size.width, height: size.height, environment: environment) {
        Chart(marks) { $0 }
          .chartXScale(domain: domain, type: type).chartYScale(including: domain, type: type)
          .chartXAxis(hidden).chartXAxisLabel("a title").chartYAxisLabel("日本語")
      }
      let isDrawn =
        environment.isUnicode || !stage.rows.joined().contains { "█▓▁⠁╌┆".contains($0) }
      #expect(stage.rows.count == size.height && isDrawn)
    }
  }

  @Test("without values the axes are drawn; one value and equal values have their place")
  func few() {
    func symbols(_ values: [Double]) -> Int {
      let stage = Stage(width: 30, height: 8) {
        Chart(values) { PointMark(x: .value("", $0), y: .value("", $0)) }
      }
      return stage.rows.joined().count { $0 == "●" }
    }
    let values: [[Double]] = [
      [], [5], [5, 5], [.nan, .infinity, -.infinity, 2], [-1e300, 1e300], [1e-12, 3e-12, 5e-12],
      [1, 1.000_000_1],
    ]
    #expect(values.map(symbols) == [0, 1, 1, 1, 2, 3, 2])
  }

  @Test("a value that is not a number leaves a gap in a line")
  func gaps() {
    let stage = Stage(width: 30, height: 3) {
      Chart(0...20) { x in
        LineMark(x: .value("x", x), y: .value("y", (8...12).contains(x) ? Double.nan : 1))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    let row = stage.rows.max { $0.count { $0 != " " } < $1.count { $0 != " " } } ?? ""
    #expect(row.split(separator: " ").count == 2)
  }

  @Test("a hundred thousand points and bars cost no more cells than the chart has")
  func many() {
    for isBar in [true, false] {
      let stage = Stage(width: 60, height: 10) {
        Chart(0..<100_000) { x in
          if isBar {
            BarMark(x: .value("x", x), y: .value("y", x == 77_777 ? 9 : 1))
          } else {
            LineMark(x: .value("x", x), y: .value("y", x == 77_777 ? 9 : 1))
          }
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
      }
      // The single high value is visible.
      let columns = stage.rows[9].filter { $0 != " " }.count
      #expect(stage.rows[0].contains { $0 != " " } && columns >= 58)
    }
  }

  @Test("long and wide names are shortened or left out, and never overlap")
  func longNames() {
    let names = ["a very long name of an animal", "日本語の長い名前", "🦉🦉🦉🦉🦉🦉", ""]
    for width in 1...60 {
      let stage = Stage(width: width, height: 9) {
        Chart(Array(names.indices)) { number in
          BarMark(x: .value("", names[number]), y: .value("", number))
            .foregroundStyle(by: .value("", names[number]))
        }
      }
      let lying = Stage(width: width, height: 9) {
        Chart(Array(names.indices)) { number in
          BarMark(x: .value("", number), y: .value("", names[number])).annotation(names[number])
        }
      }
      let isDrawn = width < 20 || lying.rows.joined().contains("█")
      #expect(stage.rows.count == 9 && isDrawn)
    }
  }
}

extension SeededNumbers {
  fileprivate mutating func anyReal() -> Double {
    one(of: [
      .nan, .infinity, -.infinity, 0, -0.0, 1e300, -1.7e308, .leastNonzeroMagnitude, 1e-18, 1e18,
      1, 1 + 1e-15, real(-9...9), real(-1e6...1e6),
    ])
  }

  fileprivate mutating func anyValue() -> PlottableValue {
    switch whole(0...5) {
    case 0: .value("name", one(of: ["", "cat", "日本語", "a long name of a category"]))
    case 1: .value("whole", one(of: [Int.min, -3, 0, 2, 9, 1_000, .max]))
    default: .value("real", anyReal())
    }
  }

  fileprivate mutating func domain() -> ClosedRange<Double>? {
    one(of: [nil, 0...0, -5...5, 1...1_000, -.infinity ... .infinity, 1e-300...1e308])
  }

  fileprivate mutating func mark() -> StyledChartContent<AnyMark> {
    AnyMark(kind: whole(0...5), x: anyValue(), y: anyValue())
      .foregroundStyle(by: .value("", whole(0...9)))
  }
}

/// A mark of any kind.
private struct AnyMark: ChartContent {
  let kind: Int
  let x: PlottableValue
  let y: PlottableValue

  func collect(in marks: inout ChartMarks) {
    switch kind {
    case 0: BarMark(x: x, y: y).annotation("12").collect(in: &marks)
    case 1: LineMark(x: x, y: y).collect(in: &marks)
    case 2: AreaMark(x: x, y: y).opacity(0.5).collect(in: &marks)
    case 3: PointMark(x: x, y: y).symbol("🦉").annotation("long text").collect(in: &marks)
    case 4: RuleMark(x: x).annotation("x").collect(in: &marks)
    default: RuleMark(y: y).annotation("y").collect(in: &marks)
    }
  }
}
