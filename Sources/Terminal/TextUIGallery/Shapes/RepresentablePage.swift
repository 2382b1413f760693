import TextUI

struct RepresentablePage: View {
  @State private var steps = 300

  var body: some View {
    VStack(spacing: 1) {
      AntTrail(steps: steps).frame(maxWidth: 60, maxHeight: 18)
      Button("Continue from step \(steps)") { steps += 100 }
    }
    .defaultFocus()
  }
}

/// A view of an ant, which is created once and keeps its state.
private struct AntTrail: Representable, Equatable {
  let steps: Int

  func makeDrawing(context: Context) -> Ant { Ant() }

  func update(_ ant: Ant, context: Context) {
    while ant.steps < steps { ant.step() }
  }

  func draw(_ ant: Ant, in context: inout GraphicsContext) {
    for cell in ant.trail {
      let place = Point(x: context.size.width / 2 + 2 * cell.x, y: context.size.height / 2 + cell.y)
      context.fill(Rect(origin: place, size: Size(width: 2, height: 1)), with: "#")
    }
  }
}

/// Langton's ant, as a library without views might provide it.
private final class Ant {
  private(set) var trail: Set<Point> = []
  private(set) var steps = 0
  private var place = Point.zero
  private var way = Point(x: 0, y: -1)

  func step() {
    let isNew = trail.insert(place).inserted
    if !isNew { trail.remove(place) }
    way = isNew ? Point(x: -way.y, y: way.x) : Point(x: way.y, y: -way.x)
    place = Point(x: place.x + way.x, y: place.y + way.y)
    steps += 1
  }
}
