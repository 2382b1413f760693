import Testing
import TextUI

@Suite("A timeline view")
struct TimelineViewTests {
  private func window(_ schedule: TimelineSchedule, isStill: Bool = false) -> Window {
    var environment = EnvironmentValues()
    environment.reducesMotion = isStill
    return Window(environment: environment) {
      TimelineView(schedule) { now in Text("\(now / .milliseconds(1))") }
    }
  }

  /// Returns a window's text at a time in milliseconds, and the time of the next frame it requests.
  private func shown(_ window: Window, at time: Int) -> (text: String, wake: Duration?) {
    let frame = window.frame(size: Size(width: 7, height: 1), at: .milliseconds(time))
    return (frame.buffer.lines.joined().filter { $0 != " " }, frame.wake)
  }

  @Test("shows the latest of its times, in any order, and requests a frame at the next")
  func periodic() {
    let window = self.window(.periodic(from: .milliseconds(250), by: .milliseconds(500)))
    for (time, text, wake) in [
      (0, "0.0", 250), (100, "100.0", 250), (250, "250.0", 750), (700, "250.0", 750),
      (750, "750.0", 1250), (10_000, "9750.0", 10_250),
    ] {
      let shown = shown(window, at: time)
      #expect((shown.text, shown.wake) == (text, .milliseconds(wake)))
    }

    let otherWindow = self.window(.explicit([.milliseconds(30), .milliseconds(10)]))
    for (time, text, wake) in [
      (5, "5.0", 10), (10, "10.0", 30), (29, "10.0", 30), (30, "30.0", nil), (99, "30.0", nil),
    ] as [(Int, String, Int?)] {
      let shown = shown(otherWindow, at: time)
      #expect((shown.text, shown.wake) == (text, wake.map { .milliseconds($0) }))
    }
  }

  @Test("is drawn as often as terminals can show as an animation, or once per second")
  func animation() {
    #expect(
      (
        shown(window(.animation), at: 40).wake, shown(window(.animation), at: 40).text,
        shown(window(.animation, isStill: true), at: 40).wake
      ) == (.microseconds(56_667), "40.0", .milliseconds(1040)))
  }

  @Test("accepts extremely short or long intervals, and requests no frame after it was removed")
  func strangeIntervals() {
    let shortest = Duration.microseconds(16_667)
    for interval in [Duration.zero, .seconds(-1), .nanoseconds(1)] {
      #expect(shown(self.window(.periodic(by: interval)), at: 0).wake == shortest)
    }
    let never = self.window(.periodic(from: .seconds(Int64.min), by: .seconds(Int64.max)))
    #expect(shown(never, at: 0).wake ?? .zero > .zero)

    let isThere = Box(true)
    let window = Window {
      if isThere.value { TimelineView(.animation) { _ in Text("x") } }
    }
    let size = Size(width: 1, height: 1)
    #expect(window.frame(size: size, at: .zero).wake != nil)
    isThere.value = false
    #expect(window.frame(size: size, at: .zero).wake == nil)
  }
}
