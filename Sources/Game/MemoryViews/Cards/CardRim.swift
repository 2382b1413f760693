import TextUI

/// The colours of a card's rim.
enum CardRim: Equatable {
  /// A single colour.
  case plain(Color)
  /// A countdown: the part of the way round the card that is left is lit.
  case countdown(left: Double, lit: Color, spent: Color)
  /// Dashes of a colour on another.
  case dashed(Color, on: Color)
}

extension CardRim {
  /// The colour of most cells, and that of the others.
  var colors: (main: Color, other: Color) {
    switch self {
    case .plain(let color): (color, color)
    case .countdown(_, let lit, let spent): (spent, lit)
    case .dashed(let dash, let ground): (ground, dash)
    }
  }

  /// Returns the cells of a path that have the other colour.
  func others(of path: RimPath) -> [RimPath.Step] {
    switch self {
    case .plain: []
    case .countdown(let left, _, _): path.steps.filter { $0.middle < left }
    case .dashed: path.steps.enumerated().filter { $0.offset % 3 < 2 }.map(\.element)
    }
  }
}

/// The cells of a card's rim but for its corners, clockwise from the middle of the top.
struct RimPath {
  /// A cell of the rim.
  struct Step: Equatable {
    /// The place, measured from the corner of the card.
    let place: Point
    let edge: Edge
    /// The share of the way at the middle of the cell, between 0 and 1.
    let middle: Double
  }

  let steps: [Step]

  /// Creates the path of a card of a size in cells; cards below three by three have none.
  init(around size: Size) {
    let (right, bottom) = (size.width - 1, size.height - 1)
    guard right > 1, bottom > 1 else {
      steps = []
      return
    }
    let (columns, rows, start) = (1..<right, 1..<bottom, size.width / 2)
    func top(_ columns: Range<Int>) -> [(Point, Edge)] {
      columns.map { (Point(x: $0, y: 0), .top) }
    }
    let places =
      top(start..<right)
      + rows.map { (Point(x: right, y: $0), .trailing) }
      + columns.reversed().map { (Point(x: $0, y: bottom), .bottom) }
      + rows.reversed().map { (Point(x: 0, y: $0), .leading) }
      + top(1..<start)
    steps = Self.measured(places)
  }

  /// Measures places, of which those at the sides are twice as long as the others, as a cell is.
  private static func measured(_ places: [(place: Point, edge: Edge)]) -> [Step] {
    func length(_ edge: Edge) -> Double { edge == .top || edge == .bottom ? 1 : 2 }
    let whole = places.reduce(0) { $0 + length($1.edge) }
    var way = 0.0
    return places.map { place, edge in
      defer { way += length(edge) }
      return Step(place: place, edge: edge, middle: (way + length(edge) / 2) / whole)
    }
  }
}
