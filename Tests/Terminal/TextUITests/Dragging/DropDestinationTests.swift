import Testing
import TextUI

@Suite struct DropDestinationTests {
  private let heard = Box([String]())

  private func take<Item: Sendable>(
    _ name: String, _ type: Item.Type, _ view: some View
  ) -> some View {
    view.dropDestination(
      for: type, isTargeted: { heard.note("\(name) \($0 ? "in" : "out")") },
      action: { items, place in
        heard.note("\(name) \(items[0]) \(place.x),\(place.y)")
        return true
      })
  }

  /// Drags from the top left cell through other cells, and releases at the last.
  private func drag(_ window: Window, through places: (Int, Int)...) {
    _ = window.rows(12, 4)
    window.mouse(.down(.left), 0, 0)
    for (x, y) in places { window.mouse(.moved(.left), x, y) }
    if let (x, y) = places.last { window.mouse(.up(.left), x, y) }
  }

  /// Returns a window with a draggable number above some content.
  private func window(@ViewBuilder _ below: @escaping () -> some View) -> Window {
    Window {
      VStack(alignment: .leading, spacing: 0) {
        Text("7").draggable(7)
        below()
      }
      .frame(width: 12, height: 4, alignment: .topLeading)
    }
  }

  @Test("a destination is notified when something enters it, leaves it, and is about to be dropped")
  func targeted() {
    let window = window {
      HStack(spacing: 2) {
        take("one", Int.self, Block("a", 3, 2))
        take("two", Int.self, Block("b", 3, 2))
      }
    }
    drag(window, through: (1, 1), (2, 2), (4, 1), (6, 1), (6, 2))
    #expect(heard.value == ["one in", "one out", "two in", "two out", "two 7 1,1"])
  }

  @Test("of nested destinations the innermost that accepts the type is the target")
  func nested() {
    let window = window {
      take(
        "outer", Int.self,
        HStack(spacing: 0) {
          take("words", String.self, Block("a", 3, 3))
          take("numbers", Int.self, Block("b", 3, 3))
        }.padding(.leading, 2))
    }
    drag(window, through: (3, 1))
    let outer = heard.take()
    drag(window, through: (3, 1), (6, 2))
    #expect(
      [outer, heard.take()] == [
        ["outer in", "outer out", "outer 7 3,0"],
        ["outer in", "outer out", "numbers in", "numbers out", "numbers 7 1,1"],
      ])
  }

  @Test("of overlapping destinations the frontmost is the target, even behind other views")
  func frontmost() {
    let window = window {
      ZStack(alignment: .topLeading) {
        take("back", Int.self, Block("a", 6, 3))
        take("front", Int.self, Block("b", 3, 3))
        take("words", String.self, Block("c", 6, 1))
        Block("d", 1, 3)
      }
    }
    drag(window, through: (0, 2))
    let front = heard.take()
    drag(window, through: (5, 1))
    #expect(
      [front, heard.take()] == [
        ["front in", "front out", "front 7 0,1"], ["back in", "back out", "back 7 5,0"],
      ])
  }

  @Test("a destination accepts its type and values that can be cast to it")
  func types() {
    func offered<Value: Sendable>(_ value: Value, to view: some View) -> [String] {
      let window = Window {
        HStack(spacing: 0) {
          Text("x").draggable(value)
          view
        }.frame(width: 12, height: 4, alignment: .topLeading)
      }
      drag(window, through: (1, 0))
      return heard.take().suffix(1)
    }
    let last = [
      offered(1, to: take("double", Double.self, Text("y"))),
      offered([1], to: take("numbers", [Int].self, Text("y"))),
      offered(1, to: take("all", (any Sendable).self, Text("y"))),
      offered("w", to: take("text", (any StringProtocol & Sendable).self, Text("y"))),
    ]
    #expect(last == [[], ["numbers [1] 0,0"], ["all 1 0,0"], ["text w 0,0"]])
  }

  @Test("disabled destinations and places where a view is not hit accept nothing")
  func unreachable() {
    let window = window {
      take("disabled", Int.self, Text("aaa")).disabled()
      take("transparent", Int.self, Text("bbb")).allowsHitTesting(false)
      take("circle", Int.self, Text("ccc").frame(width: 6).contentShape(Nowhere()))
    }
    for y in 1...3 { drag(window, through: (1, y)) }
    #expect(heard.value == [])
  }

  @Test("a view lifted from a popup is drawn above it, and cannot be dropped below it")
  func popup() {
    let window = Window {
      take("below", Int.self, Block(".", 12, 4))
        .popup(isPresented: Slip(true).binding, alignment: .topLeading, style: .plain) {
          Text("7").frame(width: 3, alignment: .leading).draggable(7)
        }
    }
    _ = window.rows(12, 4)
    window.mouse(.down(.left), 3, 0)
    window.mouse(.moved(.left), 5, 0)
    let beside = window.rows(12, 4)[0]
    window.mouse(.moved(.left), 10, 2)
    #expect([beside, window.rows(12, 4)[2]] == ["   7 7    ..", "..........7 "])
    window.mouse(.up(.left), 10, 2)
    #expect(heard.value == [])
  }

  @Test("a destination lets taps through")
  func tapsThrough() {
    let window = Window {
      ZStack {
        Text("below").onTapGesture { heard.note("tap") }
        take("above", Int.self, Color.clear)
      }
    }
    _ = window.rows(5, 1)
    window.tap(2, 0)
    #expect(heard.value == ["tap"])
  }
}

/// An empty shape.
private struct Nowhere: Shape {
  func path(in rect: ShapeRect) -> Path { Path() }
}
