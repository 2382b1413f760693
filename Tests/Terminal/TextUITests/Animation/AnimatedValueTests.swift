import Testing

@testable import TextUI
@testable import TextUICore

@Suite struct AnimatedValueTests {
  static let ten = Animation.linear(duration: .seconds(10))

  /// Returns a window with a number, which the key `→` changes to 10 with an animation and `←` to 0
  /// without.
  private func window(
    _ animation: Animation? = ten, done: Box<Int> = Box(0),
    environment: EnvironmentValues = EnvironmentValues(),
    @ViewBuilder _ content: @escaping (Int) -> some View
  ) -> Window {
    let number = Box(0)
    return Window(environment: environment) {
      content(number.value).frame(width: 11, height: 1, alignment: .leading)
        .onKeyPress(.right) {
          withAnimation(animation, completion: { done.value += 1 }, { number.value = 10 })
        }
        .onKeyPress(.left) { number.value = 0 }
        .onKeyPress(.home) { withAnimation(animation) { number.value = 0 } }
    }
  }

  private func column(_ window: Window, at seconds: Double) -> Int? {
    window.rows(11, 1, at: seconds)[0].firstIndex(of: "x").map {
      window.rows(11, 1, at: seconds)[0].distance(from: "".startIndex, to: $0)
    }
  }

