import Testing
import TextUI

/// Styles receive the state of a button, and are inherited.
@Suite struct ButtonStyleTests {
  /// A style that records its configuration.
  private struct Telling: ButtonStyle {
    @Environment(\.isUnicode) private var isUnicode
    @State private var presses = 0

    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text(configuration.isFocused ? "F" : "f")
      Text(configuration.isPressed ? "P" : "p")
      Text(configuration.isEnabled ? "E" : "e")
      Text(configuration.role == .cancel ? "C" : "c")
      Text(isUnicode ? "U" : "u")
    }
  }

  private struct Row: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) { Telling().makeBody(configuration: configuration) }
    }
  }

  private struct Remembering: ButtonStyle {
    @State private var changes = 0

    func makeBody(configuration: Configuration) -> some View {
      Text("\(changes)").onChange(of: configuration.isPressed) { _, _ in changes += 1 }
    }
  }

  @Test("a style receives the whole state of a button")
  func configuration() {
    let screen = ControlScreen(6, 1) {
      Button("a", role: .cancel) {}.buttonStyle(Row())
    }
    #expect(screen.line == "afpECU")
    screen.mouse(.down(.left), 2)
    #expect(screen.line == "aFPECU")
    screen.mouse(.moved(.left), 9)
    #expect(screen.line == "aFpECU")
  }

  @Test("a style is inherited, and the innermost counts")
  func inherited() {
    let screen = ControlScreen(10, 2) {
      VStack {
        Button("one") {}
        Button("two") {}.buttonStyle(.automatic).disabled()
      }.buttonStyle(.plain)
    }
    #expect(screen.lines == ["   one    ", " ( two )  "])
  }

  @Test("a style may have state")
  func state() {
    let screen = ControlScreen(1, 1) { Button("a") {}.buttonStyle(Remembering()) }
    screen.click(0)
    #expect(screen.line == "2")
  }

  @Test("every cell of a styled button can be pressed")
  func bordered() {
    let presses = Loaded(0)
    let screen = ControlScreen(6, 3) {
      Button("OK") { presses.value += 1 }.buttonStyle(.bordered)
    }
    #expect(screen.lines == ["╭────╮", "│ OK │", "╰────╯"])
    screen.click(5, 2)
    #expect(presses.value == 1)
    #expect(screen.lines == ["┏━━━━┓", "┃ OK ┃", "┗━━━━┛"])
    #expect(screen.attributes(2, 1) == .reverse)
    screen.mouse(.down(.left), 0, 0)
    #expect(screen.lines == ["╔════╗", "║ OK ║", "╚════╝"])
  }

  @Test("the plain style is the label, reversed with focus")
  func plain() {
    let screen = ControlScreen(2, 1) { Button("OK") {}.buttonStyle(.plain) }
    #expect(screen.line == "OK")
    screen.key(.tab)
    #expect(screen.line == "OK")
    #expect(screen.attributes(0) == .reverse)
  }
}
