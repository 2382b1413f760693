import Testing
import TextUI

/// `focused` and `defaultFocus` around a control apply to the control.
@Suite struct FocusRequestTests {
  private enum Place: Hashable {
    case first
    case second
  }

  /// A focus state that a test reads and writes.
  private struct Steered<Content: View>: View {
    let place: Loaded<Place?>
    let content: (FocusState<Place?>.Binding) -> Content
    @FocusState private var focus: Place?

    var body: some View {
      content($focus)
        .onChange(of: place.value) { _, wanted in focus = wanted }
        .onChange(of: focus) { _, new in place.value = new }
    }
  }

  private func steered<Content: View>(
    @ViewBuilder _ content: @escaping (FocusState<Place?>.Binding) -> Content
  ) -> Steered<Content> {
    Steered(place: place, content: content)
  }

  private let place = Loaded<Place?>(nil)
  private let pressed = Loaded<[String]>([])

  private func button(_ title: String) -> Button<Text> {
    let pressed = pressed
    return Button(title) { pressed.value.append(title) }
  }

  @Test("a binding sets the focus of a button, and reads the focused one")
  func binding() {
    let screen = ControlScreen(20, 1) {
      steered { focus in
        HStack {
          button("A").focused(focus, equals: .first)
          button("B").focused(focus, equals: .second)
        }
      }
    }
    place.value = .second
    screen.redraw()
    screen.key(.enter)
    let first = pressed.value
    screen.key(.tab)
    #expect(place.value == .first && screen.frame.focusOrder.count == 2)
    place.value = nil
    screen.redraw()
    #expect(!screen.key(.enter) && [first, pressed.value] == [["B"], ["B"]])
  }

  @Test("the default focus is the button itself, the first of several, or that of a list")
  func defaultFocus() {
    let several = ControlScreen(20, 2) {
      button("A")
      VStack {
        button("B")
        button("C")
      }.defaultFocus()
    }
    let reader = ControlScreen(20, 2) {
      button("A")
      GeometryReader { _ in button("D") }.defaultFocus()
    }
    for screen in [several, reader] { screen.key(.enter) }
    #expect(
      [several, reader].map(\.frame.focusOrder.count) == [3, 2] && pressed.value == ["B", "D"])

    let chosen = Loaded<Int?>(1)
    let columns = ControlScreen(80, 4) {
      NavigationSplitView {
        List(1...3, id: \.self, selection: Bindable(chosen).value) { Text("\($0)") }
      } detail: {
        button("A")
      }
      .defaultFocus()
    }
    columns.key(.down)
    #expect(columns.frame.focusOrder.count == 2 && chosen.value == 2)
  }

  @Test("several focus modifiers on one control all work")
  func several() {
    struct Twice: View {
      @FocusState var isFocused: Bool
      let button: Button<Text>
      let changes: Loaded<[Bool]>
      let focus: FocusState<Place?>.Binding

      var body: some View {
        button.defaultFocus().focused($isFocused).focused(focus, equals: .first)
          .onChange(of: isFocused) { _, new in changes.value.append(new) }
      }
    }
    let changes = Loaded<[Bool]>([])
    let screen = ControlScreen(20, 1) {
      steered { Twice(button: button("A"), changes: changes, focus: $0) }
    }
    let count = screen.frame.focusOrder.count
    place.value = .first
    screen.redraw()
    #expect(count == 1 && changes.value == [true])
    screen.key(.enter)
    #expect(pressed.value == ["A"])
  }

  @Test("a focusable view without focusable content has the focus itself")
  func fallback() {
    let screen = ControlScreen(20, 1) {
      steered { focus in
        Text("a").focused(focus, equals: .first).onKeyPress(.space) { pressed.value.append("a") }
        button("B").disabled().focused(focus, equals: .second)
      }
    }
    screen.key(.tab)
    let focus = place.value
    screen.key(.space)
    #expect(focus == .first && pressed.value == ["a"])
  }

  @Test("a view is focused if its nearest focusable view is, not an outer one")
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
    #expect(
      states(of: screen.line, { screen.key(.tab) }, { screen.key(.tab) }) == ["--", "x-", "-x"])
  }
}
