import MemoryModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Dots to count")
struct CountingDotsTests {
  @Test("up to six stand as on a die, more of them in rows of five")
  func patterns() {
    let space = Size(width: 9, height: 5)
    #expect(
      [4, 5, 8].map { Self.dots($0).lines(in: space) } == [
        ["██    ██", "        ", "        ", "██    ██"],
        ["██    ██", "   ▄▄   ", "   ▀▀   ", "██    ██"],
        ["▀▝▘▀▝▘▀", "▀▝▘▀   "],
      ])
  }

  @Test("squares are as large as their gaps allow, at most a third of the space")
  func sizes() {
    let sides = [2, 3, 4, 8, 12, 24].map { Self.dots(1).lines(in: Size(width: $0, height: $0)) }
    #expect(sides.map { $0?.count } == [nil, nil, 3, 4, 7, 12])
    #expect(
      (Self.dots(1).lines(in: Size(width: 2, height: 9)), Self.dots(24).lines(in: .zero))
        == (nil, nil))
  }

  @Test("as many squares are drawn as there are dots, in every space that they fit in")
  func counts() {
    let sizes = (1...30).flatMap { width in (1...14).map { Size(width: width, height: $0) } }
    let wrong = (1...24).flatMap { count in
      sizes.filter { size in
        guard let lines = Self.dots(count).lines(in: size) else { return false }
        return Self.squares(in: lines) != count || lines.count > size.height
          || lines.contains { $0.count != lines[0].count || $0.count > size.width }
      }
    }
    #expect(wrong == [])
  }

  @Test("only texts of dots are dots")
  func texts() {
    #expect(
      ["●●●●● ●●", "●", "", " ", "●x"].map { CountingDots($0)?.count } == [7, 1, nil, nil, nil])
    let faces = Theme.builtIn.flatMap { $0.faces + ($0.secondFaces ?? []) }.filter {
      CountingDots($0.symbol) != nil
    }
    #expect(faces.map { CountingDots($0.symbol)?.count } == Array(1...24))
  }

  private static func dots(_ count: Int) -> CountingDots {
    CountingDots(String(repeating: "●", count: count)) ?? dots(1)
  }

  /// Returns the number of upper left corners of a drawing in quarters of cells.
  private static func squares(in lines: [String]) -> Int {
    let all = quarters(of: lines)
    return all.count {
      !all.contains(Point(x: $0.x - 1, y: $0.y)) && !all.contains(Point(x: $0.x, y: $0.y - 1))
    }
  }

  private static func quarters(of lines: [String]) -> Set<Point> {
    var places: Set<Point> = []
    for (y, line) in lines.enumerated() {
      for (x, sign) in line.enumerated() {
        for quarter in 0..<4 where isSet(quarter, of: sign) {
          places.insert(Point(x: 2 * x + quarter % 2, y: 2 * y + quarter / 2))
        }
      }
    }
    return places
  }

  private static func isSet(_ quarter: Int, of sign: Character) -> Bool {
    let signs: [Character] = [
      " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
    ]
    return (signs.firstIndex(of: sign) ?? 0) >> quarter & 1 == 1
  }
}
