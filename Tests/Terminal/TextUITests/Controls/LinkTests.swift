import Testing

@testable import TextUI
@testable import TextUICore

@Suite("A link")
struct LinkTests {
  private let opened = Box([String]())

  private func window(@ViewBuilder _ root: @escaping () -> some View) -> Window {
    var environment = EnvironmentValues.still
    environment.openURL = OpenURLAction { [opened] in opened.note($0) }
    return Window(environment: environment, root: root)
  }

  private func frame(_ window: Window, _ width: Int = 8, _ height: Int = 1) -> CellBuffer {
    window.frame(size: Size(width: width, height: height), at: .zero).buffer
  }

  private func address(_ buffer: CellBuffer, _ x: Int, _ y: Int = 0) -> String? {
    buffer.table.links[buffer.style(at: Point(x: x, y: y)).link]
  }

  @Test("is underlined, and its cells know the address")
  func look() {
    let window = window {
      HStack(spacing: 0) {
        Text("a ")
        Link("b c", destination: "https://a.b/ö")
        Text(" d")
      }
    }
    let buffer = frame(window, 7)
    #expect(
      buffer.lines == ["a b c d"]
        && buffer.style(at: Point(x: 3, y: 0)).attributes == .underline)
    #expect((0..<7).filter { address(buffer, $0) == "https://a.b/%C3%B6" } == [2, 3, 4])
  }

  @Test("that is wrapped is one link")
  func wrapped() {
    let window = window { Link("one two", destination: "mailto:a@b.c").frame(width: 3) }
    let buffer = frame(window, 3, 2)
    #expect(
      buffer.lines == ["one", "two"]
        && [address(buffer, 0), address(buffer, 2, 1)] == ["mailto:a@b.c", "mailto:a@b.c"])
  }

  @Test("keeps its address on a background, dimmed and reversed, but not below a popup")
  func drawing() {
    let window = window {
      Link("b", destination: "https://a.b").defaultFocus().opacity(0.5).background(Color.blue)
    }
    let covered = self.window {
      Link("b", destination: "https://a.b").overlay { Text("x").background(Color.red) }
    }
    #expect(
      [window, covered].map { address(frame($0, 1), 0) } == ["https://a.b", nil])
  }

  @Test("opens its address as it was given by Enter, Space or a click")
  func opening() {
    let window = window { Link("b", destination: "https://a.b/ö").defaultFocus() }
    _ = frame(window)
    _ = frame(window)
    #expect(window.key(.enter) && window.key(.space) && window.tap(3, 0))
    #expect(opened.take() == Array(repeating: "https://a.b/ö", count: 3))
  }

  @Test("copies its address unless the program opens it")
  func copying() {
    var environment = EnvironmentValues.still
    environment.copy = CopyAction { [opened] text in
      opened.note(text)
      return true
    }
    let window = Window(environment: environment) {
      Link("b", destination: "https://a.b").defaultFocus()
    }
    _ = frame(window)
    _ = frame(window)
    #expect(window.key(.enter) && opened.take() == ["https://a.b"])
  }

  @Test("to another kind of address is plain text, and others are announced as links")
  func refused() {
    let frames = ["ssh://a", "https://a\u{7}b", ""].map { destination in
      window { Link("b", destination: destination) }
        .frame(size: Size(width: 1, height: 1), at: .zero)
    }
    #expect(frames.allSatisfy { $0.buffer.lines == ["b"] && $0.accessibility.isEmpty })
    #expect(frames.map { $0.buffer.style(at: .zero) } == [.plain, .plain, .plain])
    let link = window { Link("Swift", destination: "https://www.swift.org").defaultFocus() }
    let spoken = (0..<2).map { _ in link.frame(size: Size(width: 5, height: 1), at: .zero) }
    #expect(spoken.flatMap(\.announcements) == ["Swift, link"])
  }
}
