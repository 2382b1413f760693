import TestSupport
import Testing
import TextUI
import TextUITesting

@Suite("A stage for tests")
struct StageTests {
  private struct Form: View {
    @State private var name = ""
    @State private var turns = 0

    var body: some View {
      VStack(alignment: .leading) {
        TextField("Name", text: $name)
        Button("Turned \(turns)") { turns += 1 }
      }
      .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
    }
  }

  @Test("typed text, pressed keys and taps are visible in the next frame")
  func input() {
    let stage = Stage(width: 16, height: 3) { Form() }
    stage.key(.tab)
    stage.type("Ada")
    #expect(
      stage.rows[0].hasPrefix("Ada") && stage.paste(" L.") && stage.rows[0].hasPrefix("Ada L."))
    stage.key(.tab)
    #expect(
      stage.key(.enter) && stage.tap("Turned 1") && stage.place(of: "Turned 2")?.y == 1
        && !stage.tap("Turned 1"))
  }

  @Test("it has a clipboard")
  func clipboard() {
    let stage = Stage(width: 16, height: 3) { Text("a seed").copyable("golden-owl-41") }
    #expect(
      stage.copied == nil && stage.key(.character("y"), .control)
        && (stage.copied, stage.announcements) == ("golden-owl-41", ["Copied."]))
  }

  @Test("it shows the focus and the announcements")
  func focus() {
    let stage = Stage(width: 16, height: 3) { Form() }
    #expect(stage.focused == nil && stage.accessibility.map(\.isFocused) == [false, false])
    stage.key(.tab)
    stage.key(.tab)
    #expect([stage.focused?.label, stage.announcements.last] == ["Turned 0", "Turned 0"])
  }

  @Test("time advances on request, with every frame in between")
  func time() {
    let seen = Shared([Duration]())
    let stage = Stage(width: 12, height: 1) {
      TimelineView(.periodic(from: .zero, by: .seconds(1))) { now in
        let _ = seen.withLock { $0.append(now) }
        Text("\(now.components.seconds) s")
      }
    }
    #expect(
      (stage.at(.seconds(3)).rows, seen.withLock { Set($0) }, stage.at(.seconds(1)).now) == (
        ["    3 s     "], [.zero, .seconds(1), .seconds(2), .seconds(3)], .seconds(3)
      ))
  }

  @Test("all events sent at once are handled by the frame before the first")
  func atOnce() {
    let stage = Stage(width: 9, height: 2) { Form() }
    stage.sendAtOnce([.key(KeyPress(.tab)), .key(KeyPress(.character("x")))])
    #expect(stage.rows[0].hasPrefix("x"))
  }

  @Test("a text is found by its cells, also after wide letters")
  func places() {
    let stage = Stage(width: 8, height: 2) {
      VStack(alignment: .leading) {
        Text("ab")
        Text("日本ab")
      }
    }
    #expect(
      (stage.place(of: "ab"), stage.place(of: "本a")) == (Point(x: 1, y: 0), Point(x: 3, y: 1))
        && stage.place(of: "ba") == nil)
  }

  @Test("a drag and a wheel reach the view below them, in the current size of the window")
  func mouse() {
    let stage = Stage(width: 4, height: 2) {
      ScrollView { VStack(alignment: .leading) { ForEach(0..<9) { Text("row\($0)") } } }
    }
    stage.wheel(1, x: 0, y: 0)
    #expect(stage.rows[0] != "row0" && stage.place(of: "row0") == nil)
    stage.size = Size(width: 4, height: 9)
    stage.draw()
    #expect(stage.rows.count == 9)
    var moved = Size.zero
    let dragged = Stage(width: 9, height: 2) {
      Color.red.gesture(DragGesture().onEnded { moved = $0.translation })
    }
    dragged.drag(from: Point(x: 1, y: 0), to: Point(x: 6, y: 1))
    #expect(moved == Size(width: 5, height: 1))
  }
}
