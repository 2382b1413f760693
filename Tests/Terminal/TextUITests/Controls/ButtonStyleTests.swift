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
    #expect(
      states(
        of: screen.line, { screen.mouse(.down(.left), 2) }, { screen.mouse(.moved(.left), 9) })
        == ["afpECU", "aFPECU", "aFpECU"])
  }

  @Test("a style is inherited, the innermost counts, and it may have state")
  func inherited() {
    let screen = ControlScreen(10, 2) {
      VStack {
        Button("one") {}
        Button("two") {}.buttonStyle(.automatic).disabled()
      }.buttonStyle(.plain)
    }
    let remembering = ControlScreen(1, 1) { Button("a") {}.buttonStyle(Remembering()) }
    remembering.click(0)
    #expect(screen.lines + [remembering.line] == ["   one    ", " ( two )  ", "2"])
  }

  @Test("every cell of a styled button can be pressed")
  func bordered() {
    let presses = Loaded(0)
    let screen = ControlScreen(6, 3) {
      Button("OK") { presses.value += 1 }.buttonStyle(.bordered)
    }
    let screens = states(
      of: screen.lines, { screen.click(5, 2) }, { screen.mouse(.down(.left), 0, 0) })
    #expect(
      screens == [
        ["╭────╮", "│ OK │", "╰────╯"], ["┏━━━━┓", "┃ OK ┃", "┗━━━━┛"],
        ["╔════╗", "║ OK ║", "╚════╝"],
      ] && presses.value == 1)
  }

  @Test("a background of the label is kept in every style and state, and its letters are on it")
  func background() {
    let screen = ControlScreen(11, 3) {
      VStack {
        Button {
        } label: {
          Text("a").padding(.horizontal).background(Color.yellow)
          Text("b").background(Color.clear)
        }
        Button {
        } label: {
          Text("c").background(Color.yellow)
        }
        .buttonStyle(.plain)
        List { Text("d").background(Color.yellow) }
      }
    }
    func backgrounds(_ row: Int) -> [Color] {
      (0..<11).map { screen.frame.buffer.style(at: Point(x: $0, y: row)).background }
    }
    let own = backgrounds(0)[1]
    #expect(own != .terminal && own != .yellow)
    for _ in 0..<3 {
      #expect(screen.lines[0].dropFirst(4).hasPrefix("a  b"))
      #expect(backgrounds(0)[3..<6] == [.yellow, .yellow, .yellow] && backgrounds(0)[7] == own)
      #expect([1, 2].map { backgrounds($0).count { $0 == .yellow } } == [1, 1])
      screen.key(.tab)
    }
  }

  @Test("the plain style is the label, reversed with focus")
  func plain() {
    let screen = ControlScreen(2, 1) { Button("OK") {}.buttonStyle(.plain) }
    #expect(states(of: screen.line, { screen.key(.tab) }) == ["OK", "OK"])
    #expect(screen.attributes(0) == .reverse)
  }
}
