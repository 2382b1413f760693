import GridSolver
import Testing

@testable import TextUI
@testable import TextUICore

struct VGridTests {
  private func letters(_ count: Int) -> some View {
    ForEach(0..<count) { Text(String("abcdefgh".dropFirst($0).prefix(1))) }
  }

  @Test("children fill the columns row by row, each row as high as its highest view")
  func rowByRow() {
    let screen = rows(9, 3) {
      VGrid(columns: [.fixed(1), .fixed(3), .fixed(1)], rowSpacing: 1) { letters(5) }
    }
    let aligned = rows(3, 4) {
      VGrid(columns: [.fixed(1), .fixed(1)], alignment: .bottom) {
        Block("a", 1, 1)
        Block("b", 1, 3)
        Block("c", 1, 1)
      }
    }
    #expect(
      [screen, aligned] == [
        [" a  b  c ", "         ", " d  e    "], ["  b", "  b", "a b", "c  "],
      ])
  }

  @Test("flexible columns and their gaps fill the width exactly, odd cells first")
  func flexible() {
    var wrong: [String] = []
    for width in 0...60 {
      for count in 1...6 {
        for spacing in 0...3 {
          let columns = Array(repeating: GridItem.flexible(minimum: 0), count: count)
          let widths = GridItem.widths(of: columns, spacing: spacing, in: width)
          let equal = ContainerFraction.columns(count, spacing: spacing, in: width)
          if widths != equal.map(\.count) { wrong.append("\(width) \(count) \(spacing)") }
        }
      }
    }
    #expect(wrong == [])
  }

  @Test("the other columns get the difference that a limit makes")
  func limits() {
    func widths(_ columns: GridItem...) -> [Int] {
      GridItem.widths(of: columns, spacing: 1, in: 32)
    }
    #expect(
      [
        widths(.fixed(4), .flexible(), .flexible()),
        widths(.flexible(maximum: 5), .flexible(), .flexible()),
        widths(.flexible(minimum: 20), .flexible(), .flexible()),
        widths(.flexible(minimum: 14), .flexible(maximum: 4), .flexible()),
        widths(.fixed(40), .flexible(minimum: 3)), widths(.fixed(-4), .flexible()), widths(),
      ] == [[4, 13, 13], [5, 13, 12], [20, 5, 5], [14, 4, 12], [40, 3], [0, 31], [32]])
  }

  @Test("an adaptive item is as many columns as fit, at least one")
  func adaptive() {
    var wrong: [String] = []
    for width in 1...60 {
      for minimum in 1...9 {
        for spacing in 0...2 {
          let widths = GridItem.widths(
            of: [.adaptive(minimum: minimum)], spacing: spacing, in: width)
          let total = widths.reduce(0, +) + spacing * (widths.count - 1)
          let count = max(1, (width + spacing) / (minimum + spacing))
          let fits = total == width && widths.allSatisfy { $0 >= min(minimum, width) }
          if !fits || widths.count != count { wrong.append("\(width) \(minimum) \(spacing)") }
        }
      }
    }
    let limited = GridItem.widths(
      of: [.adaptive(minimum: 4, maximum: 5)], spacing: 1, in: 13)
    #expect(wrong == [] && limited == [5, 5])
  }

  @Test("with an unspecified width, columns are as wide as the widest view; extremes do no harm")
  func open() {
    let columns: [GridItem] = [
      .fixed(.max), .flexible(minimum: .min, maximum: .min), .adaptive(minimum: .max),
    ]
    let screen = rows(7, 2) {
      VGrid(columns: [.flexible(), .flexible()], alignment: .leading) {
        Text("a")
        Text("bcd")
        Text("e")
      }.fixedSize()
    }
    let extreme = rows(3, 1) {
      VGrid(columns: columns, spacing: .max, rowSpacing: .max) { letters(8) }
    }
    #expect([screen, rows(3, 1) { VGrid(columns: []) {} }] == [["a   bcd", "e      "], ["   "]])
    #expect(extreme.count == 1)
  }
}
