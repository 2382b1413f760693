import Testing
import TextUI

/// A custom layout reads the layout values of its subviews.
@Suite struct CustomLayoutTests {
  private enum Steps: LayoutValueKey {
    static var defaultValue: Int { 0 }
  }

  /// Places each view a row below the previous one, indented by its layout value.
  private struct Stairs: Layout {
    func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
      children.reduce(into: .zero) { size, child in
        let own = child.sizeThatFits(.unspecified)
        size = Size(
          width: max(size.width, child[Steps.self] + own.width), height: size.height + own.height)
      }
    }

    func placeSubviews(in rect: Rect, _ children: Subviews) {
      var y = rect.y
      for child in children where child[Steps.self] >= 0 {
        let size = child.sizeThatFits(.unspecified)
        child.place(in: Rect(origin: Point(x: rect.x + child[Steps.self], y: y), size: size))
        y += size.height
      }
    }
  }

  @Test("it has the size it chooses, and its views are where it places them")
  func stairs() {
    let shown = rows(9, 5) {
      Stairs()() {
        Text("a")
        Text("bc").layoutValue(key: Steps.self, value: 3)
        Text("d").layoutValue(key: Steps.self, value: 1)
      }.border()
    }
    #expect(shown == [" ┌─────┐ ", " │a    │ ", " │   bc│ ", " │ d   │ ", " └─────┘ "])
  }

  @Test("a view without a place is neither drawn nor hit")
  func withoutPlace() {
    let taps = Slip(0)
    let window = Window {
      Stairs()() {
        Text("a").onTapGesture { taps.value += 1 }.layoutValue(key: Steps.self, value: -1)
        Text("b")
      }
    }
    #expect(window.rows(3, 2).joined().filter { $0 != " " } == "b")
    for y in 0..<2 { for x in 0..<3 { window.tap(x, y) } }
    #expect(taps.value == 0)
  }

  @Test("layout values pass through other modifiers")
  func throughModifiers() {
    let shown = rows(6, 1) {
      Stairs()() { Text("a").layoutValue(key: Steps.self, value: 2).bold().padding(.leading) }
    }
    #expect(shown == ["    a "])
  }
}
