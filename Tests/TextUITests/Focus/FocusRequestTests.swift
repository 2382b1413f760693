import Testing
import TextUI

/// `focused` and `defaultFocus` round a control mean the control.
@Suite struct FocusRequestTests {
  private enum Place: Hashable {
    case first
    case second
  }

  private let place = Loaded<Place?>(nil)
  private let pressed = Loaded<[String]>([])

  private func button(_ title: String) -> Button<Text> {
    let pressed = pressed
    return Button(title) { pressed.value.append(title) }
  }

  @Test("a binding gives a button focus, and learns who has it")
  func binding() {
    let place = place
    let screen = ControlScreen(20, 1) {
      HStack {
        button("A").focused(place.binding, equals: .first)
        button("B").focused(place.binding, equals: .second)
      }
    }
    #expect(screen.frame.focusOrder.count == 2)
    place.value = .second
    screen.redraw()
    screen.key(.enter)
    #expect(pressed.value == ["B"])
    screen.key(.tab)
    #expect(place.value == .first)
    place.value = nil
    screen.redraw()
    #expect(!screen.key(.enter))
    #expect(pressed.value == ["B"])
  }

  @Test("the default focus is the button itself, and only the first of several")
  func defaultFocus() {
    let screen = ControlScreen(20, 2) {
      button("A")
      VStack {
        button("B")
        button("C")
      }.defaultFocus()
    }
    #expect(screen.frame.focusOrder.count == 3)
    screen.key(.enter)
    #expect(pressed.value == ["B"])
  }

  @Test("several requests about one control are all met")
  func several() {
    let changes = Loaded<[Bool]>([])
    let isFocused = Binding<Bool>(get: { false }, set: { changes.value.append($0) })
    let place = place
    let screen = ControlScreen(20, 1) {
      button("A").defaultFocus().focused(isFocused).focused(place.binding, equals: .first)
    }
    #expect(screen.frame.focusOrder.count == 1)
    place.value = .first
    screen.redraw()
    #expect(changes.value == [true])
    screen.key(.enter)
    #expect(pressed.value == ["A"])
  }

  @Test("a view in which nothing can have focus has it itself")
  func fallback() {
    let screen = ControlScreen(20, 1) {
      Text("a").focused(place.binding, equals: .first).onKeyPress(.space) {
        pressed.value.append("a")
      }
      button("B").disabled().focused(place.binding, equals: .second)
    }
    screen.key(.tab)
    #expect(place.value == .first)
    screen.key(.space)
    #expect(pressed.value == ["a"])
  }

  @Test("a view is focused when the nearest that can be is, not one further out")
  func nearest() {
    struct Mark: View {
      @Environment(\.isFocused) var isFocused
      var body: some View { Text(isFocused ? "x" : "-") }
    }
    let screen = ControlScreen(2, 1) {
      HStack(spacing: 0) {
        Mark()
        Mark().focusable()
      }.focusable()
    }
    #expect(screen.line == "--")
    screen.key(.tab)
    #expect(screen.line == "x-")
    screen.key(.tab)
    #expect(screen.line == "-x")
  }
}
