import Testing
import TextUI

struct HitAreaTests {
  /// Returns the cells of a window in which a tap reaches a view.
  private func hits<Root: View>(
    _ width: Int, _ height: Int, @ViewBuilder of root: @escaping (@escaping () -> Void) -> Root
  ) -> [String] {
    let hit = Slip(false)
    let window = Window { root { hit.value = true } }
    return (0..<height).map { y in
      (0..<width).map { x in
        hit.value = false
        _ = window.rows(width, height)
        window.tap(x, y)
        return hit.value ? "x" : "."
      }.joined()
    }
  }

  @Test("a view is hit in its content shape, set before or after the gesture, others behind it")
  func contentShape() {
    let inside = hits(8, 4) { tap in
      Color.red.contentShape(Ellipse()).onTapGesture(perform: tap)
    }
    let outside = hits(8, 4) { tap in
      Color.red.onTapGesture(perform: tap).contentShape(Ellipse())
    }
    let behind = hits(8, 4) { tap in
      ZStack {
        Color.blue.onTapGesture(perform: tap)
        Color.red.contentShape(Ellipse()).onTapGesture {}
      }
    }
    let ellipse = [".xxxxxx.", "xxxxxxxx", "xxxxxxxx", ".xxxxxx."]
    #expect(
      [inside, outside, behind] == [
        ellipse, ellipse, ["x......x", "........", "........", "x......x"],
      ])
  }

  @Test("negative hit insets enlarge a small target, but a neighbour in front keeps its cells")
  func insets() {
    let middle = [".....", ".xxx.", ".xxx.", ".xxx.", "....."]
    #expect(
      [
        hits(5, 5) { Text("o").hitInsets(-1).onTapGesture(perform: $0) },
        hits(5, 5) { Text("o").onTapGesture(perform: $0).hitInsets(-1) },
        hits(5, 5) { Color.red.onTapGesture(perform: $0).hitInsets(1) },
        hits(1, 1) { Color.red.onTapGesture(perform: $0).hitInsets(.max) },
      ] == [middle, middle, middle, ["."]])

    let screen = hits(5, 1) { tap in
      HStack(spacing: 1) {
        Text("a").onTapGesture(perform: tap).hitInsets(-3)
        Text("b").onTapGesture {}
      }
    }
    #expect(screen == ["xxx.x"])
  }
}
