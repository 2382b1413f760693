/// Lines and curves, and what they enclose.
///
/// A path is a list of subpaths. Each begins with a move, or where the one before was closed; an open
/// one is filled as if it were closed. Coordinates that are not finite leave gaps, never a trap.
///
///     Path { path in
///       path.move(to: ShapePoint(x: 0, y: 4))
///       path.addLine(to: ShapePoint(x: 4, y: 4))
///       path.addArc(center: ShapePoint(x: 2, y: 4), radius: 2, start: .degrees(90), end: .degrees(270))
///     }
public struct Path: Hashable, Sendable {
  /// What counts as enclosed where subpaths overlap.
  public var fillRule = FillRule.nonZero
  private(set) var figure = Figure.outline([])

  /// What counts as enclosed where subpaths overlap.
  public enum FillRule: Hashable, Sendable {
    /// What is crossed by the outline an odd number of times on the way out.
    case evenOdd
    /// What the outline runs around, more often one way than the other.
    case nonZero
  }

  /// What a path is made of: a figure with a formula, which needs no memory, or single steps.
  enum Figure: Hashable, Sendable {
    case roundedRectangle(RoundedCorners)
    case sector(Sector)
    case outline([Step])
  }

  /// One step of a pen.
  enum Step: Hashable, Sendable {
    case move(ShapePoint)
    case line(ShapePoint)
    case curve(ShapePoint, control1: ShapePoint, control2: ShapePoint)
    case close
  }

  /// Makes a path that encloses nothing.
  public init() {}

  init(_ figure: Figure) {
    self.figure = figure
  }

  init(steps: [Step], fillRule: FillRule = .nonZero) {
    figure = .outline(steps)
    self.fillRule = fillRule
  }

  /// Makes a path by drawing it.
  public init(_ draw: (inout Path) -> Void) {
    draw(&self)
  }
}

extension Path {
  /// The outline of a rectangle, clockwise from its top left corner.
  public init(_ rect: ShapeRect) {
    self.init(roundedRect: rect, cornerRadius: 0)
  }

  /// The outline of a rectangle with round corners, clockwise from the left end of its top.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: Radius of the corners; at most half the shorter side counts.
  public init(roundedRect rect: ShapeRect, cornerRadius: Double) {
    figure = .roundedRectangle(RoundedCorners(rect: rect, radius: cornerRadius))
  }

  /// The outline of the ellipse that touches all sides of a rectangle, clockwise from its top.
  public init(ellipseIn rect: ShapeRect) {
    figure = .sector(Sector(in: rect))
  }

  /// Whether no pen was ever set down.
  public var isEmpty: Bool { figure == .outline([]) }

  /// The steps of the pen, whatever the path is made of.
  var steps: [Step] {
    switch figure {
    case .roundedRectangle(let corners): corners.steps
    case .sector(let sector): sector.steps
    case .outline(let steps): steps
    }
  }

  mutating func append(_ more: [Step]) {
    // Taken out of the enum before it grows, so that the array is not copied.
    var all = steps
    figure = .outline([])
    all.append(contentsOf: more)
    figure = .outline(all)
  }
}
