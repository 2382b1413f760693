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
    #expect(mouse(.moved(nil), 2, window))
    #expect(mouse(.down(.left), 3, window))
    #expect(mouse(.moved(.left), 1, window))
    #expect(mouse(.up(.left), 1, window))
    #expect(mouse(.wheel(x: 0, y: 2), 4, window))
    #expect(
      heard.value == ["over", "began 3", "moved 1", "tap", "ended 1", "wheel 0 2"])
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
    #expect(heard.value.isEmpty)
    _ = mouse(.down(.left), 2, window)
    _ = mouse(.up(.left), 2, window)
    #expect(heard.value == ["left 2"])
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
    #expect(send(.key(KeyPress(.tab)), to: window))
    #expect(send(.key(KeyPress(.up)), to: window))
    #expect(!send(.key(KeyPress(.escape)), to: window))
    #expect(send(.paste("abc"), to: window))
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

  @Test("an element can have focus itself, and shortcuts wherever the focus is")
  func hasFocus() {
    let window = window(
      .shortcut(KeyPress(.function(5))) { note("F5") }, .focus { note($0 ? "in" : "out") },
      focusable: false)
    #expect(send(.key(KeyPress(.tab)), to: window))
    #expect(send(.key(KeyPress(.function(5))), to: window))
    #expect(heard.value == ["in", "F5"])
  }

  @Test("unhandled keys are reported as unhandled")
  func fallsBack() {
    let window = window(
      .fallbackKey { press in
        note("last \(press.key)")
        return .handled
      },
      .key { $0.key == .down ? .handled : .ignored })
    #expect(send(.key(KeyPress(.down)), to: window))
    #expect(send(.key(KeyPress(.insert)), to: window))
    #expect(heard.value == ["last insert"])
  }
}
