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
    #expect(heard.take() == ["began", "moved", "cancelled", "to 2", "to 0", "end 5 false"])
    window.tap(6, 0, at: 0.1)
    #expect(heard.take() == ["began", "tap", "ended"])
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
    #expect(heard.take() == ["inner"])
    window.mouse(.down(.left), 0, 0)
    window.mouse(.moved(.left), 2, 0)
    window.mouse(.moved(.left), 5, 0)
    #expect(heard.take() == ["outer", "outer"])
  }

  @Test("a long press is recognized by time alone, and requests a wake-up for it")
  func longPress() {
    let window = window {
      Text("abcd").onTapGesture { heard.note("tap") }.onPress { heard.note("\($0.phase)") }
        .gesture(
          LongPressGesture().onEnded { heard.note("long \($0.phase) \($0.localLocation.x)") })
    }
    let size = Size(width: 8, height: 2)
    window.mouse(.down(.left), 3, 0, at: 1)
    #expect(window.frame(size: size, at: .seconds(1)).wake == .milliseconds(1_500))
    #expect(window.frame(size: size, at: .milliseconds(1_499)).wake == .milliseconds(1_500))
    #expect(heard.take() == ["began"])
    #expect(window.frame(size: size, at: .milliseconds(1_500)).wake == nil)
    #expect(heard.take() == ["cancelled", "long stationary 1"])
    window.mouse(.up(.left), 3, 0, at: 2)
    #expect(heard.take() == [])
  }

  @Test("a press that moves or ends is not long, and without its view there is no wake-up")
  func notLong() {
    let isThere = Box(true)
    let window = window {
      if isThere.value {
        Text("abcd").gesture(LongPressGesture().onEnded { _ in heard.note("long") })
      }
    }
    let size = Size(width: 8, height: 2)
    window.mouse(.down(.left), 3, 0)
    window.mouse(.moved(.left), 4, 0)
    #expect(window.frame(size: size, at: .seconds(1)).wake == nil)
    window.mouse(.up(.left), 4, 0, at: 1)
    window.tap(4, 0, at: 2)
    #expect(window.frame(size: size, at: .seconds(3)).wake == nil)
    window.mouse(.down(.left), 4, 0, at: 4)
    isThere.value = false
    _ = window.frame(size: size, at: .seconds(4))
    _ = window.frame(size: size, at: .seconds(5))
    #expect(window.frame(size: size, at: .seconds(5)).wake == nil)
    #expect(heard.take() == [])
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
    #expect(heard.take() == ["outer began", "outer cancelled", "to 2"])
    isThere.value = false
    _ = window.rows(8, 2)
    #expect(heard.take() == ["end 2 true"])
    _ = window.rows(8, 2)
    window.mouse(.moved(.left), 6, 0)
    window.mouse(.up(.left), 3, 0)
    #expect(heard.take() == [])
    window.tap(3, 0, at: 1)
    #expect(heard.take() == ["outer began", "tap", "outer ended"])
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
