import TestSupport
import Testing
import TextUI

@Suite("Gestures that compete")
struct GesturePriorityTests {
  private let heard = Box<[String]>([])

  private func window(@ViewBuilder _ root: @escaping () -> some View) -> Window {
    let window = Window(root: root)
    _ = window.rows(12, 2)
    return window
  }

  private func drag(_ name: String, _ distance: Int) -> DragGesture {
    DragGesture(minimumDistance: distance)
      .onChanged { heard.note("\(name) \($0.translation.width)") }
      .onEnded { heard.note("\(name) ended \($0.translation.width)") }
  }

  /// Presses at 0, moves to each column, and releases at the last.
  private func move(_ window: Window, to columns: [Int]) {
    window.mouse(.down(.left), 0, 0)
    for column in columns { window.mouse(.moved(.left), column, 0) }
    window.mouse(.up(.left), columns.last ?? 0, 0)
  }

  @Test("a gesture of high priority makes those inside wait until it has failed")
  func high() {
    let window = window {
      Color.red.gesture(drag("inner", 1)).highPriorityGesture(drag("high", 4))
    }
    let both = self.window {
      Color.red.highPriorityGesture(drag("inner", 1)).frame(maxWidth: .max)
        .highPriorityGesture(drag("outer", 1))
    }
    // The inner gesture waits for the end of the second press.
    let moves = [(window, [2, 3, 4]), (window, [2, 3]), (both, [2])]
    let words = moves.map { window, columns in
      move(window, to: columns)
      return heard.take()
    }
    #expect(
      words == [
        ["high 4", "high ended 4"], ["inner 2", "inner 3", "inner ended 3"],
        ["outer 2", "outer ended 2"],
      ])
  }

  @Test("a simultaneous gesture is recognized beside the winner, and takes nothing over")
  func simultaneous() {
    let window = window {
      Color.red.onPress { heard.note("\($0.phase)") }
        .simultaneousGesture(drag("beside", 1)).gesture(drag("winner", 2))
    }
    move(window, to: [1, 2])
    #expect(
      heard.take() == [
        "began", "beside 1", "moved", "beside 2", "cancelled", "winner 2", "beside ended 2",
        "winner ended 2",
      ])
  }

  @Test("a tap does not wait for a simultaneous double tap")
  func simultaneousDouble() {
    let window = window {
      Color.red.onTapGesture { heard.note("one") }
        .simultaneousGesture(TapGesture(count: 2).onEnded { heard.note("two") })
    }
    window.tap(3, 0)
    let one = heard.take()
    window.tap(3, 0, at: 0.2)
    #expect([one, heard.take()] == [["one"], ["two", "one"]])
  }

  @Test("a drag after a long press is recognized as a sequence, and not without the long press")
  func sequence() {
    let gesture = LongPressGesture().onEnded { _ in heard.note("long") }
      .sequenced(before: drag("drag", 1))
      .onEnded { if case .second(_, let drag?) = $0 { heard.note("by \(drag.translation.width)") } }
    let window = window { Color.red.gesture(gesture) }
    window.mouse(.down(.left), 2, 0)
    _ = window.rows(12, 2, at: 0.5)
    window.mouse(.moved(.left), 5, 0, at: 0.6)
    window.mouse(.up(.left), 5, 0, at: 0.7)
    let sequence = heard.take()
    move(window, to: [4, 6])
    #expect([sequence, heard.take()] == [["long", "drag 3", "drag ended 3", "by 3"], []])
  }

  @Test("a drag after a tap needs the second press within 0.4 s", arguments: [0.3, 0.5])
  func sequenceOfPresses(pause: Double) {
    let gesture = TapGesture().sequenced(before: drag("drag", 1))
    let window = window { Color.red.gesture(gesture) }
    window.tap(0, 0)
    _ = window.rows(12, 2, at: pause)
    window.mouse(.down(.left), 0, 0, at: pause)
    window.mouse(.moved(.left), 3, 0, at: pause)
    window.mouse(.up(.left), 3, 0, at: pause)
    #expect(heard.take() == (pause < 0.4 ? ["drag 3", "drag ended 3"] : []))
  }

  @Test("of two exclusive gestures the second waits for the failure of the first")
  func exclusive() {
    let gesture = SwipeGesture().onEnded { heard.note("swipe \($0)") }
      .exclusively(before: drag("drag", 1))
    let window = window { Color.red.gesture(gesture) }
    move(window, to: [2, 6])
    var words = [heard.take()]
    move(window, to: [2, 3])
    words.append(heard.take())
    window.mouse(.down(.left), 0, 0)
    window.mouse(.moved(.left), 3, 0, at: 0.6)
    window.mouse(.up(.left), 4, 0, at: 0.7)
    words.append(heard.take())
    #expect(words == [["swipe right"], ["drag ended 3"], ["drag 3", "drag ended 4"]])
  }

  @Test("two gestures side by side have both their values, and end when both are over")
  func both() {
    let gesture = SwipeGesture().simultaneously(with: drag("drag", 1)).onEnded {
      heard.note("\($0.first.map { "\($0)" } ?? "-") \($0.second?.translation.width ?? 0)")
    }
    let window = window { Color.red.gesture(gesture) }
    let words = [[2, 6], [2]].map { columns in
      move(window, to: columns)
      return heard.take()
    }
    #expect(
      words == [
        ["drag 2", "drag 6", "drag ended 6", "right 6"], ["drag 2", "drag ended 2", "- 2"],
      ])
  }

  @Test("random trees of gestures: each that begins is over once, and at most one wins")
  func random() {
    var wrong: [String] = []
    for seed in 0..<200 {
      var numbers = SeededNumbers(seed: seed)
      let (shown, begun) = (Box([true, true, true]), Box([Int: Int]()))
      let kinds = (0..<3).map { _ in numbers.whole(0...4) }
      let window = window { tree(0, kinds, shown, begun) }
      for step in 0..<40 {
        _ = window.rows(12, 2, at: Double(step) / 5)
        let (x, time) = (numbers.whole(0...11), Double(step) / 5)
        switch numbers.whole(0...6) {
        case 0, 1: window.mouse(.down(.left), x, 0, at: time)
        case 2: window.mouse(.up(.left), x, 0, at: time)
        case 3, 4: window.mouse(.moved(.left), x, 0, at: time)
        case 5: shown.value[numbers.whole(0...2)].toggle()
        default: window.key(.escape, at: time)
        }
        let counts = begun.value.values
        let isRight = counts.allSatisfy { 0...1 ~= $0 } && counts.reduce(0, +) <= 1
        if !isRight { wrong.append("seed \(seed), step \(step)") }
      }
      window.send(.windowFocus(false), at: .seconds(9))
      if begun.value.values.contains(where: { $0 != 0 }) { wrong.append("seed \(seed), the end") }
    }
    #expect(wrong == [])
  }

  /// Returns nested views with drags, each of which counts whether it goes on.
  private func tree(
    _ level: Int, _ kinds: [Int], _ shown: Box<[Bool]>, _ begun: Box<[Int: Int]>
  ) -> AnyView {
    guard level < kinds.count else { return AnyView(Color.red) }
    let drag = DragGesture(minimumDistance: kinds[level])
      .onCancelled { _ in begun.value[level, default: 0] -= 1 }
      .onEnded { _ in begun.value[level, default: 0] -= 1 }
      .updating(GestureState(wrappedValue: 0)) { _, _ in begun.value[level] = 1 }
    let inner = VStack(spacing: 0) {
      if shown.value[level] { tree(level + 1, kinds, shown, begun) } else { Color.blue }
    }
    return kinds[level] > 2
      ? AnyView(inner.highPriorityGesture(drag)) : AnyView(inner.gesture(drag))
  }
}
