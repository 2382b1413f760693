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
    let size = Size(width: 8, height: 2)
    window.mouse(.down(.left), 3, 0, at: 1)
    window.mouse(.up(.left), 3, 0, at: 1.1)
    #expect(heard.take() == [])
    #expect(window.frame(size: size, at: .seconds(1.2)).wake == .seconds(1) + .milliseconds(400))
    _ = window.frame(size: size, at: .seconds(1.5))
    #expect(heard.take() == ["one"])
    #expect(window.frame(size: size, at: .seconds(1.5)).wake == nil)
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
    window.tap(1, 0)
    #expect(heard.take() == ["one"])
    window.tap(1, 0, at: 0.2)
    #expect(heard.take() == ["outer two"], "the taps of the same two presses are more")
    window.tap(6, 0, at: 2)
    #expect(heard.take() == ["outer one"])
    window.tap(6, 0, at: 2.2)
    #expect(heard.take() == ["two"])
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
    #expect(heard.take() == ["one", "other"])
    window.tap(1, 0, at: 1)
    window.mouse(.down(.left), 3, 0, at: 1.1)
    #expect(heard.take() == ["one"], "two columns away")
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
    #expect(heard.take() == ["new"])
    window.tap(1, 0, at: 1)
    isThere.set(false)
    for time in [1.1, 2] { _ = window.rows(8, 2, at: time) }
    #expect(heard.take() == [])
    #expect(window.frame?.wake == nil)
  }

  @Test("a resting press keeps the time of its last event")
  func restingTime() {
    let times = Box<[Duration]>([])
    let window = window { Color.red.onPress { times.value.append($0.time) } }
    window.mouse(.down(.left), 3, 0, at: 1)
    window.mouse(.moved(.left), 4, 0, at: 1.2)
    window.key(.character("x"), at: 1.5)
    #expect(times.value == [1, 1.2, 1.2].map { .seconds($0) })
  }

  @Test("a long press has the time of the last event of its press")
  func longPressTime() {
    let times = Box<[Duration]>([])
    let window = window {
      Color.red.gesture(LongPressGesture().onEnded { times.value.append($0.time) })
    }
    window.mouse(.down(.left), 3, 0, at: 1)
    window.mouse(.moved(.left), 3, 0, at: 1.2)
    _ = window.rows(8, 2, at: 1.5)
    #expect(times.value == [.seconds(1.2)])
  }
}
