/// A view for custom drawing.
///
/// Takes all proposed space. Content drawn within `part(_:draw:)` has a name, which taps report;
/// once there are parts, the mouse hits only these.
///
///     Canvas { context, size in
///       context.part("dot") { $0.fill(Circle(), in: Rect(size: size)) }
///     }
///     .onTapPart { name in … }
public struct Canvas: Primitive {
  private let draw: (inout GraphicsContext, Size) -> Void
  private var tap: ((String) -> Void)?

  /// Creates a canvas.
  ///
  /// - Parameter draw: Draws in a context whose origin is the top left cell and which clips to the
  ///   canvas; receives the size.
  public init(draw: @escaping (inout GraphicsContext, Size) -> Void) {
    self.draw = draw
  }

  /// Runs an action with the name of the tapped part, the last drawn one if several overlap.
  public func onTapPart(perform action: @escaping (String) -> Void) -> Canvas {
    var drawing = self
    drawing.tap = action
    return drawing
  }

  public func resolve(_ resolver: inout Resolver) {
    let parts = CanvasParts()
    let element = CanvasElement(
      draw: draw, parts: parts, style: resolver.values.style, opacity: resolver.values.opacity,
      cellAspect: resolver.values.cellAspect)
    guard let tap else { return resolver.leaf(element) }
    ModifierContent { $0.leaf(element) }.onTap { press in
      if let name = parts.name(at: press.localLocation) { tap(name) }
    }
    .resolve(&resolver)
  }
}

private struct CanvasElement: Element {
  let draw: (inout GraphicsContext, Size) -> Void
  let parts: CanvasParts
  let style: Style
  let opacity: UInt8
  let cellAspect: Double

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    proposal.replacingUnspecified(by: Size(width: 10, height: 10))
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    guard !rect.isEmpty else { return }
    var context = GraphicsContext(
      painter: painter, rect: rect, parts: parts, style: style, opacity: opacity,
      cellAspect: cellAspect)
    draw(&context, rect.size)
    if parts.isEmpty {
      painter.takeHits(in: rect)
    } else if !painter.ignoresHits {
      painter.respond(
        in: rect,
        with: .shape { [parts] point, rect in
          parts.name(at: Point(x: point.x - rect.x, y: point.y - rect.y)) != nil
        })
    }
  }
}

/// The named parts of a canvas, in drawing order.
final class CanvasParts {
  private var areas: [(name: String, covers: (Point) -> Bool)] = []

  var isEmpty: Bool { areas.isEmpty }

  func add(_ name: String, _ covers: @escaping (Point) -> Bool) {
    areas.append((name, covers))
  }

  /// Returns the name of the last part drawn at a cell.
  func name(at cell: Point) -> String? {
    areas.last { $0.covers(cell) }?.name
  }
}