  @Test("offset and padding move evenly from the old to the new value")
  func moving() {
    for window in [
      window { Text("x").offset(x: $0) }, window { Text("x").padding(.leading, $0) },
      window { Text("x").frame(width: $0 + 1, alignment: .trailing) },
    ] {
      _ = window.rows(11, 1)
      window.key(.right, at: 5)
      #expect(
        (0...10).map { column(window, at: 5 + Double($0)) } == Array(0...10)
          && window.wake(11, 1, at: 16) == nil)
    }
  }

  @Test("a frame requests the next one only while something moves")
  func wake() {
    let window = window { Text("x").offset(x: $0) }
    let before = window.wake(11, 1)
    window.key(.right)
    let wake = window.wake(11, 1)
    #expect(wake.map { $0 > .zero && $0 <= .milliseconds(20) } == true)
    #expect(before == nil && window.wake(11, 1, at: 9) != nil && window.wake(11, 1, at: 10) == nil)
  }

  @Test("the frame for a time does not depend on the frames drawn before")
  func pure() {
    func shown(after times: [Double]) -> [[String]] {
      let window = window { Text("x").offset(x: $0).opacity(1) }
      _ = window.rows(11, 1)
      window.key(.right)
      for time in times { _ = window.rows(11, 1, at: time) }
      return [window.rows(11, 1, at: 7.3), window.rows(11, 1, at: 7.3)]
    }
    let shown = shown(after: [0]) + shown(after: (0...70).map { Double($0) / 10 })
    #expect(shown == Array(repeating: shown[0], count: 4))
  }

  @Test("a change of the target begins from the shown value")
  func retarget() {
    let columns = (0...10).map { second -> [Int?] in
      let window = window { Text("x").offset(x: $0) }
      _ = window.rows(11, 1)
      window.key(.right)
      let time = Double(second)
      let before = [column(window, at: 0), column(window, at: time)]
      window.key(.home, at: time)
      return before + [column(window, at: time), column(window, at: time + 10)]
    }
    #expect(columns == (0...10).map { [0, $0, $0, 0] })
  }

  @Test("a change without an animation jumps, even while one runs, and with reduced motion")
  func jump() {
    let window = window { Text("x").offset(x: $0) }
    _ = window.rows(11, 1)
    _ = window.rows(11, 1, after: .right)
    let before = column(window, at: 5)
    window.key(.left, at: 5)
    #expect([before, column(window, at: 5)] == [5, 0] && window.wake(11, 1, at: 5) == nil)
    var environment = EnvironmentValues()
    environment.reducesMotion = true
    let still = self.window(environment: environment) { Text("x").offset(x: $0) }
    _ = still.rows(11, 1)
    still.key(.right)
    #expect(column(still, at: 0) == 10)
  }

  @Test("without an animation, or with one that takes no time, a change is shown at once")
  func nothing() {
    for animation in [nil, Animation.linear(duration: .zero)] {
      let done = Box(0)
      let window = window(animation, done: done) { Text("x").offset(x: $0) }
      _ = window.rows(11, 1)
      window.key(.right)
      #expect([column(window, at: 0), done.value] == [10, 1] && window.wake(11, 1) == nil)
    }
  }

  @Test("the completion is called once, with the frame that shows the end")
  func completion() {
    let done = Box(0)
    let window = window(done: done) { number in
      VStack {
        Text("x").offset(x: number)
        Text("y").padding(.leading, number)
      }
    }
    _ = window.rows(11, 1)
    window.key(.right)
    let calls = [0, 3, 9.9, 10, 10, 11].map { time in
      _ = window.rows(11, 1, at: time)
      return done.value
    }
    #expect(calls == [0, 0, 0, 1, 1, 1])
  }

  @Test("two changes made together are both completed")
  func twoCompletions() {
    let (number, done) = (Box(0), Box([String]()))
    let window = Window {
      Text("x").offset(x: number.value).onKeyPress(.right) {
        withAnimation(Self.ten, completion: { done.note("a") }, { number.value = 5 })
        withAnimation(Self.ten, completion: { done.note("b") }, { number.value += 5 })
      }
    }
    _ = window.rows(11, 1)
    window.key(.right)
    _ = window.rows(11, 1)
    let before = done.take()
    _ = window.rows(11, 1, at: 10)
    #expect([before, done.value] == [[], ["a", "b"]])
  }

  @Test("an endless animation continues until its value changes again")
  func endless() {
    let window = window(Self.ten.repeatForever()) { Text("x").offset(x: $0) }
    _ = window.rows(11, 1)
    window.key(.right)
    _ = window.rows(11, 1)
    #expect([3.0, 10, 13, 20, 1_004].map { column(window, at: $0) } == [3, 10, 7, 0, 4])
    window.key(.left, at: 1_004)
    #expect(column(window, at: 1_005) == 0 && window.wake(11, 1, at: 1_005) == nil)
  }

  @Test("modifiers of one view are animated separately")
  func several() {
    let window = window { number in
      Text("x").foregroundStyle(Color(red: UInt8(number * 20), green: 0, blue: 0))
        .textBackground(Color(red: 0, green: UInt8(number * 20), blue: 0))
        .opacity(1).offset(x: number / 2).padding(.leading, number / 2)
    }
    _ = window.rows(11, 1)
    window.key(.right)
    _ = window.rows(11, 1)
    let frame = window.frame(size: Size(width: 11, height: 1), at: .seconds(6))
    let style = frame.buffer.style(at: Point(x: 6, y: 0))
    #expect(
      [style.foreground, style.background] == [
        Color(red: 120, green: 0, blue: 0), Color(red: 0, green: 120, blue: 0),
      ])
    #expect(frame.buffer.lines[0].hasPrefix("      x") && window.wake(11, 1, at: 10) == nil)
  }

  @Test("opacity blends with the background")
  func opacity() {
    let window = window { number in
      Text("x").foregroundStyle(Color(red: 200, green: 100, blue: 0))
        .opacity(1 - Double(number) / 10).background(Color(red: 0, green: 0, blue: 0))
    }
    _ = window.rows(11, 1)
    window.key(.right)
    _ = window.rows(11, 1)
    let half = window.frame(size: Size(width: 11, height: 1), at: .seconds(5))
    let color = half.buffer.style(at: .zero).foreground.rgb(scheme: .dark, role: .foreground)
    #expect((99...101).contains(color.red) && (49...51).contains(color.green) && color.blue == 0)
    #expect(column(window, at: 10) == nil)
  }

  @Test("a scaled view takes its part of the place, in the middle")
  func scale() {
    let window = window { number in
      Text("abcdefghij").scaleEffect(x: 1 - Double(number) / 5)
    }
    let before = window.rows(11, 1)
    window.key(.right)
    _ = window.rows(11, 1)
    let widths = (0...10).map { second in
      window.rows(11, 1, at: Double(second))[0].filter { $0 != " " }.count
    }
    #expect(before == ["abcdefghij "] && widths == [10, 8, 6, 4, 2, 0, 2, 4, 6, 8, 10])
  }

  @Test("extreme numbers do not trap")
  func extremes() {
    let huge = Box(0)
    let numbers = [0, 1, Double.nan, .infinity, -.infinity, 1e308, -1e308]
    let window = Window {
      let number = numbers[huge.value % numbers.count]
      Text("x").opacity(number).scaleEffect(x: number, y: number)
        .padding(huge.value.isMultiple(of: 2) ? .max : .min)
        .offset(x: huge.value.isMultiple(of: 2) ? .max : .min, y: .min)
        .frame(width: huge.value.isMultiple(of: 3) ? .max : .min)
        .onKeyPress(.right) { withAnimation(.spring) { huge.value += 1 } }
    }
    for step in 0..<40 {
      _ = window.rows(5, 2, at: Double(step) / 10)
      if step.isMultiple(of: 2) { window.key(.right, at: Double(step) / 10) }
    }
    #expect(huge.value == 20)
  }
}
