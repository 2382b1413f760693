import Testing
import TextUI

/// Custom elements with event handlers.
@Suite struct ResponderTests {
  /// A row of cells with some responders around a view.
  private struct Sensor: Element {
    let responders: [Responder]

    func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
      Size(width: 5, height: 1)
    }

    func draw(in rect: Rect, on painter: inout Painter) {
      for responder in responders { painter.respond(in: rect, with: responder) }
    }
  }

  private let heard = Slip<[String]>([])

  private func window(_ responders: Responder..., focusable: Bool = true) -> Window {
    let window = Window {
      Text("").focusable(focusable).wrapped(in: Sensor(responders: responders))
    }
    window.frame(size: Size(width: 5, height: 1), at: .zero)
    return window
  }

  private func note(_ word: String) { heard.value.append(word) }

  private func send(_ event: Event, to window: Window) -> Bool {
    defer { window.frame(size: Size(width: 5, height: 1), at: .zero) }
    return window.send(event, at: .zero)
  }

  private func mouse(_ action: MouseEvent.Action, _ x: Int, _ window: Window) -> Bool {
    send(.mouse(MouseEvent(action, at: Point(x: x, y: 0))), to: window)
  }

  @Test("an element receives presses, taps, the wheel and the mouse separately")
  func hearsTheMouse() {
    let window = window(
      .press { note("\($0.phase) \($0.localLocation.x)") }, .tap { note("tap") },
      .wheel { x, y in
        note("wheel \(x) \(y)")
        return .handled
      }, .hover { note($0 ? "over" : "away") })
    let actions: [(MouseEvent.Action, Int)] = [
      (.moved(nil), 2), (.down(.left), 3), (.moved(.left), 1), (.up(.left), 1),
      (.wheel(x: 0, y: 2), 4),
    ]
    let areHandled = actions.allSatisfy { mouse($0.0, $0.1, window) }
    #expect(
      areHandled && heard.value == ["over", "began 3", "moved 1", "tap", "ended 1", "wheel 0 2"])
  }

  @Test("taps are counted, for any button")
  func countsTaps() {
    let window = window(.taps(count: 2) { note("\($0.button) \($0.tapCount)") })
    for _ in 0..<2 {
      _ = mouse(.down(.right), 2, window)
      _ = mouse(.up(.right), 2, window)
    }
    _ = mouse(.down(.left), 2, window)
    _ = mouse(.up(.left), 2, window)
    let single = heard.value
    _ = mouse(.down(.left), 2, window)
    _ = mouse(.up(.left), 2, window)
    #expect([single, heard.value] == [[], ["left 2"]])
  }

  @Test("an element around a focused view gets its keys and pasted text")
  func hearsKeys() {
    let window = window(
      .key { press in
        note("\(press.key)")
        return press.key == .up ? .handled : .ignored
      },
      .paste { text in
        note(text)
        return .handled
      })
    let events: [Event] = [
      .key(KeyPress(.tab)), .key(KeyPress(.up)), .key(KeyPress(.escape)), .paste("abc"),
    ]
    #expect(events.map { send($0, to: window) } == [true, true, false, true])
    #expect(heard.value == ["tab", "up", "escape", "abc"])
  }

  @Test("the handler added last to a node is called first")
  func asksFromTheInside() {
    func responder(_ word: String) -> Responder {
      .key { _ in
        note(word)
        return .ignored
      }
    }
    let window = window(responder("outer"), responder("middle"), responder("inner"))
    _ = send(.key(KeyPress(.enter)), to: window)
    #expect(heard.value == ["inner", "middle", "outer"])
  }

  @Test("an element can have focus itself, shortcuts wherever it is, and keys nobody handles")
  func hasFocus() {
    let focused = window(
      .shortcut(KeyPress(.function(5))) { note("F5") }, .focus { note($0 ? "in" : "out") },
      focusable: false)
    let last = window(
      .fallbackKey { press in
        note("last \(press.key)")
        return .handled
      },
      .key { $0.key == .down ? .handled : .ignored })
    let sent = [
      send(.key(KeyPress(.tab)), to: focused), send(.key(KeyPress(.function(5))), to: focused),
      send(.key(KeyPress(.down)), to: last), send(.key(KeyPress(.insert)), to: last),
    ]
    #expect(sent == [true, true, true, true] && heard.value == ["in", "F5", "last insert"])
  }
}
