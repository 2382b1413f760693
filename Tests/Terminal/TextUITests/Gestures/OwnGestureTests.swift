import TestSupport
import Testing
import TextUI

@Suite("Gestures of one's own")
struct OwnGestureTests {
  private let heard = Box<[String]>([])

  private func window(@ViewBuilder _ root: @escaping () -> some View) -> Window {
    let window = Window(root: root)
    _ = window.rows(12, 2)
    return window
  }

  /// Presses at 10, moves to the left by a number of columns, and releases after a time.
  private func swipe(_ window: Window, by columns: Int, in seconds: Double = 0.2) {
    window.mouse(.down(.left), 10, 0)
    window.mouse(.moved(.left), 10 - columns, 0, at: seconds / 2)
    window.mouse(.up(.left), 10 - columns, 0, at: seconds)
  }

  @Test("a swipe takes over the press at its release, and nothing is tapped")
  func swipes() {
    let window = window {
      Color.red.onTapGesture { heard.note("tap") }.onPress { heard.note("\($0.phase)") }
        .gesture(SwipeGesture().onEnded { heard.note("swipe \($0)") })
    }
    let phases = [(4, 0.2), (4, 0.6), (0, 0.2)].map { columns, seconds in
      swipe(window, by: columns, in: seconds)
      return heard.take()
    }
    #expect(
      phases == [
        ["began", "moved", "cancelled", "swipe left"], ["began", "moved", "tap", "ended"],
        ["began", "stationary", "tap", "ended"],
      ])
  }

  @Test("a gesture sees each event of a press before the view and the views around it")
  func seesFirst() {
    let gesture = ScriptGesture(phases: [.began(0), .changed(1), .ended(2)], takesPress: false)
    let window = window {
      Color.red.onPress { heard.note("inner \($0.phase)") }.frame(height: 1)
        .gesture(gesture.noting("own", in: heard)).onPress { heard.note("outer \($0.phase)") }
    }
    window.mouse(.down(.left), 3, 0)
    window.mouse(.moved(.left), 4, 0)
    window.mouse(.up(.left), 4, 0)
    #expect(
      heard.take() == [
        "own changed", "inner began", "outer began", "own changed", "inner moved", "outer moved",
        "own ended", "inner ended", "outer ended",
      ])
  }

  @Test("a gesture that takes over a press as it begins leaves nothing of it to the views")
  func takesAll() {
    let window = window {
      Color.red.onPress { heard.note("\($0.phase)") }
        .gesture(ScriptGesture(phases: [.began(0), .changed(1)]).noting("own", in: heard))
    }
    window.tap(3, 0)
    #expect(heard.take() == ["own changed", "own ended"], "it ends with its press in any case")
  }

  @Test("phases are put in order, whatever a gesture returns")
  func ordersPhases() {
    let scripts: [([GesturePhase<Int>], [String])] = [
      ([.possible, .failed], ["failed"]), ([.possible], ["failed"]), ([.cancelled(1)], ["failed"]),
      ([.changed(1), .began(2), .failed], ["changed", "changed", "cancelled"]),
      ([.began(1), .possible, .possible], ["changed", "ended"]),
      ([.ended(1), .changed(2)], ["ended"]),
    ]
    let words = scripts.map { phases, _ in
      let window = window {
        Color.red.gesture(ScriptGesture(phases: phases).noting("own", in: heard))
      }
      window.mouse(.down(.left), 3, 0)
      window.mouse(.moved(.left), 4, 0)
      window.mouse(.up(.left), 4, 0)
      return heard.take()
    }
    #expect(words == scripts.map { $0.1.map { "own \($0)" } })
  }

  @Test("a gesture whose deadline is in the past asks for one frame only")
  func pastDeadline() {
    let window = window {
      Color.red.gesture(ScriptGesture(phases: [.possible], time: .seconds(-1)))
    }
    window.mouse(.down(.left), 3, 0, at: 1)
    _ = window.rows(12, 2, at: 1)
    #expect(window.frame?.wake == nil)
  }

  @Test("a gesture whose view goes away is cancelled or fails once, in each phase of the press")
  func goesAway() {
    let phases: [[GesturePhase<Int>]] = [[.possible], [.possible, .began(1)], [.began(1)]]
    for (phases, step) in phases.flatMap({ phases in (0...2).map { (phases, $0) } }) {
      let isThere = Slip(true)
      let window = window {
        Color.blue.overlay {
          if isThere.value {
            Color.red.gesture(ScriptGesture(phases: phases).noting("own", in: heard))
          }
        }
      }
      let events: [MouseEvent.Action] = [.down(.left), .moved(.left), .up(.left)]
      for (index, event) in events.enumerated() {
        window.mouse(event, 3 + index, 0)
        if index == step { isThere.set(false) }
        for _ in 0..<2 { _ = window.rows(12, 2) }
      }
      let all = heard.take()
      let ends = all.filter { !$0.hasSuffix("changed") }
      #expect(ends.count == 1 && all.last == ends.first, "\(phases) \(step): \(all)")
    }
  }

  @Test("another type of gesture on the same view during a press fails")
  func changesType() {
    let isFirst = Slip(true)
    let window = window {
      ModifiedGesture(isFirst: isFirst.value, heard: heard)
    }
    window.mouse(.down(.left), 3, 0)
    isFirst.set(false)
    _ = window.rows(12, 2)
    window.mouse(.moved(.left), 9, 0)
    window.mouse(.up(.left), 9, 0)
    #expect(heard.take() == ["drag failed"])
  }
}

/// A view with a gesture of two types, without another identity.
private struct ModifiedGesture: View {
  let isFirst: Bool
  let heard: Box<[String]>

  var body: some View { Color.red.modifier(Change(isFirst: isFirst, heard: heard)) }

  private struct Change: ViewModifier {
    let isFirst: Bool
    let heard: Box<[String]>

    func body(content: Content) -> some View {
      let drag = DragGesture(minimumDistance: 2)
      let gesture: any Gesture =
        isFirst ? SwipeGesture().noting("swipe", in: heard) : drag.noting("drag", in: heard)
      return AnyView(attached(gesture, to: content))
    }

    private func attached(_ gesture: some Gesture, to content: Content) -> any View {
      content.gesture(gesture)
    }
  }
}
