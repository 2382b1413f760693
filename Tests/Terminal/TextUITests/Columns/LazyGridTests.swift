import Testing
import TextUI
import TextUITesting

@Suite("Grids of which only the visible cells are built")
struct LazyGridTests {
  /// The cells that the latest frame has built.
  private typealias Built = Slip<[Int]>

  /// Returns a stage with a vertical grid of numbers.
  private func stage(
    _ count: Int, _ built: Built, rowHeight: Int = 1, height: Int = 5
  ) -> Stage {
    Stage(width: 32, height: height) {
      let _ = built.set([])
      ScrollView(showsIndicators: false) {
        LazyVGrid(columns: Self.four, spacing: 0, rowHeight: rowHeight) {
          ForEach(0..<count) { number in
            let _ = built.set(built.value + [number])
            Text("\(number)").lineLimit(1)
          }
        }
      }
    }
  }

  private static let four = Array(repeating: GridItem.flexible(), count: 4)

  @Test(
    "a frame builds columns × (rows + 2) cells at most, wherever it is scrolled",
    arguments: [10_000, 1_000_000])
  func bodies(count: Int) {
    let built = Built([])
    let stage = stage(count, built)
    #expect(built.value == Array(0..<24), "at the top there is no row above")
    var wrong: [Key] = []
    for key in [Key.down, .down, .pageDown, .pageDown, .end, .up, .pageUp, .home] {
      stage.key(key)
      let isWrong = built.value.count > 4 * (5 + 2) || Set(built.value).count != built.value.count
      if isWrong { wrong.append(key) }
    }
    #expect(wrong == [])
    stage.key(.end)
    #expect(stage.rows[4].contains("\(count - 1)"))
  }

  @Test("rows of several cells need no more cells than the visible rows have", arguments: 1...7)
  func highRows(height: Int) {
    let built = Built([])
    let stage = stage(999, built, rowHeight: height, height: 9)
    let counts = (0..<30).map { _ in
      stage.key(.down)
      return built.value.count
    }
    let visible = (9 + height - 2) / height + 1
    #expect(counts.filter { $0 > 4 * (visible + 2) } == [])
  }

