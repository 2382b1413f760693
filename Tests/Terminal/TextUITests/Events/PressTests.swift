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
    #expect(places.value.map(\.x) == [0, 2, 5, 5, 2])
    #expect(places.value.map(\.y) == [0, 0, 1, 1, 0])
    places.value = []
    window.mouse(.up(.left), 6, 0)
    #expect(places.value.map(\.x) == [1, 3, 6, 6, 2])
    #expect(places.value.map(\.y) == [-1, -1, 0, 0, 0])
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
    #expect(heard.take() == ["both"])
    window.mouse(.down(.left), 0, 0, at: 1)
    window.mouse(.up(.left), 5, 0, at: 1)
    window.mouse(.down(.left), 5, 0, at: 2)
    window.mouse(.up(.left), 0, 0, at: 2)
    #expect(heard.take() == [])
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
    #expect(heard.take() == [count == 2 ? "two" : "one"])
    _ = window.rows(8, 6, at: 1.5 + after)
    #expect(heard.take() == (count == 2 ? [] : ["one"]))
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
    #expect(heard.take() == ["three"])
    for time in [5.0, 5.2, 5.4] { window.tap(5, 0, at: time) }
    #expect(heard.take() == ["single", "single", "single"])
  }

  @Test("only the left button taps")
  func buttons() {
    let window = window {
      Text("abcd").onTapGesture { heard.note("tap") }.onPress { heard.note("\($0.button)") }
    }
    for button in [MouseEvent.Button.right, .middle, .left] {
      window.mouse(.down(button), 2, 0)
      window.mouse(.up(button), 2, 0)
    }
    #expect(heard.take() == ["right", "right", "middle", "middle", "left", "tap", "left"])
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
    window.mouse(.down(.left), 3, 0)
    _ = window.rows(9, 2)
    window.mouse(.up(.left), 3, 0)
    #expect(heard.take() == ["began", "cancelled"])
    window.mouse(.down(.left), 3, 0)
    window.send(.windowFocus(false), at: .zero)
    window.mouse(.up(.left), 3, 0)
    #expect(heard.take() == ["began", "cancelled"])
    window.mouse(.down(.left), 3, 0)
    popup.value = true
    _ = window.rows(9, 2)
    window.mouse(.up(.left), 3, 0)
    #expect(heard.take() == ["began", "cancelled"])
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
    #expect(heard.take() == ["inner began 1", "outer began", "inner cancelled 1"])
    isThere.value = true
    _ = window.rows(8, 2)
    window.mouse(.up(.left), 1, 1)
    #expect(heard.take() == ["outer ended"])
  }

  @Test("changes at the cancellation of a press are in the first frame without the view")
  func goneViewChangesFrame() {
    struct Holder: View {
      let isThere: Box<Bool>
      @State private var isHeld = false

      var body: some View {
        HStack(spacing: 0) {
          Text(isHeld ? "held" : "free")
          if isThere.value {
            Text("ab").onPress { isHeld = $0.phase != .cancelled && $0.phase != .ended }
          }
        }
      }
    }
    let isThere = Box(true)
    let window = window {
      Holder(isThere: isThere).frame(width: 8, height: 2, alignment: .topLeading)
    }
    window.mouse(.down(.left), 4, 0)
    #expect(window.rows(8, 2)[0] == "heldab  ")
    isThere.value = false
    #expect(window.rows(8, 2)[0] == "free    ")
  }

  @Test("a press on a view that becomes disabled is cancelled")
  func disabled() {
    let isDisabled = Box(false)
    let window = window {
      Text("abcdefgh").onPress { heard.note("\($0.phase)") }.disabled(isDisabled.value)
        .frame(width: 8, height: 2)
    }
    window.mouse(.down(.left), 3, 0)
    isDisabled.value = true
    _ = window.rows(8, 2)
    window.mouse(.up(.left), 3, 0)
    #expect(heard.take() == ["began", "cancelled"])
  }

  @Test("a press in a popup that closes meanwhile is cancelled")
  func closedPopup() throws {
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
    #expect(heard.take() == ["began", "cancelled"])
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
    #expect(!window.mouse(.wheel(x: 0, y: 1), 0, 0))
    #expect(heard.take() == ["inner 0 1", "inner 2 -1", "outer", "outer"])
  }

  @Test("the mouse is reported when it enters and leaves a view")
  func hover() {
    let window = window {
      HStack(spacing: 0) {
        Text("ab").onHover { heard.note("ab \($0)") }
        Text("cd").onHover { heard.note("cd \($0)") }
      }.onHover { heard.note("row \($0)") }.frame(width: 8, alignment: .leading)
    }
    #expect(window.frame?.listensToHover == true)
    for x in [0, 1, 2, 7] { window.mouse(.moved(nil), x, 0) }
    #expect(
      heard.take() == ["ab true", "row true", "ab false", "cd true", "cd false", "row false"])
    #expect(self.window { Text("ab").onTapGesture {} }.frame?.listensToHover == false)
  }
}
