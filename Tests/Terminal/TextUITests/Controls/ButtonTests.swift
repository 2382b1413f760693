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

  @Test("a button stands in brackets")
  func brackets() {
    #expect(screen(6).line == "[ OK ]")
    #expect(screen(8).line == " [ OK ] ")
  }

  @Test("a button without room is cut, and one without any space is valid")
  func withoutRoom() {
    #expect(screen(5).line == "[ … ]")
    #expect(screen(2).line.count == 2)
    #expect(screen(0).line.isEmpty)
  }

  @Test("focus is shown by signs and by reverse video")
  func focusIsShown() {
    let screen = screen(6)
    #expect(screen.attributes(2).isEmpty)
    screen.key(.tab)
    #expect(screen.line == "[>OK<]")
    #expect((0..<6).allSatisfy { screen.attributes($0) == .reverse })
  }

  @Test("Enter and Space press the button that has focus", arguments: [Key.enter, .space])
  func keys(key: Key) {
    let screen = screen()
    screen.key(key)
    #expect(presses.value == 0)
    screen.key(.tab)
    #expect(screen.key(key))
    #expect(presses.value == 1)
    #expect(!screen.key(.character("x")))
    #expect(!screen.key(key, .control))
    #expect(presses.value == 1)
  }

  @Test("Tab and Enter without a frame between them press the button")
  func fastKeys() {
    let screen = screen()
    screen.sendAtOnce([.key(KeyPress(.tab)), .key(KeyPress(.enter))])
    #expect(presses.value == 1)
  }

  @Test("a click presses the button and gives it focus")
  func click() {
    let screen = screen(6)
    screen.click(1)
    #expect(presses.value == 1)
    #expect(screen.line == "[>OK<]")
  }

  @Test("a fast second click presses it again")
  func doubleClick() {
    let screen = screen(6)
    let click: [Event] = [
      .mouse(MouseEvent(.down(.left), at: .zero)), .mouse(MouseEvent(.up(.left), at: .zero)),
    ]
    screen.sendAtOnce(click + click)
    #expect(presses.value == 2)
  }

  @Test("the other mouse buttons do not press it")
  func otherMouseButtons() {
    let screen = screen(6)
    for button in [MouseEvent.Button.right, .middle] {
      screen.mouse(.down(button), 1)
      #expect(!screen.attributes(1).contains(.bold))
      screen.mouse(.up(button), 1)
    }
    #expect(presses.value == 0)
  }

  @Test("it looks held down only while the mouse is over it")
  func heldDown() {
    let screen = screen(12)
    screen.mouse(.down(.left), 5)
    #expect(screen.attributes(5) == .bold)
    screen.mouse(.moved(.left), 0)
    #expect(screen.attributes(5) == .reverse)
    screen.mouse(.moved(.left), 5)
    #expect(screen.attributes(5) == .bold)
    screen.mouse(.up(.left), 5)
    #expect(screen.attributes(5) == .reverse)
    #expect(presses.value == 1)
  }

  @Test("a release elsewhere does not press it")
  func letGoElsewhere() {
    let screen = screen(12)
    screen.mouse(.down(.left), 5)
    screen.mouse(.up(.left), 0)
    #expect(presses.value == 0)
    #expect(screen.attributes(5) == .reverse)
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
    #expect(pressed.value.isEmpty)
    screen.click(8)
    #expect(pressed.value == ["B"])
  }

  @Test("a disabled button is shown as disabled and takes no input")
  func disabled() {
    let screen = screen(6, isEnabled: false)
    #expect(screen.line == "( OK )")
    screen.click(2)
    screen.key(.tab)
    screen.key(.enter)
    #expect(presses.value == 0)
    #expect(screen.line == "( OK )")
    #expect(screen.frame.focusOrder.isEmpty)
  }

  @Test("a disabled button in a focused view is not shown as focused")
  func disabledInFocusedView() {
    let screen = ControlScreen(6, 1) {
      VStack { Button("OK") {}.disabled() }.focusable().defaultFocus()
    }
    #expect(screen.line == "( OK )" && screen.frame.focusOrder.count == 1)
    #expect(screen.attributes(2) == .dim)
  }

  @Test("a destructive button has a sign besides its colour")
  func destructive() {
    let screen = ControlScreen(12, 1) { Button("Delete", role: .destructive) {} }
    #expect(screen.line == "[ ! Delete ]")
    #expect(screen.frame.buffer.style(at: Point(x: 4, y: 0)).foreground == .red)
  }

  @Test("several views of a label are one button in a row")
  func labelOfViews() {
    let presses = Loaded(0)
    let screen = ControlScreen(11, 1) {
      Button {
        presses.value += 1
      } label: {
        Text("New")
        Text("set")
      }
    }
    #expect(screen.line == "[ New set ]")
    #expect(screen.frame.focusOrder.count == 1)
    screen.click(7)
    #expect(presses.value == 1)
  }

  @Test("a button without a label is still a button")
  func emptyLabel() {
    #expect(
      ControlScreen(4, 1) {
        Button {
        } label: {
        }
      }.line == "[  ]")
  }
}
