/// An outline of lines and curves, and the area it encloses.
///
/// A path is a list of subpaths. Each begins with a move, or where the previous one was closed; an
/// open one is filled as if it were closed. Coordinates that are not finite leave gaps and never
/// trap.
///
///     Path { path in
///       path.move(to: ShapePoint(x: 0, y: 4))
///       path.addLine(to: ShapePoint(x: 4, y: 4))
/// path.addArc(center: ShapePoint(x: 2, y: 4), radius: 2, start: .degrees(90), end: .degrees(270))
///     }
public struct Path: Hashable, Sendable {
  /// The fill rule of overlapping subpaths.
  public var fillRule = FillRule.nonZero
  private(set) var figure = Figure.outline([])

  /// The rule that determines the inside of a path.
  public enum FillRule: Hashable, Sendable {
    /// A point is inside if a ray from it crosses the outline an odd number of times.
    case evenOdd
    /// A point is inside if its winding number is not zero.
    case nonZero
  }

  /// The contents of a path: a figure with a formula, which needs no memory, or single steps.
  enum Figure: Hashable, Sendable {
    case roundedRectangle(RoundedCorners)
    case sector(Sector)
    case outline([Step])
  }

  /// A step of a path.
  enum Step: Hashable, Sendable {
    case move(ShapePoint)
    case line(ShapePoint)
    case curve(ShapePoint, control1: ShapePoint, control2: ShapePoint)
    case close
  }

  /// Creates an empty path.
  public init() {}

  init(_ figure: Figure) {
    self.figure = figure
  }

  init(steps: [Step], fillRule: FillRule = .nonZero) {
    figure = .outline(steps)
    self.fillRule = fillRule
  }

  /// Creates a path with a closure that draws it.
  public init(_ draw: (inout Path) -> Void) {
    draw(&self)
  }
}

extension Path {
  /// Creates a rectangle, clockwise from its top left corner.
  public init(_ rect: ShapeRect) {
    self.init(roundedRect: rect, cornerRadius: 0)
  }

  /// Creates a rounded rectangle, clockwise from the left end of its top.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: The radius of the corners, limited to half the shorter side.
  public init(roundedRect rect: ShapeRect, cornerRadius: Double) {
    figure = .roundedRectangle(RoundedCorners(rect: rect, radius: cornerRadius))
  }

  /// Creates the ellipse inscribed in a rectangle, clockwise from its top.
  public init(ellipseIn rect: ShapeRect) {
    figure = .sector(Sector(in: rect))
  }

  /// True if the path has no steps.
  public var isEmpty: Bool { figure == .outline([]) }

  /// The path as steps.
  var steps: [Step] {
    switch figure {
    case .roundedRectangle(let corners): corners.steps
    case .sector(let sector): sector.steps
    case .outline(let steps): steps
    }
  }

  mutating func append(_ more: [Step]) {
    // Moved out of the enum before it grows, so that the array is not copied.
    var all = steps
    figure = .outline([])
    all.append(contentsOf: more)
    figure = .outline(all)
  }
}
