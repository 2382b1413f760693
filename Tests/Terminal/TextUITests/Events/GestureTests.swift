import Testing

@testable import TextUI
@testable import TextUICore

@Suite struct GestureTests {
  private let heard = Box([String]())

  private func window(@ViewBuilder _ root: @escaping () -> some View) -> Window {
    let window = Window(root: root)
    _ = window.rows(8, 2)
    return window
  }

  @Test("a drag takes over the press: presses are cancelled, and nothing is tapped")
  func drag() {
    let window = window {
      Text("abcdefgh").onTapGesture { heard.note("tap") }.onPress { heard.note("\($0.phase)") }
        .gesture(
          DragGesture(minimumDistance: 2)
            .onChanged { heard.note("to \($0.translation.width)") }
            .onEnded { heard.note("end \($0.translation.width) \($0.isCancelled)") })
    }
    window.mouse(.down(.left), 1, 0)
    window.mouse(.moved(.left), 2, 0)
    window.mouse(.moved(.left), 3, 0)
    window.mouse(.moved(.left), 1, 0)
    window.mouse(.up(.left), 6, 0)
    let dragged = heard.take()
    window.tap(6, 0, at: 0.1)
    #expect(
      [dragged, heard.take()] == [
        ["began", "moved", "cancelled", "to 2", "to 0", "end 5 false"], ["began", "tap", "ended"],
      ])
  }

  @Test("of two drags the innermost one with enough movement wins")
  func twoDrags() {
    let window = window {
      Text("abcdefgh")
        .gesture(DragGesture(minimumDistance: 3).onChanged { _ in heard.note("inner") })
        .gesture(DragGesture(minimumDistance: 2).onChanged { _ in heard.note("outer") })
    }
    window.mouse(.down(.left), 0, 0)
    window.mouse(.moved(.left), 3, 0)
    window.mouse(.up(.left), 3, 0)
    let inner = heard.take()
    window.mouse(.down(.left), 0, 0)
    window.mouse(.moved(.left), 2, 0)
    window.mouse(.moved(.left), 5, 0)
    #expect([inner, heard.take()] == [["inner"], ["outer", "outer"]])
  }

  @Test("a long press is recognized by time alone, and requests a wake-up for it")
  func longPress() {
    let window = window {
      Text("abcd").onTapGesture { heard.note("tap") }.onPress { heard.note("\($0.phase)") }
        .gesture(
          LongPressGesture().onEnded { heard.note("long \($0.phase) \($0.localLocation.x)") })
    }
    window.mouse(.down(.left), 3, 0, at: 1)
    let early = [window.wake(8, 2, at: 1), window.wake(8, 2, at: 1.499)]
    let began = heard.take()
    let late = window.wake(8, 2, at: 1.5)
    let ended = heard.take()
    window.mouse(.up(.left), 3, 0, at: 2)
    #expect(early + [late] == [.milliseconds(1_500), .milliseconds(1_500), nil])
    #expect(
      [began, ended, heard.take()] == [["began"], ["cancelled", "long stationary 1"], []])
  }

  @Test("a press that moves or ends is not long, and without its view there is no wake-up")
  func notLong() {
    let isThere = Box(true)
    let window = window {
      if isThere.value {
        Text("abcd").gesture(LongPressGesture().onEnded { _ in heard.note("long") })
      }
    }
    window.mouse(.down(.left), 3, 0)
    window.mouse(.moved(.left), 4, 0)
    var wakes = [window.wake(8, 2, at: 1)]
    window.mouse(.up(.left), 4, 0, at: 1)
    window.tap(4, 0, at: 2)
    wakes.append(window.wake(8, 2, at: 3))
    window.mouse(.down(.left), 4, 0, at: 4)
    isThere.value = false
    for time in [4.0, 5] { _ = window.rows(8, 2, at: time) }
    wakes.append(window.wake(8, 2, at: 5))
    #expect(wakes == [nil, nil, nil] && heard.take() == [])
  }

  @Test("a drag that is cancelled ends where it was")
  func cancelledDrag() {
    let window = window {
      Text("abcd").gesture(
        DragGesture().onChanged { heard.note("to \($0.translation.width)") }
          .onEnded { heard.note("end \($0.translation.width) \($0.isCancelled)") })
    }
    window.mouse(.down(.left), 3, 0)
    window.mouse(.moved(.left), 5, 0)
    _ = window.rows(9, 3)
    window.mouse(.moved(.left), 7, 0)
    #expect(heard.take() == ["to 2", "end 2 true"])
  }

  @Test("a drag whose view is removed is cancelled once, and its press causes no tap")
  func goneDrag() {
    let isThere = Box(true)
    let window = window {
      HStack {
        if isThere.value {
          Text("abcd").gesture(
            DragGesture().onChanged { heard.note("to \($0.translation.width)") }
              .onEnded { heard.note("end \($0.translation.width) \($0.isCancelled)") })
        }
        Text("ef")
      }.onPress { heard.note("outer \($0.phase)") }.onTapGesture { heard.note("tap") }
    }
    window.mouse(.down(.left), 2, 0)
    window.mouse(.moved(.left), 4, 0)
    var words = [heard.take()]
    isThere.value = false
    _ = window.rows(8, 2)
    words.append(heard.take())
    _ = window.rows(8, 2)
    window.mouse(.moved(.left), 6, 0)
    window.mouse(.up(.left), 3, 0)
    words.append(heard.take())
    window.tap(3, 0, at: 1)
    words.append(heard.take())
    #expect(
      words == [
        ["outer began", "outer cancelled", "to 2"], ["end 2 true"], [],
        ["outer began", "tap", "outer ended"],
      ])
  }

  @Test("magnifying is done by the wheel with control, at its place, or the keys + and -")
  func magnify() {
    let window = window {
      Text("abcd").gesture(
        MagnifyGesture().onChanged { heard.note("\($0.step) \($0.location?.x ?? -1)") })
    }
    let place = Point(x: 3, y: 0)
    window.send(
      .mouse(MouseEvent(.wheel(x: 0, y: -1), at: place, modifiers: .control)), at: .zero)
    window.send(.mouse(MouseEvent(.wheel(x: 0, y: 3), at: place, modifiers: .control)), at: .zero)
    window.mouse(.wheel(x: 0, y: 1), 3, 0)
    window.key(.character("+"))
    window.key(.character("-"))
    window.key(.character("x"))
    #expect(heard.take() == ["1 3", "-1 3", "1 -1", "-1 -1"])
  }
}
