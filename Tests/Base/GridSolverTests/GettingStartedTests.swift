import GridSolver
import TestSupport
import Testing

@Suite("Getting started with the grid")
struct GridSolverGettingStartedTests {
  @Test("the article's example prints what the article says")
  func example() throws {
    let printed = PrintedLines()
    func print(_ values: Any...) { printed.add(values) }

    // Example begins
    let (width, height) = (40, 11)
    let grid = AspectFitGrid(
      count: 7, width: width, height: height, cardAspect: AspectRatio(2, 3),
      cellAspect: AspectRatio(1, 2), columnGap: 1)
    guard let grid else { return print("no room") }
    print(grid.columns, "columns of cards,", grid.cardWidth, "by", grid.cardHeight, "cells")

    var screen = Array(repeating: Array(repeating: Character("."), count: width), count: height)
    for (card, slot) in grid.slots().enumerated() {
      for y in slot.y..<slot.y + slot.height {
        for x in slot.x..<slot.x + slot.width { screen[y][x] = Character("\(card)") }
      }
    }
    for row in screen { print(String(row)) }
    // Example ends

    let article = try DocumentedExample(of: "GridSolver")
    #expect(
      try (DocumentedExample.code(in: #filePath), printed.rows) == (article.code, article.output))
  }
}
