import Testing
import TextUI

/// Sliders clamp their value to the range.
@Suite struct SliderTests {
  private let number = Loaded(0.5)

  private func screen(
    _ width: Int = 16, in range: ClosedRange<Double> = 0...1, step: Double? = nil,
    isUnicode: Bool = true
  ) -> ControlScreen {
    let number = number
    return ControlScreen(width, 1, isUnicode: isUnicode) {
      Slider("V", value: number.binding, in: range, step: step)
    }
  }

  @Test("it shows its part of the range, and its focus")
  func shows() {
    let screen = screen()
    #expect(screen.line == "V ━━━━○───  50 %")
    screen.key(.tab)
    #expect(screen.line == "V ━━━━●───  50 %")
    #expect(screen.attributes(2) == .bold)
  }

  @Test("in ASCII signs show the same")
  func ascii() {
    let screen = screen(isUnicode: false)
    #expect(screen.line == "V ====o---  50 %")
    screen.key(.tab)
    #expect(screen.line == "V ====@---  50 %")
  }

  @Test("the knob is at an end only if the number is", arguments: [0, 0.001, 0.999, 1])
  func ends(value: Double) {
    number.value = value
    let track = screen().line.dropFirst(2).prefix(8)
    #expect(track.first == (value == 0 ? "○" : "━"))
    #expect(track.last == (value == 1 ? "○" : "─"))
  }

  @Test("keys move it by a hundredth, by a tenth and to the ends")
  func keys() {
    let screen = screen()
    #expect(!screen.key(.end))
    screen.key(.tab)
    for (key, wanted) in [
      (Key.right, 0.51), (.left, 0.5), (.pageUp, 0.6), (.pageDown, 0.5), (.end, 1), (.right, 1),
      (.home, 0), (.pageDown, 0), (.character("+"), 0.01), (.character("-"), 0),
    ] {
      #expect(screen.key(key))
      #expect(abs(number.value - wanted) < 1e-9, "\(key)")
    }
    #expect(!screen.key(.right, .control) && !screen.key(.character("x")))
  }

  @Test("with a step it goes from step to step, the last of which may be smaller")
  func steps() {
    number.value = 4
    let screen = screen(in: 2...9, step: 3)
    screen.key(.tab)
    var seen: [Double] = []
    for key in [Key.right, .right, .right, .left, .left, .left, .pageUp] {
      screen.key(key)
      seen.append(number.value)
    }
    #expect(seen == [5, 8, 9, 8, 5, 2, 5])
    #expect(screen.line == "V ━━━━━●────── 5")
  }

  @Test("a press on the track and a drag along it set the number, also outside of it")
  func mouse() {
    let screen = screen()
    screen.click(2)
    #expect(number.value == 0)
    screen.click(9)
    #expect(number.value == 1)
    screen.mouse(.down(.left), 2)
    screen.mouse(.moved(.left), 4)
    #expect(abs(number.value - 2 / 7) < 1e-9)
    screen.mouse(.moved(.left), 40)
    #expect(number.value == 1)
    screen.mouse(.up(.left), 40)
    screen.click(0)
    screen.mouse(.down(.right), 3)
    #expect(number.value == 1)
  }

  @Test("Esc during a drag restores the number from before the press")
  func escapesDrag() {
    let screen = screen()
    screen.mouse(.down(.left), 2)
    screen.mouse(.moved(.left), 7)
    #expect(number.value != 0.5)
    #expect(screen.key(.escape))
    #expect(number.value == 0.5)
    screen.mouse(.moved(.left), 9)
    #expect(number.value == 0.5)
  }

  @Test("a press sets the nearest step")
  func mouseSteps() {
    let screen = screen(in: 0...10, step: 5)
    screen.click(5)
    #expect(number.value == 5)
  }

  @Test("a drag in a scroll view moves the knob, not the content")
  func dragInScrollView() {
    let number = number
    let screen = ControlScreen(16, 2) {
      ScrollView {
        Slider("V", value: number.binding)
        ForEach(0..<9) { Text("row \($0)") }
      }
    }
    screen.mouse(.down(.left), 3)
    screen.mouse(.moved(.left), 8)
    screen.mouse(.up(.left), 8)
    #expect(number.value > 0.8)
    #expect(screen.lines[0].hasPrefix("V"))
  }

  @Test("the wheel changes it only while it has focus")
  func wheel() {
    let screen = screen()
    screen.mouse(.wheel(x: 0, y: -1), 4)
    #expect(number.value == 0.5)
    screen.key(.tab)
    screen.mouse(.wheel(x: 0, y: -1), 4)
    #expect(abs(number.value - 0.51) < 1e-9)
    screen.mouse(.wheel(x: 0, y: 2), 4)
    #expect(abs(number.value - 0.5) < 1e-9)
  }

  @Test(
    "invalid numbers, ranges and steps do no harm",
    arguments: [Double.nan, .infinity, -.infinity, 7, -7, 0])
  func extremes(value: Double) {
    let ranges = [0...0, 0...1, -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude]
    for range in ranges {
      for step in [nil, 0, -1, Double.nan, .infinity, 1e-300, 0.3, 1e300] {
        number.value = value
        let screen = screen(in: range, step: step)
        screen.key(.tab)
        for key in [Key.right, .pageUp, .left, .pageDown, .end, .home, .right, .left] {
          screen.key(key)
          #expect(
            range.contains(number.value) || number.value.isNaN, "\(range) \(step ?? 0) \(key)")
        }
        screen.click(5)
        #expect(screen.line.count == 16)
      }
    }
  }

  @Test("it can be any kind of number, with a custom format")
  func otherNumbers() {
    let part = Loaded(Float(0.5))
    let screen = ControlScreen(12, 1) {
      Slider(value: part.binding, in: 0...2) { "\(Int($0 * 10)) dB" }
    }
    #expect(screen.line == "━○────  5 dB")
    screen.key(.tab)
    screen.key(.end)
    #expect(part.value == 2)
  }

  @Test(
    "a number with a step is rounded to hundredths",
    arguments: [
      (0.25, "0.25"), (0.5, "0.5"), (-0.05, "-0.05"), (-1.5, "-1.5"), (3, "3"), (1.999, "2"),
    ])
  func format(value: Double, text: String) {
    number.value = value
    #expect(screen(30, in: -9...9, step: 0.001).line.hasSuffix(" \(text)"))
  }

  @Test("with little room the title is cut before the number")
  func narrow() {
    #expect(screen(13).line == "V ━━○──  50 %")
    #expect(screen(8).line.count == 8)
    #expect(screen(1).line.count == 1)
  }

  @Test("it says its title and number, and the new number")
  func words() {
    let screen = screen()
    screen.key(.tab)
    #expect(screen.frame.announcements == ["V, 50 %"])
    screen.key(.pageUp)
    #expect(screen.frame.announcements == ["60 %"])
  }

  @Test("a disabled slider does nothing")
  func disabled() {
    let number = number
    let screen = ControlScreen(16, 1) { Slider("V", value: number.binding).disabled() }
    screen.key(.tab)
    screen.key(.right)
    screen.click(9)
    #expect(number.value == 0.5)
    #expect(screen.attributes(0) == .dim)
  }
}