  @Test("without a height, rows are as high as the first view, which is one body more")
  func firstDecides() {
    let built = Slip(0)
    let stage = Stage(width: 11, height: 6) {
      let _ = built.set(0)
      ScrollView(showsIndicators: false) {
        LazyVGrid(columns: [.fixed(5), .fixed(5)]) {
          ForEach(0..<100_000) { number in
            let _ = built.set(built.value + 1)
            Text("\(number)").frame(height: number == 2 ? 1 : 2)
          }
        }
      }
    }
    #expect(
      stage.rows == [
        "  0     1  ", "           ", "  2     3  ", "           ", "  4     5  ", "           ",
      ] && built.value == 2 * 4 + 1)
    stage.key(.end)
    #expect(stage.rows[4].contains("99998") && built.value <= 2 * (3 + 2) + 1)
  }

  @Test("a horizontal grid fills columns from top to bottom and scrolls sideways")
  func horizontal() {
    let built = Slip(0)
    let stage = Stage(width: 12, height: 2) {
      let _ = built.set(0)
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHGrid(rows: [.fixed(1), .fixed(1)], alignment: .leading, columnWidth: 3) {
          ForEach(0..<1_000) { number in
            let _ = built.set(built.value + 1)
            Text("\(number)")
          }
        }
      }
    }
    let (first, count) = (stage.rows, built.value)
    stage.key(.end)
    #expect(
      [first, stage.rows] == [["0   2   4   ", "1   3   5   "], [" 994 996 998", " 995 997 999"]])
    #expect(count == 2 * (3 + 1) && built.value <= 2 * (4 + 2))
  }

  @Test("columns and their gaps are those of a grid that builds all views", arguments: 12...40)
  func sameAsEager(width: Int) {
    let items: [[GridItem]] = [
      [.fixed(3), .flexible(), .flexible(maximum: 4)], [.adaptive(minimum: 5)], [],
      [.flexible(minimum: 2), .adaptive(minimum: 3, maximum: 4)],
    ]
    var different: [String] = []
    for columns in items {
      for count in [0, 1, 2, 5, 7] {
        let lazy = rows(width, 9) {
          ScrollView(showsIndicators: false) {
            LazyVGrid(columns: columns, alignment: .leading, rowSpacing: 1) {
              ForEach(0..<count) { Text("\($0)").lineLimit(1) }
            }
          }
        }
        let eager = rows(width, 9) {
          ScrollView(showsIndicators: false) {
            VGrid(columns: columns, alignment: .leading, rowSpacing: 1) {
              ForEach(0..<count) { Text("\($0)").lineLimit(1) }
            }
            .frame(maxWidth: .max, alignment: .leading)
          }
        }
        if lazy != eager { different.append("\(columns), \(count)") }
      }
    }
    #expect(different == [])
  }

  /// A cell that counts its taps and shows focus.
  private struct Counter: View {
    let number: Int
    @State private var taps = 0
    @Environment(\.isFocused) private var isFocused

    var body: some View {
      Text("\(number)\(taps > 0 ? "+" : "")\(isFocused ? "*" : "")").onTapGesture { taps += 1 }
    }
  }

  @Test("cells keep their state out of sight, and the focus walks in both directions")
  func stateAndFocus() {
    let stage = Stage(width: 20, height: 2) {
      ScrollView(showsIndicators: false) {
        LazyVGrid(columns: Self.four, alignment: .leading, spacing: 0) {
          ForEach(0..<100) { number in Counter(number: number).focusable() }
        }
      }
    }
    stage.tap(x: 5, y: 0)
    let rows = states(of: stage.rows, { stage.key(.end) }, { stage.key(.home) })
    #expect(
      rows[0][0].hasPrefix("0    1+") && rows[1][1].contains("99")
        && rows[2][0].hasPrefix("0    1+"))
    let places = [Key.tab, .down, .down, .right, .up].map { key in
      stage.key(key)
      return stage.rows.joined(separator: " ").split(separator: " ").first { $0.hasSuffix("*") }
    }
    #expect(places == ["2*", "6*", "10*", "11*", "7*"])
  }

  @Test("a focused cell out of sight is built with a line of neighbours on each side")
  func focusOutOfSight() {
    let built = Slip(0)
    let stage = Stage(width: 20, height: 2) {
      let _ = built.set(0)
      ScrollView(showsIndicators: false) {
        LazyVGrid(columns: Self.four, spacing: 0) {
          ForEach(0..<10_000) { number in
            let _ = built.set(built.value + 1)
            Text("\(number)").focusable()
          }
        }
      }
    }
    stage.key(.tab)
    stage.key(.end)
    #expect(stage.rows[1].contains("9999") && built.value <= 4 * (2 + 2) + 9)
  }

  @Test("a proxy scrolls to the row of an id")
  func proxy() {
    let proxy = Slip<ScrollViewProxy?>(nil)
    let stage = Stage(width: 20, height: 3) {
      ScrollViewReader { reader in
        let _ = proxy.set(reader)
        ScrollView(showsIndicators: false) {
          LazyVGrid(columns: Self.four, spacing: 0) { ForEach(0..<4_000) { Text("\($0)") } }
        }
      }
    }
    proxy.value?.scrollTo(2_001, anchor: .center)
    stage.draw()
    #expect(stage.rows[1].contains("2001"))
  }

  @Test("hostile numbers, sizes and counts do no harm")
  func hostile() {
    let lengths = [Int.min, -1, 0, 1, .max]
    for length in lengths {
      for size in [Size.zero, Size(width: 1, height: 1), Size(width: 9, height: 3)] {
        for count in [0, 1, Int.max] {
          let screen = rows(size.width, size.height) {
            ScrollView([.vertical, .horizontal]) {
              LazyVGrid(
                columns: [.fixed(length), .adaptive(minimum: length, maximum: length)],
                spacing: length, rowSpacing: length, rowHeight: length
              ) { ForEach(0..<count) { Text("\($0)") } }
              LazyHGrid(
                rows: [.flexible(minimum: length, maximum: length)], spacing: length,
                rowSpacing: length, columnWidth: length
              ) { ForEach(0..<count) { Text("\($0)") } }
            }
          }
          #expect(screen.count == size.height)
        }
      }
    }
  }
}
