import Testing
import TextUI

/// Lists of views with tags.
@Suite struct TaggedListTests {
  private let selection = Loaded<Int?>(nil)
  private let opened = Slip<[Int]>([])

  private func screen(
    _ width: Int = 8, _ height: Int = 6, isUnicode: Bool = true
  ) -> ControlScreen {
    let (selection, opened) = (selection, opened)
    return ControlScreen(width, height, isUnicode: isUnicode) {
      List(selection: selection.binding, onOpen: { opened.value.append($0) }) {
        Section("Few") {
          Text("one").tag(1)
          Text("two\nmore").tag(2)
        }
        Section("Many") { ForEach(7..<9) { Text("\($0)").tag($0) } }
      }
    }
  }

  @Test("rows are below the headers of their sections, the selected one with a sign")
  func shows() {
    selection.value = 2
    let wanted = [
      "Few     ", "  one   ", "› two   ", "  more  ", "Many    ", "  7     ", "  8     ",
    ]
    #expect(screen(8, 7).lines == wanted && screen(8, 7, isUnicode: false).lines[2] == "> two   ")
    // Narrow windows cut its rows.
    #expect((0...4).allSatisfy { width in screen(width, 7).lines.allSatisfy { $0.count == width } })
  }

  @Test("arrows skip headers, and the selection stays visible")
  func keys() {
    let screen = screen(8, 3)
    screen.key(.tab)
    let seen = [Key.down, .down, .down, .up, .end, .home].map { key -> Int? in
      screen.key(key)
      return screen.lines.contains { $0.hasPrefix("›") } ? selection.value : nil
    }
    screen.key(.enter)
    #expect(seen == [1, 2, 7, 2, 8, 1] && opened.value == [1])
    #expect(!screen.key(.character("x")) && !screen.key(.enter, .control))
  }

  @Test("a tap selects a row, a second one opens it, one on a header does nothing")
  func taps() {
    let screen = screen(8, 7)
    screen.click(6, 5)
    let selected = states(
      of: selection.value,
      {
        screen.sendAtOnce(
          [.down(.left), .up(.left), .down(.left), .up(.left)].map {
            .mouse(MouseEvent($0, at: Point(x: 2, y: 2)))
          })
      }, { screen.click(1, 0) })
    #expect(selected == [7, 2, 2] && opened.value == [2])
  }

  @Test("a selection set by the program is scrolled to; one without a row is not shown")
  func follows() {
    selection.value = 8
    let screen = screen(8, 3)
    let row = screen.lines[2]
    selection.value = 5
    screen.redraw()
    #expect(row.hasPrefix("› 8") && !screen.lines.contains { $0.hasPrefix("›") })
    screen.key(.tab)
    screen.key(.down)
    #expect(selection.value == 1)
  }

  @Test("without a selection it scrolls, and its controls have focus themselves")
  func plain() {
    let pressed = Slip<[Int]>([])
    let screen = ControlScreen(9, 3) {
      List {
        Section("Do") { ForEach(0..<5) { n in Button("no \(n)") { pressed.value.append(n) } } }
      }
    }
    #expect(screen.lines == ["Do      ┃", "[ no 0 ]│", "[ no 1 ]│"])
    let count = screen.frame.focusOrder.count
    for _ in 0..<5 { screen.key(.tab) }
    screen.key(.enter)
    #expect(count == 5 && pressed.value == [4] && screen.lines[2].hasPrefix("[>no 4<]"))
  }
}
