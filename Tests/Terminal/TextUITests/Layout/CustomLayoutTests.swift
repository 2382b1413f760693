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

  @Test("it has the size it chooses, its views are where it places them, with their layout values")
  func stairs() {
    let shown = rows(9, 5) {
      Stairs()() {
        Text("a")
        Text("bc").layoutValue(key: Steps.self, value: 3)
        Text("d").layoutValue(key: Steps.self, value: 1)
      }.border()
    }
    let modified = rows(6, 1) {
      Stairs()() { Text("a").layoutValue(key: Steps.self, value: 2).bold().padding(.leading) }
    }
    #expect(shown == [" ┌─────┐ ", " │a    │ ", " │   bc│ ", " │ d   │ ", " └─────┘ "])
    #expect(modified == ["    a "])
  }

  /// Places views beside each other, at the bottom, as a layout of SwiftUI with a cache does.
  private struct Shelf: Layout {
    struct Cache {
      var sizes: [Size]
    }

    func makeCache(subviews: Subviews) -> Cache {
      Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func sizeThatFits(proposal: Proposal, subviews: Subviews, cache: inout Cache) -> Size {
      Size(
        width: cache.sizes.reduce(0) { $0 + $1.width },
        height: cache.sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(
      in bounds: Rect, proposal: Proposal, subviews: Subviews, cache: inout Cache
    ) {
      var x = bounds.x
      for index in subviews.indices {
        subviews[index].place(
          at: Point(x: x, y: bounds.maxY), anchor: .bottomLeading, proposal: .unspecified)
        x += cache.sizes[index].width
      }
    }
  }

  @Test func `a layout may have a cache of what it computes from its views`() {
    let shown = rows(5, 3) {
      Shelf {
        Text("a")
        Text("b\nb\nb")
        Text("cc\nc")
      }
    }
    #expect(shown == [" b   ", " bcc ", "abc  "])
  }

  /// Places a view with one of its points at the middle of the space.
  private struct Pin: Layout {
    let anchor: Alignment

    func sizeThatFits(proposal: Proposal, subviews: Subviews, cache: inout Void) -> Size {
      proposal.replacingUnspecified(by: .zero)
    }

    func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: Subviews, cache: inout Void) {
      let middle = Point(x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2)
      for subview in subviews { subview.place(at: middle, anchor: anchor) }
    }
  }

  @Test func `a view is placed with one of its points at a position`() {
    func shown(_ anchor: Alignment) -> [String] {
      rows(4, 2) { Pin(anchor: anchor) { Text("ab") } }
    }
    #expect(
      [shown(.topLeading), shown(.topTrailing), shown(.bottomLeading), shown(.top)] == [
        ["    ", "  ab"], ["    ", "ab  "], ["  ab", "    "], ["    ", " ab "],
      ])
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
    let shown = window.rows(3, 2).joined().filter { $0 != " " }
    for y in 0..<2 { for x in 0..<3 { window.tap(x, y) } }
    #expect(shown == "b" && taps.value == 0)
  }
}
