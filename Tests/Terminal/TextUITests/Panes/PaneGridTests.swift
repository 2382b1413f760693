import Testing

@testable import TextUI

@Suite("The places of panes")
struct PaneGridTests {
  @Test(
    "they are as square as the window allows",
    arguments: [
      (1, 80, 24, [1]), (2, 80, 24, [2]), (2, 40, 60, [1, 1]), (3, 80, 24, [3]),
      (3, 80, 40, [2, 1]), (4, 80, 24, [2, 2]), (5, 200, 60, [3, 2]), (0, 80, 24, []),
    ])
  func squares(count: Int, width: Int, height: Int, rows: [Int]) {
    let grid = PaneGrid(count, in: Size(width: width, height: height), cellAspect: 0.5)
    #expect(grid.rows == rows)
  }

  @Test("they cover each cell of any space once, and without cells they have none")
  func covers() {
    for count in 1...9 {
      for size in [(7, 5), (40, 12), (81, 23), (3, 60)] {
        let space = Rect(x: 2, y: 1, width: size.0, height: size.1)
        let rects = PaneGrid(count, in: space.size, cellAspect: 0.5).rects(in: space)
        #expect(
          (
            rects.count, rects.reduce(0) { $0 + $1.width * $1.height },
            rects.allSatisfy { $0.intersection(space) == $0 || $0.isEmpty }
          ) == (count, size.0 * size.1, true))
      }
    }

    #expect(PaneGrid(3, in: .zero, cellAspect: 0.5).rects(in: .zero).allSatisfy { $0.isEmpty })
  }

  @Test("from each pane the arrows lead to its neighbour, and at the edge nowhere")
  func neighbors() {
    let grid = PaneGrid(5, in: Size(width: 200, height: 60), cellAspect: 0.5)
    let edges: [Edge] = [.leading, .trailing, .top, .bottom]
    let found = (0..<5).map { index in edges.map { grid.neighbor(of: index, toward: $0) } }
    #expect(
      (found, grid.neighbor(of: 5, toward: .leading)) == (
        [
          [nil, 1, nil, 3], [0, 2, nil, 4], [1, nil, nil, 4], [nil, 4, 0, nil], [3, nil, 2, nil],
        ], nil
      ))
  }
}
