import Testing

@testable import TextUI
@testable import TextUICore

@Suite struct PressTests {
  private let heard = Box([String]())

  private func window(@ViewBuilder _ root: @escaping () -> some View) -> Window {
    let window = Window(root: root)
    _ = window.rows(8, 2)
    return window
  }

  @Test("a press belongs to the view it began on until it ends, wherever it moves")
  func phases() {
    let places = Box([Point]())
    let window = window {
      HStack(spacing: 0) {
        Text("abcd").onPress { press in
          heard.note("\(press.phase) \(press.isInside)")
          places.value += [press.previousLocation, press.localLocation]
        }
        Text("efgh").onPress { heard.note("other \($0.phase)") }
      }.frame(height: 2, alignment: .bottom)
    }
    window.mouse(.down(.left), 1, 1)
    window.mouse(.moved(.left), 2, 1)
    window.mouse(.moved(.left), 6, 1)
    window.mouse(.up(.left), 7, 1)
    #expect(heard.take() == ["began true", "moved true", "moved false", "ended false"])
    #expect(
      places.value == [
        Point(x: 1, y: 1), Point(x: 1, y: 0), Point(x: 1, y: 1), Point(x: 2, y: 0),
        Point(x: 2, y: 1), Point(x: 6, y: 0), Point(x: 6, y: 1), Point(x: 7, y: 0),
      ])
  }

  @Test("a press is reported in the coordinate spaces of the view, of a name, and of the window")
  func spaces() {
    let places = Box([Point]())
    let window = window {
      Text("ab").onPress { press in
        for space in [CoordinateSpace.local, .named("row"), .named("nobody"), .global] {
          places.value.append(press.location(in: space))
        }
        places.value.append(press.previousLocation(in: .named("row")))
      }
      .padding(.leading, 2).coordinateSpace("row").padding(.leading, 3).padding(.top, 1)
    }
    window.mouse(.down(.left), 5, 1)
    let down = places.value
    places.value = []
    window.mouse(.up(.left), 6, 0)
    let points = [down, places.value]
    #expect(
      [points.map { $0.map(\.x) }, points.map { $0.map(\.y) }] == [
        [[0, 2, 5, 5, 2], [1, 3, 6, 6, 2]], [[0, 0, 1, 1, 0], [-1, -1, 0, 0, 0]],
      ])
  }

  @Test("a press on one view released on another taps neither")
  func fromOneToAnother() {
    let window = window {
      HStack(spacing: 0) {
        Text("a").onTapGesture { heard.note("a") }
        Text("b").onTapGesture { heard.note("b") }
      }.onTapGesture { heard.note("both") }.frame(width: 8, alignment: .leading)
    }
    window.mouse(.down(.left), 0, 0)
    window.mouse(.up(.left), 1, 0)
    let inside = heard.take()
    window.mouse(.down(.left), 0, 0, at: 1)
    window.mouse(.up(.left), 5, 0, at: 1)
    window.mouse(.down(.left), 5, 0, at: 2)
    window.mouse(.up(.left), 0, 0, at: 2)
    #expect([inside, heard.take()] == [["both"], []])
  }

  @Test(
    "a second tap counts within 0.4 seconds and one cell; until then the first waits for it",
    arguments: [(0.4, 1, 1, 2), (0.41, 0, 0, 1), (0.2, 2, 0, 1), (0.2, 0, 2, 1), (0, -1, -1, 2)])
  func tapCount(after: Double, x: Int, y: Int, count: Int) {
    let window = Window {
      Color.red.onTapGesture { heard.note("one") }.onTapGesture(count: 2) { heard.note("two") }
    }
    _ = window.rows(8, 6)
    window.tap(3, 2, at: 1)
    window.tap(3 + x, 2 + y, at: 1 + after)
    let first = heard.take()
    _ = window.rows(8, 6, at: 1.5 + after)
    #expect([first, heard.take()] == (count == 2 ? [["two"], []] : [["one"], ["one"]]))
  }

  @Test("three taps are three for a handler of three, and one each for a handler of one alone")
  func threeTaps() {
    let window = window {
      HStack(spacing: 0) {
        Text("abcd").onTapGesture(count: 3) { heard.note("three") }
          .onTapGesture { heard.note("one") }
        Text("efgh").onTapGesture { heard.note("single") }
      }
    }
    for time in [0.0, 0.2, 0.4] { window.tap(0, 0, at: time) }
    let three = heard.take()
    for time in [5.0, 5.2, 5.4] { window.tap(5, 0, at: time) }
    #expect([three, heard.take()] == [["three"], ["single", "single", "single"]])
  }

  @Test("only the left button taps, before the view receives the end of its press")
  func buttons() {
    let window = window {
      Text("abcd").onTapGesture { heard.note("tap") }
        .onPress { heard.note("\($0.button) \($0.phase)") }
    }
    for button in [MouseEvent.Button.right, .middle, .left] {
      window.mouse(.down(button), 2, 0)
      window.mouse(.up(button), 2, 0)
    }
    #expect(
      heard.take() == [
        "right began", "right ended", "middle began", "middle ended", "left began", "tap",
        "left ended",
      ])
  }

  @Test("a press is cancelled by a resize, by a popup, and when the window loses focus")
  func cancelled() {
    let popup = Box(false)
    let window = window {
      ResolvedView(
        Text("abcd").onTapGesture { heard.note("tap") }.onPress { heard.note("\($0.phase)") }
      ) {
        resolver, content in
        content.resolve(&resolver)
        if popup.value {
          resolver.layer(isModal: true) { inner, _ in Text("popup").resolve(&inner) }
        }
      }
    }
    let interruptions: [() -> Void] = [
      { _ = window.rows(9, 2) }, { window.send(.windowFocus(false), at: .zero) },
      {
        popup.value = true
        _ = window.rows(9, 2)
      },
    ]
    let phases = interruptions.map { interrupt in
      window.mouse(.down(.left), 3, 0)
      interrupt()
      window.mouse(.up(.left), 3, 0)
      return heard.take()
    }
    #expect(phases == Array(repeating: ["began", "cancelled"], count: 3))
  }

  @Test("a view removed during a press has it cancelled; the other views continue to receive it")
  func goneView() {
    let isThere = Box(true)
    let window = window {
      VStack(alignment: .leading) {
        if isThere.value {
          Text("ab").onPress { heard.note("inner \($0.phase) \($0.localLocation.x)") }
            .onTapGesture { heard.note("tap") }
        }
        Text("cd")
      }.onPress { heard.note("outer \($0.phase)") }
        .frame(width: 8, height: 2, alignment: .topLeading)
    }
    window.mouse(.down(.left), 1, 0)
    isThere.value = false
    _ = window.rows(8, 2)
    let first = heard.take()
    isThere.value = true
    _ = window.rows(8, 2)
    window.mouse(.up(.left), 1, 1)
    #expect(
      [first, heard.take()] == [
        ["inner began 1", "outer began", "inner cancelled 1"], ["outer ended"],
      ])
  }

  @Test("a press on a view that becomes disabled, or in a popup that closes, is cancelled")
  func disabled() throws {
    let isDisabled = Box(false)
    let window = window {
      Text("abcdefgh").onPress { heard.note("\($0.phase)") }.disabled(isDisabled.value)
        .frame(width: 8, height: 2)
    }
    window.mouse(.down(.left), 3, 0)
    isDisabled.value = true
    _ = window.rows(8, 2)
    window.mouse(.up(.left), 3, 0)
    let disabled = heard.take()
    let stage = PopupStage { stage in
      Text("below").popup(isPresented: stage.binding) {
        Text("pop").onPress { heard.note("\($0.phase)") }
      }
    }
    stage.present()
    let row = try #require(stage.lines.firstIndex { $0.contains("pop") })
    stage.mouse(.down(.left), 15, row)
    stage.present(false)
    stage.mouse(.up(.left), 15, row)
    #expect([disabled, heard.take()] == [["began", "cancelled"], ["began", "cancelled"]])
  }

  @Test("the wheel is offered from the inside out until a view handles it")
  func wheel() {
    let window = window {
      Text("abcd").onWheel { x, y in
        heard.note("inner \(x) \(y)")
        return y > 0 ? .handled : .ignored
      }.padding(1).onWheel { _, _ in
        heard.note("outer")
        return .handled
      }
    }
    _ = window.rows(8, 3)
    window.mouse(.wheel(x: 0, y: 1), 3, 1)
    window.mouse(.wheel(x: 2, y: -1), 3, 1)
    window.mouse(.wheel(x: 0, y: 1), 1, 0)
    let isHandled = window.mouse(.wheel(x: 0, y: 1), 0, 0)
    #expect(!isHandled && heard.take() == ["inner 0 1", "inner 2 -1", "outer", "outer"])
  }

  @Test("the mouse is reported when it enters and leaves a view")
  func hover() {
    let window = window {
      HStack(spacing: 0) {
        Text("ab").onHover { heard.note("ab \($0)") }
        Text("cd").onHover { heard.note("cd \($0)") }
      }.onHover { heard.note("row \($0)") }.frame(width: 8, alignment: .leading)
    }
    let listens = window.frame?.listensToHover
    for x in [0, 1, 2, 7] { window.mouse(.moved(nil), x, 0) }
    #expect(
      heard.take() == ["ab true", "row true", "ab false", "cd true", "cd false", "row false"])
    let tapped = self.window { Text("ab").onTapGesture {} }
    #expect([listens, tapped.frame?.listensToHover] == [true, false])
  }
}
