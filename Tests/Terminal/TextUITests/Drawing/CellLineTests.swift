import Testing

@testable import TextUI
@testable import TextUICore

@Suite("A line of cells")
struct CellLineTests {
  private let space = Size(width: 7, height: 5)

  private func exact(_ start: Int, _ end: Int, _ step: Int, of length: Int) -> Double {
    Double(start) + Double(end - start) * Double(step) / Double(max(1, length))
  }

  @Test("has one cell for each step along its longer side, at most half a cell off")
  func everyLine() {
    var wrong: [String] = []
    for number in 0..<(7 * 5 * 7 * 5) {
      let start = Point(x: number % 7, y: number / 7 % 5)
      let end = Point(x: number / 35 % 7, y: number / 245)
      let length = max(abs(end.x - start.x), abs(end.y - start.y))
      let cells = Array(CellLine(from: start, to: end, within: space))
      let isOff = cells.enumerated().contains { step, cell in
        abs(Double(cell.x) - exact(start.x, end.x, step, of: length)) > 0.5
          || abs(Double(cell.y) - exact(start.y, end.y, step, of: length)) > 0.5
      }
      let isWhole = cells.count == length + 1 && cells.first == start && cells.last == end
      if isOff || !isWhole { wrong.append("\(start) to \(end): \(cells)") }
    }
    #expect(wrong == [])
  }

  @Test("has all its cells in the space, even if it leaves it or has extreme ends")
  func clipped() {
    var wrong: [String] = []
    for start in -9...12 {
      for end in -9...12 {
        let line = (Point(x: start, y: end), Point(x: end, y: 3))
        let all = CellLine(from: line.0, to: line.1, within: Size(width: 1000, height: 1000))
        let seen = CellLine(from: line.0, to: line.1, within: space)
        let bounds = Rect(size: space)
        let isSame = seen.filter(bounds.contains) == all.filter(bounds.contains)
        if !isSame { wrong.append("\(line)") }
      }
    }
    #expect(wrong == [])

    let far = CellLine(from: Point(x: .min, y: 2), to: Point(x: .max, y: 2), within: space)
    let away = CellLine(from: Point(x: 0, y: .min), to: Point(x: 1, y: .min), within: space)
    #expect(Array(far).count <= 7 && away.allSatisfy { $0.y < 0 })
  }
}
