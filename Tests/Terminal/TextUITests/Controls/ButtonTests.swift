import Testing
import TextUI

/// Buttons are pressed by mouse and keys, and show their state without colour.
@Suite struct ButtonTests {
  private let presses = Loaded(0)

  private func screen(_ width: Int = 12, isEnabled: Bool = true) -> ControlScreen {
    let presses = presses
    return ControlScreen(width, 1) {
      Button("OK") { presses.value += 1 }.disabled(!isEnabled)
    }
  }

  @Test("a button stands in brackets, is cut without room, and is valid without any space")
  func brackets() {
    #expect([6, 8, 5, 0].map { screen($0).line } == ["[ OK ]", " [ OK ] ", "[ … ]", ""])
    #expect(screen(2).line.count == 2)
  }

  @Test("focus is shown by signs and by reverse video")
  func focusIsShown() {
    let screen = screen(6)
    let before = screen.attributes(2)
    screen.key(.tab)
    #expect(before.isEmpty && screen.line == "[>OK<]")
    #expect((0..<6).allSatisfy { screen.attributes($0) == .reverse })
  }

  @Test("Enter and Space press the button that has focus", arguments: [Key.enter, .space])
  func keys(key: Key) {
    let screen = screen()
    screen.key(key)
    let before = presses.value
    screen.key(.tab)
    let answers = [screen.key(key), screen.key(.character("x")), screen.key(key, .control)]
    #expect(answers == [true, false, false] && [before, presses.value] == [0, 1])
  }

  @Test("Tab and Enter without a frame between them press the button, and so do fast clicks")
  func fastKeys() {
    let screen = screen()
    let click: [Event] = [
      .mouse(MouseEvent(.down(.left), at: Point(x: 4, y: 0))),
      .mouse(MouseEvent(.up(.left), at: Point(x: 4, y: 0))),
    ]
    let counts = states(
      of: presses.value, { screen.sendAtOnce([.key(KeyPress(.tab)), .key(KeyPress(.enter))]) },
      { screen.sendAtOnce(click + click) })
    #expect(counts == [0, 1, 3])
  }

  @Test("a click presses the button and gives it focus; other mouse buttons do not press it")
  func click() {
    let screen = screen(6)
    let areBold = [MouseEvent.Button.right, .middle].map { button in
      screen.mouse(.down(button), 1)
      defer { screen.mouse(.up(button), 1) }
      return screen.attributes(1).contains(.bold)
    }
    #expect(areBold == [false, false])
    #expect(states(of: presses.value, { screen.click(1) }) == [0, 1] && screen.line == "[>OK<]")
  }

  @Test("it looks held down only while the mouse is over it, and a release elsewhere is no press")
  func heldDown() {
    let screen = screen(12)
    screen.mouse(.down(.left), 5)
    let looks = states(
      of: screen.attributes(5), { screen.mouse(.moved(.left), 0) },
      { screen.mouse(.moved(.left), 5) }, { screen.mouse(.up(.left), 5) })
    #expect(looks == [.bold, .reverse, .bold, .reverse] && presses.value == 1)
    screen.mouse(.down(.left), 5)
    screen.mouse(.up(.left), 0)
    #expect(screen.attributes(5) == .reverse && presses.value == 1)
  }

  @Test("a press on one button released over another presses neither")
  func fromButtonToButton() {
    let pressed = Loaded<[String]>([])
    let screen = ControlScreen(11, 1) {
      HStack {
        Button("A") { pressed.value.append("A") }
        Button("B") { pressed.value.append("B") }
      }
    }
    screen.mouse(.down(.left), 1)
    screen.mouse(.up(.left), 8)
    #expect(states(of: pressed.value, { screen.click(8) }) == [[], ["B"]])
  }

  @Test("a disabled button is shown as disabled and takes no input, also in a focused view")
  func disabled() {
    let screen = screen(6, isEnabled: false)
    let focused = ControlScreen(6, 1) {
      VStack { Button("OK") {}.disabled() }.focusable().defaultFocus()
    }
    let lines = states(
      of: screen.line,
      {
        screen.click(2)
        screen.key(.tab)
        screen.key(.enter)
      })
    #expect(lines + [focused.line] == ["( OK )", "( OK )", "( OK )"])
    #expect(presses.value == 0 && focused.attributes(2) == .dim)
    #expect([screen, focused].map(\.frame.focusOrder.count) == [0, 1])
  }

  @Test("views of a label are one button in a row; a destructive one has a sign besides its colour")
  func labels() {
    let presses = Loaded(0)
    let screen = ControlScreen(11, 1) {
      Button {
        presses.value += 1
      } label: {
        Text("New")
        Text("set")
      }
    }
    let empty = ControlScreen(4, 1) {
      Button {
      } label: {
      }
    }
    #expect([screen.line, empty.line] == ["[ New set ]", "[  ]"])
    screen.click(7)
    #expect([screen.frame.focusOrder.count, presses.value] == [1, 1])

    let red = ControlScreen(12, 1) { Button("Delete", role: .destructive) {} }
    let color = red.frame.buffer.style(at: Point(x: 4, y: 0)).foreground
    #expect(red.line == "[ ! Delete ]" && color == .red)
  }
}
