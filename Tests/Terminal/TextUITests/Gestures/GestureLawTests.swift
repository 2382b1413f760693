import Testing
import TextUI

@Suite("Laws of gestures, built in and of one's own")
struct GestureLawTests {
  private nonisolated static let kinds: [GestureKind] = [.drag, .tolerantDrag, .longPress, .swipe]
  private let phases = Box<[String]>([])
  private let outerPhases = Box<[String]>([])
  /// The phases that views receive, and taps.
  private let presses = Box<[String]>([])
  private let isThere = Slip(true)

  private enum Place: CaseIterable {
    case normal
    case highPriority
    case simultaneous
    /// Inside a view with the same gesture.
    case nested
  }

  private func window(_ kind: GestureKind, _ place: Place = .normal) -> Window {
    let window = Window {
      Color.blue.overlay {
        if isThere.value { AnyView(attached(kind.gesture(noting: phases), kind, place)) }
      }
    }
    _ = window.rows(12, 2)
    return window
  }

  private func attached(
    _ gesture: some Gesture, _ kind: GestureKind, _ place: Place
  ) -> any View {
    let view = Color.red.onTapGesture { presses.note("tap") }.onPress {
      presses.note("\($0.phase)")
    }
    switch place {
    case .normal: return view.gesture(gesture)
    case .highPriority: return view.highPriorityGesture(gesture)
    case .simultaneous: return view.simultaneousGesture(gesture)
    case .nested: return surrounded(view.gesture(gesture), by: kind.gesture(noting: outerPhases))
    }
  }

  private func surrounded(_ view: some View, by gesture: some Gesture) -> any View {
    view.padding(0).gesture(gesture)
  }

  private func play(_ steps: some Sequence<GestureKind.Step>, on window: Window) {
    for step in steps {
      if let action = step.action { window.mouse(action, step.column, 0, at: step.time) }
      _ = window.rows(12, 2, at: step.time)
    }
  }

  /// Presses in place, moves, and releases at once.
  private func press(on window: Window, moving way: Size = .zero) {
    window.mouse(.down(.left), 2, 0)
    window.mouse(.moved(.left), 2 + way.width, way.height, at: 0.1)
    window.mouse(.up(.left), 2 + way.width, way.height, at: 0.2)
  }

  /// Returns the phases of a gesture that is interrupted after some phases.
  private func interrupted(_ phases: [String]) -> [String] {
    guard let last = phases.last else { return ["failed"] }
    return last == "ended" ? phases : phases + ["cancelled"]
  }

  @Test("a complete gesture begins, changes and ends in this order", arguments: kinds)
  func completes(kind: GestureKind) {
    for place in Place.allCases {
      play(kind.steps(), on: window(kind, place))
      #expect(phases.take() == kind.phases, "\(place)")
    }
  }

  @Test("a complete gesture takes the press over, and nothing is tapped", arguments: kinds)
  func takesPress(kind: GestureKind) {
    for place in [Place.normal, .highPriority, .nested] {
      play(kind.steps(), on: window(kind, place))
      let heard = presses.take()
      let isCancelled = heard.first == "began" && heard.last == "cancelled"
      #expect(
        isCancelled && !heard.contains("tap") && !heard.contains("ended"), "\(place): \(heard)")
    }
  }

  @Test("a simultaneous gesture leaves the press to the view", arguments: kinds)
  func leavesPress(kind: GestureKind) {
    play(kind.steps(), on: window(kind, .simultaneous))
    let heard = presses.take()
    #expect(heard.first == "began" && heard.last == "ended" && !heard.contains("cancelled"))
  }

  @Test("the inner one of two equal gestures wins, and the outer one fails", arguments: kinds)
  func innerWins(kind: GestureKind) {
    play(kind.steps(), on: window(kind, .nested))
    #expect(phases.take() == kind.phases && outerPhases.take() == ["failed"])
  }

  @Test("a short press in place fails, and is tapped", arguments: kinds)
  func fails(kind: GestureKind) {
    for place in Place.allCases {
      press(on: window(kind, place))
      let taps = presses.take().filter { $0 == "tap" }
      #expect(phases.take() == ["failed"] && taps.count == 1, "\(place)")
    }
  }

  @Test("a press with the right button fails", arguments: kinds)
  func failsForButton(kind: GestureKind) {
    play(kind.steps(with: .right), on: window(kind))
    #expect(phases.take() == ["failed"])
  }

  @Test(
    "an interruption after any step cancels what has begun, and fails the rest once",
    arguments: kinds)
  func isInterrupted(kind: GestureKind) {
    let steps = kind.steps()
    for place in Place.allCases {
      for count in 1...steps.count {
        let window = window(kind, place)
        play(steps.prefix(count), on: window)
        let expected = interrupted(phases.value)
        window.send(.windowFocus(false), at: .seconds(steps[count - 1].time))
        play(steps.dropFirst(count), on: window)
        #expect(phases.take() == expected, "\(place), \(count) steps")
      }
    }
  }

  @Test(
    "a view that is removed after any step cancels what has begun, and fails the rest once",
    arguments: kinds)
  func isRemoved(kind: GestureKind) {
    let steps = kind.steps()
    for place in Place.allCases {
      for count in 1...steps.count {
        isThere.set(true)
        let window = window(kind, place)
        play(steps.prefix(count), on: window)
        let expected = interrupted(phases.value)
        isThere.set(false)
        for _ in 0..<2 { _ = window.rows(12, 2, at: steps[count - 1].time) }
        play(steps.dropFirst(count), on: window)
        #expect(phases.take() == expected, "\(place), \(count) steps")
      }
    }
  }

  @Test(
    "a press that moves within the tolerance is a tap, and one further column is none",
    arguments: kinds)
  func tolerates(kind: GestureKind) {
    guard let tolerance = kind.tolerance else { return }
    press(on: window(kind), moving: tolerance)
    #expect(phases.take() == ["failed"] && presses.take().contains("tap"))
    press(on: window(kind), moving: Size(width: tolerance.width + 1, height: 0))
    #expect(phases.take().last == "ended" && !presses.take().contains("tap"))
  }
}
