import Testing

@testable import TextUI

@Suite("Charts: dots of lines")
struct DotGridTests {
  /// Returns the rows of a grid in Braille.
  private func rows(_ width: Int, _ height: Int, _ points: [(Double, Double)?]) -> [String] {
    var grid = DotGrid(size: Size(width: width, height: height))
    grid.connect(points.map { point in point.map { ChartPlace(x: $0.0, y: $0.1) } })
    return (0..<height).map { y in
      String(
        (0..<width).map { x in
          let scalar = ShapeGlyphs.braille.scalar(for: grid.masks[y * width + x])
          return Character(Unicode.Scalar(scalar) ?? "?")
        })
    }
  }

  @Test("points are connected by straight lines of dots; gaps are not, lines outside leave nothing")
  func connects() {
    #expect(
      [
        rows(2, 1, [(0, 0), (2, 1)]), rows(3, 1, [(0, 0.5), (3, 0.5)]),
        rows(1, 2, [(0, 0), (0, 1.9)]), rows(1, 1, [(0.6, 0.3)]),
      ] == [["⠑⢄"], ["⠤⠤⠤"], ["⡇", "⡇"], ["⠐"]])
    #expect(
      [
        rows(3, 1, [(0, 0), nil, (2.9, 0)]), rows(2, 1, [(-9, 9), (9, 9)]),
        rows(2, 1, [(-1e300, 0.5), (1e300, 0.5)]), rows(0, 0, [(0, 0), (5, 5)]),
      ] == [["⠁ ⠈".replacingBlanks], ["⠀⠀"], ["⠤⠤"], []])
  }

  @Test("a million points in a column are drawn as their range, and connected to the next ones")
  func reduces() {
    let many = (0..<1_000_000).lazy.map { number in
      ChartPlace(x: Double(number) / 500_000, y: number.isMultiple(of: 2) ? 0.1 : 1.9)
    }
    var grid = DotGrid(size: Size(width: 2, height: 3))
    grid.connect(many.map(Optional.some))
    #expect(grid.masks == [255, 255, 255, 255, 0, 0])
  }

  @Test("every mask of dots has quadrants, for ASCII")
  func quadrants() {
    let wrong = (0...255).filter { mask in
      let quadrants = Int(UInt8(mask).asQuadrants)
      return [(0, 0), (0, 1), (1, 0), (1, 1)].contains { row, column in
        let dots = [0, 1].map { mask >> ((row * 2 + $0) * 2 + column) & 1 }
        return quadrants >> (row * 2 + column) & 1 != dots.max()
      }
    }
    #expect(wrong == [])
  }
}

extension String {
  /// The text with empty Braille cells instead of spaces.
  fileprivate var replacingBlanks: String { String(map { $0 == " " ? "⠀" : $0 }) }
}
