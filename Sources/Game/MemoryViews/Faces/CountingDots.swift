import TextUI

/// The dots of a face that is counted, drawn as squares with gaps, so that a child can point at
/// each.
///
/// Up to six dots stand as on a die, more of them in rows of five.
struct CountingDots: Equatable {
  let count: Int

  /// Creates the dots of a face's text; nil if it has other characters than dots and spaces.
  init?(_ text: String) {
    guard text.contains("●"), text.allSatisfy({ $0 == "●" || $0 == " " }) else { return nil }
    count = text.count { $0 == "●" }
  }

  /// Returns the rows of the largest squares that fit into a space, all of one length; nil if even
  /// the smallest do not.
  func lines(in space: Size) -> [String]? {
    let largest = min(space.width, 2 * space.height) / 3
    guard
      let squares = stride(from: largest, to: 0, by: -1).lazy.map({ Squares(side: $0) })
        .first(where: { fits($0, in: space) })
    else { return nil }
    return lines(of: squares)
  }

  /// The columns and rows of dots.
  private var grid: Size {
    count <= Self.die.count ? Size(width: 3, height: 3) : Size(width: 5, height: (count + 4) / 5)
  }

  /// The places of the dots in the grid.
  private var places: [Point] {
    guard count > Self.die.count else { return Self.die[count - 1] }
    return (0..<count).map { Point(x: $0 % 5, y: $0 / 5) }
  }

  private func fits(_ squares: Squares, in space: Size) -> Bool {
    squares.columns(grid.width) <= 2 * space.width && squares.rows(grid.height) <= 2 * space.height
  }

  private func lines(of squares: Squares) -> [String] {
    let places = places
    func isSet(_ x: Int, _ y: Int) -> Bool { places.contains { squares.covers(x, y, of: $0) } }
    return stride(from: 0, to: squares.rows(grid.height), by: 2).map { y in
      stride(from: 0, to: squares.columns(grid.width), by: 2).map { x in
        BlockSize.sign([isSet(x, y), isSet(x + 1, y), isSet(x, y + 1), isSet(x + 1, y + 1)])
      }.joined()
    }
  }

  /// The places of one to six dots, in columns and rows of three.
  private static let die: [[Point]] = [
    "....x....", "x.......x", "x...x...x", "x.x...x.x", "x.x.x.x.x", "x.xx.xx.x",
  ].map { signs in
    signs.enumerated().filter { $0.element == "x" }
      .map { Point(x: $0.offset % 3, y: $0.offset / 3) }
  }
}

/// Squares and the gaps between them, in quarters of a cell, which are twice as high as wide.
private struct Squares {
  /// The height of a square, and half of its width.
  let side: Int

  private var stepX: Int { 3 * side }
  private var stepY: Int { side + (side + 1) / 2 }

  func columns(_ count: Int) -> Int { (count - 1) * stepX + 2 * side }
  func rows(_ count: Int) -> Int { (count - 1) * stepY + side }

  /// Returns true if the square at a place of the grid has a quarter.
  func covers(_ x: Int, _ y: Int, of place: Point) -> Bool {
    0..<2 * side ~= x - place.x * stepX && 0..<side ~= y - place.y * stepY
  }
}
