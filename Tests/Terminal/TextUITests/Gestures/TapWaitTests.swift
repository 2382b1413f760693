import Testing
import TextUI

@Suite("Taps that wait for a double tap")
struct TapWaitTests {
  private let heard = Box<[String]>([])

  private func window(@ViewBuilder _ root: @escaping () -> some View) -> Window {
    let window = Window(root: root)
    _ = window.rows(8, 2)
    return window
  }

  private var both: some View {
    Color.red.onTapGesture(count: 2) { heard.note("two") }.onPress { _ in }
      .onTapGesture { heard.note("one") }
  }

  @Test("a tap waits 0.4 s for a second one, and asks for the frame in which it is performed")
  func waits() {
    let window = window { both }
    window.mouse(.down(.left), 3, 0, at: 1)
    window.mouse(.up(.left), 3, 0, at: 1.1)
    let before = heard.take()
    #expect(window.wake(8, 2, at: 1.2) == .milliseconds(1_400))
    _ = window.rows(8, 2, at: 1.5)
    #expect([before, heard.take()] == [[], ["one"]] && window.wake(8, 2, at: 1.5) == nil)
  }

  @Test("a tap does not wait for a double tap of a view around it or inside it")
  func waitsOnOneView() {
    let window = window {
      HStack(spacing: 0) {
        Color.red.onTapGesture { heard.note("one") }
        Color.blue.onTapGesture(count: 2) { heard.note("two") }
      }.padding(0).onTapGesture(count: 2) { heard.note("outer two") }
        .frame(width: 8).onTapGesture { heard.note("outer one") }
    }
    // The second tap of the two presses counts for the view around it.
    let taps = [(1, 0), (1, 0.2), (6, 2), (6, 2.2)].map { x, time in
      window.tap(x, 0, at: time)
      return heard.take()
    }
    #expect(taps == [["one"], ["outer two"], ["outer one"], ["two"]])
  }

  @Test("a press elsewhere, or a drag, ends the waiting at once")
  func endsWaiting() {
    let window = window {
      HStack(spacing: 0) {
        both.frame(width: 4)
        Color.blue.onTapGesture { heard.note("other") }
      }
    }
    window.tap(1, 0)
    window.tap(6, 0, at: 0.1)
    let elsewhere = heard.take()
    window.tap(1, 0, at: 1)
    // This press is two columns away.
    window.mouse(.down(.left), 3, 0, at: 1.1)
    #expect([elsewhere, heard.take()] == [["one", "other"], ["one"]])
  }

  @Test("a tap that waits is forgotten with its view, and performed by the newest action")
  func followsView() {
    let (isThere, name) = (Slip(true), Slip("one"))
    let window = window {
      if isThere.value {
        Color.red.onTapGesture(count: 2) {}.onTapGesture { heard.note(name.value) }
      }
    }
    window.tap(1, 0)
    name.set("new")
    _ = window.rows(8, 2, at: 0.5)
    let performed = heard.take()
    window.tap(1, 0, at: 1)
    isThere.set(false)
    for time in [1.1, 2] { _ = window.rows(8, 2, at: time) }
    #expect([performed, heard.take()] == [["new"], []] && window.frame?.wake == nil)
  }

  @Test("a resting press and a long press have the time of the last event of the press")
  func restingTime() {
    let times = Box<[Duration]>([])
    let resting = window { Color.red.onPress { times.value.append($0.time) } }
    resting.mouse(.down(.left), 3, 0, at: 1)
    resting.mouse(.moved(.left), 4, 0, at: 1.2)
    resting.key(.character("x"), at: 1.5)
    let long = window {
      Color.red.gesture(LongPressGesture().onEnded { times.value.append($0.time) })
    }
    long.mouse(.down(.left), 3, 0, at: 1)
    long.mouse(.moved(.left), 3, 0, at: 1.2)
    _ = long.rows(8, 2, at: 1.5)
    #expect(times.value == [1, 1.2, 1.2, 1.2].map { .seconds($0) })
  }
}
