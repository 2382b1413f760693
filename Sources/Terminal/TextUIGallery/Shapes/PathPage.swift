import TextUI

struct PathPage: View {
  @State private var drawn = 0.0

  var body: some View {
    VStack {
      Star().trim(to: drawn).stroke(.yellow, lineWidth: 0.3, glyphs: .braille)
        .frame(maxWidth: 80, maxHeight: 36)
      Button("Draw") {
        withAnimation(nil) { drawn = 0 }
        withAnimation(.easeInOut(duration: .seconds(2))) { drawn = 1 }
      }
    }
    .onAppear { drawn = 1 }
    .defaultFocus()
  }
}

/// A star of five lines.
private struct Star: Shape {
  func path(in rect: ShapeRect) -> Path {
    let points = [(0.5, 0.0), (0.79, 0.9), (0.03, 0.35), (0.97, 0.35), (0.21, 0.9)]
    return Path { path in
      for (index, point) in points.enumerated() {
        let square = rect.middleSquare
        let place = ShapePoint(
          x: square.x + point.0 * square.width, y: square.y + point.1 * square.height)
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
      path.closeSubpath()
    }
  }
}
