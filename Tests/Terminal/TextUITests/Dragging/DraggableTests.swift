import Testing
import TextUI

@Suite struct DraggableTests {
  private let heard = Box([String]())

  /// Returns a window with a draggable `[ab]` and six dots that accept words.
  private func window() -> Window {
    let window = Window {
      HStack(spacing: 1) {
        Text("[ab]").onTapGesture { heard.note("tap") }.draggable("ab")
        Text("......").dropDestination(for: String.self) { words, place in
          heard.note("\(words) at \(place.x), \(place.y)")
          return true
        }
      }
    }
    _ = window.rows(11, 1)
    return window
  }

  @Test(
    "a lifted view follows the mouse, held where it was pressed, and drops at the release"
  )
  func follows() {
    let window = window()
    window.mouse(.down(.left), 1, 0)
    let rows = states(
      of: window.rows(11, 1)[0], { window.mouse(.moved(.left), 3, 0) },
      { window.mouse(.moved(.left), 7, 0) }, { window.mouse(.moved(.left), 10, 0) },
      { window.mouse(.up(.left), 8, 0) })
    #expect(
      rows == ["[ab] ......", "[a[ab].....", "[ab] .[ab].", "[ab] ....[a", "[ab] ......"])
    #expect(heard.value == [#"["ab"] at 3, 0"#] && window.wake(11, 1) == nil)
  }

  @Test("a press that does not move is a tap, and one that moves is not")
  func taps() {
    let window = window()
    window.tap(1, 0)
    let tapped = heard.take()
    window.mouse(.down(.left), 1, 0, at: 1)
    window.mouse(.moved(.left), 2, 0, at: 1)
    window.mouse(.up(.left), 1, 0, at: 1)
    #expect([tapped, heard.take()] == [["tap"], []])
  }

  @Test("only the left button lifts a view, and a disabled view stays where it is")
  func unlifted() {
    let window = window()
    window.mouse(.down(.right), 1, 0)
    window.mouse(.moved(.right), 7, 0)
    let disabled = Window { Text("ab").draggable("ab").disabled() }
    _ = disabled.rows(6, 1)
    disabled.mouse(.down(.left), 2, 0)
    disabled.mouse(.moved(.left), 5, 0)
    #expect(window.rows(11, 1) + disabled.rows(6, 1) == ["[ab] ......", "  ab  "])
    window.mouse(.up(.right), 7, 0)
    #expect(heard.value == [])
  }

  @Test("the value is evaluated when it is lifted, once")
  func valueOnce() {
    func value() -> Int {
      heard.note("asked")
      return 7
    }
    let window = Window {
      Text("ab").draggable(value()).frame(width: 4, alignment: .leading)
        .dropDestination(for: Int.self) { numbers, _ in
          heard.note("\(numbers)")
          return true
        }
    }
    _ = window.rows(4, 1)
    window.mouse(.down(.left), 0, 0)
    let before = heard.take()
    for x in 1...3 { window.mouse(.moved(.left), x, 0) }
    window.mouse(.up(.left), 3, 0)
    #expect([before, heard.take()] == [[], ["asked", "[7]"]])
  }

  @Test("in a scroll view a drag of the view lifts it, and one beside it scrolls")
  func inScrollView() {
    let window = Window {
      ScrollView(showsIndicators: false) {
        Text("ab").draggable("ab")
        ForEach(0..<5) { Text("row \($0)") }
      }
    }
    let before = window.rows(6, 3)
    window.mouse(.down(.left), 1, 0)
    window.mouse(.moved(.left), 4, 2)
    #expect(
      [before, window.rows(6, 3)] == [
        [" ab   ", "row 0 ", "row 1 "], [" ab   ", "row 0 ", "row ab"],
      ])
    window.mouse(.up(.left), 4, 2)
    _ = window.rows(6, 3, at: 9)
    window.mouse(.down(.left), 0, 2, at: 9)
    window.mouse(.moved(.left), 0, 1, at: 9)
    #expect(window.rows(6, 3, at: 9)[0] == "row 0 ")
  }

  @Test("the picture shows the visible part of the view, in its colours, without the background")
  func picture() {
    let window = Window {
      VStack(alignment: .leading, spacing: 0) {
        Text("🐶b\ncd").fixedSize().draggable(1).foregroundStyle(.red)
          .frame(height: 1, alignment: .top).clipped()
        Color.blue.frame(width: 6, height: 2)
      }
    }
    let before = window.rows(6, 3)
    window.mouse(.down(.left), 0, 0)
    window.mouse(.moved(.left), 2, 1)
    let buffer = window.frame(size: Size(width: 6, height: 3), at: .zero).buffer
    #expect(
      [before, buffer.lines] == [["🐶b   ", "      ", "      "], ["🐶b   ", "  🐶b ", "      "]])
    #expect(buffer.style(at: Point(x: 4, y: 1)) == Style(foreground: .red, background: .blue))
  }

  @Test("a preview of its ideal size can follow the mouse, held in the same part")
  func ownPreview() {
    let window = Window {
      VStack(alignment: .leading, spacing: 0) {
        Text("a long name").draggable("a") { Text("(a)") }
        Text("")
      }
    }
    _ = window.rows(11, 2)
    window.mouse(.down(.left), 5, 0)
    window.mouse(.moved(.left), 5, 1)
    #expect(
      states(of: window.rows(11, 2), { window.mouse(.moved(.left), 9, 1) }) == [
        ["a long name", "    (a)    "], ["a long name", "        (a)"],
      ])
  }
}
