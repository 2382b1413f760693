/// The edges of polygons, sorted from the top.
struct Edges {
  /// An edge from its upper to its lower end.
  private struct Edge {
    let top: Double
    let bottom: Double
    let x: Double
    let slope: Double
    /// The winding: 1 if the outline runs downwards here, -1 if upwards.
    let turn: Int

    func x(at y: Double) -> Double { x + (y - top) * slope }
  }

  private let edges: [Edge]
  private let rule: Path.FillRule
  let heights: ClosedRange<Double>?

  /// Collects the edges of all subpaths; open ones are closed.
  init(_ lines: [Polyline], rule: Path.FillRule) {
    var edges: [Edge] = []
    for line in lines {
      var previous = line.points.last
      for point in line.points {
        if let from = previous, let edge = Self.edge(from, point) { edges.append(edge) }
        previous = point
      }
    }
    self.edges = edges.sorted { $0.top < $1.top }
    self.rule = rule
    let bottom = edges.reduce(-.infinity) { max($0, $1.bottom) }
    heights = .ordered(self.edges.first?.top ?? .infinity, bottom)
  }

  private static func edge(_ from: ShapePoint, _ to: ShapePoint) -> Edge? {
    guard from.y != to.y else { return nil }
    let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
    return Edge(
      top: upper.y, bottom: lower.y, x: upper.x, slope: (lower.x - upper.x) / (lower.y - upper.y),
      turn: from.y < to.y ? 1 : -1)
  }
}

extension Edges: RowSpans {
  func forEachSpan(at y: Double, _ body: (Double, Double) -> Void) {
    var crossings: [(x: Double, turn: Int)] = []
    for edge in edges {
      guard edge.top <= y else { break }
      if y < edge.bottom { crossings.append((edge.x(at: y), edge.turn)) }
    }
    crossings.sort { $0.x < $1.x }
    var (turns, start) = (0, 0.0)
    for crossing in crossings {
      let wasInside = isInside(turns)
      turns += crossing.turn
      if !wasInside { start = crossing.x }
      if wasInside, !isInside(turns), start < crossing.x { body(start, crossing.x) }
    }
  }

  private func isInside(_ turns: Int) -> Bool {
    rule == .nonZero ? turns != 0 : turns & 1 != 0
  }
}
