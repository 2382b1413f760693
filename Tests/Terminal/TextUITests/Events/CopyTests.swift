import Testing

@testable import TextUI
@testable import TextUICore

@Suite("Copying")
struct CopyTests {
  private let copied = Box([String]())

  private func window(@ViewBuilder _ root: @escaping () -> some View) -> Window {
    var environment = EnvironmentValues.still
    environment.copy = CopyAction { [copied] text in
      copied.note(text)
      return true
    }
    return Window(environment: environment, root: root)
  }

  private func copy(_ window: Window) -> [String] {
    _ = window.rows(20, 4)
    window.key(.character("y"), .control)
    return copied.take()
  }

  @Test("copies the text of the focused view, as it is when the key is pressed")
  func focus() {
    let count = Box(0)
    let window = window {
      VStack {
        Button("one") {}.copyable("one \(count.value)")
        Button("two") {}.copyable("two").defaultFocus()
        Button("three") {}
      }
    }
    let first = copy(window)
    window.key(.up)
    count.value = 3
    let second = copy(window)
    window.key(.down)
    _ = window.rows(20, 4)
    window.key(.down)
    #expect([first, second, copy(window)] == [["two"], ["one 3"], []])
  }

  @Test("copies the only text if nothing has focus, and the innermost of several")
  func unfocused() {
    #expect(
      [
        copy(window { Text("a").copyable("a") }),
        copy(window { Text("a").copyable("in").copyable("out") }),
      ] == [["a"], ["in"]])
  }

  @Test("copies the text under the mouse, unless the focused view copies another")
  func hover() {
    let window = window {
      VStack(spacing: 0) {
        Text("one").copyable("one")
        Text("two").copyable("two")
        Button("three") {}.defaultFocus()
      }
    }
    #expect(window.frame(size: Size(width: 20, height: 3), at: .zero).listensToHover)
    let copies =
      [copy(window)]
      + (0...1).map { row in
        _ = window.rows(20, 3)
        window.mouse(.moved(nil), 10, row)
        _ = window.rows(20, 3)
        window.key(.character("y"), .control)
        return copied.take()
      }
    window.mouse(.moved(nil), 0, 2)
    #expect(copies + [copy(window)] == [[], ["one"], ["two"], []])
  }

  @Test("of a disabled view copies nothing, and other keys neither")
  func disabled() {
    let disabled = copy(window { Text("a").copyable("a").disabled() })
    let window = window { Text("a").copyable("a") }
    _ = window.rows(20, 4)
    #expect(!window.key(.character("y")) && !window.key(.character("c"), .control))
    #expect(disabled == [] && copied.take() == [])
  }

  @Test("of an empty or too long text is refused, which is announced", arguments: [0, 100_001])
  func refused(length: Int) {
    let window = window { Text("a").copyable(String(repeating: "a", count: length)) }
    #expect(
      copy(window) == [] && window.frame(size: .zero, at: .zero).announcements == ["Not copied."])
  }

  @Test("of any text up to the limit reaches the host unchanged")
  func limit() {
    let copy = CopyAction { [copied] text in
      copied.note(text)
      return true
    }
    let long = String(repeating: "\u{1B}", count: CopyAction.limit)
    #expect(copy(long) && copied.take() == [long])
    #expect(!copy(long + "a") && !copy("") && copied.take() == [])
    #expect(!EnvironmentValues().copy("a"))
  }

  @Test("that the host reports is shown in the next frame")
  func announcement() {
    let window = window { AnnouncementLine() }
    _ = window.rows(7, 1)
    let neededFrame = window.needsFrame
    window.announce("Copied.")
    #expect(!neededFrame && window.needsFrame && window.rows(7, 1) == ["Copied."])
  }
}
