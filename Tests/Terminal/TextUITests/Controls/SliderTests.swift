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

  @Test("it shows its part of the range, and its focus, in ASCII too")
  func shows() {
    let (screen, ascii) = (screen(), screen(isUnicode: false))
    #expect(
      [states(of: screen.line, { screen.key(.tab) }), states(of: ascii.line, { ascii.key(.tab) })]
        == [["V ━━━━○───  50 %", "V ━━━━●───  50 %"], ["V ====o---  50 %", "V ====@---  50 %"]])
    #expect(screen.attributes(2) == .bold)
  }

  @Test("the knob is at an end only if the number is")
  func ends() {
    let ends = [0, 0.001, 0.999, 1].map { value -> [Character?] in
      number.value = value
      let track = screen().line.dropFirst(2).prefix(8)
      return [track.first, track.last]
    }
    #expect(ends == [["○", "─"], ["━", "─"], ["━", "─"], ["━", "○"]])
  }

  @Test("keys move it by a hundredth, by a tenth and to the ends")
  func keys() {
    let screen = screen()
    #expect(!screen.key(.end))
    screen.key(.tab)
    let keys: [Key] = [
      .right, .left, .pageUp, .pageDown, .end, .right, .home, .pageDown, .character("+"),
      .character("-"),
    ]
    let hundredths = keys.map { screen.key($0) ? (number.value * 100 * 1e7).rounded() / 1e7 : .nan }
    #expect(hundredths == [51, 50, 60, 50, 100, 100, 0, 0, 1, 0])
    #expect(!screen.key(.right, .control) && !screen.key(.character("x")))
  }

  @Test("keys and presses go from step to step, the last of which may be smaller")
  func steps() {
    number.value = 4
    let screen = screen(in: 2...9, step: 3)
    screen.key(.tab)
    let keys: [Key] = [.right, .right, .right, .left, .left, .left, .pageUp]
    let seen = keys.map { key in
      screen.key(key)
      return number.value
    }
    #expect(seen == [5, 8, 9, 8, 5, 2, 5] && screen.line == "V ━━━━━●────── 5")
    self.screen(in: 0...10, step: 5).click(5)
    #expect(number.value == 5)
  }

  @Test("a press on the track and a drag along it set the number, also outside of it")
  func mouse() {
    let screen = screen()
    let numbers = states(
      of: (number.value * 7e9).rounded() / 1e9, { screen.click(2) }, { screen.click(9) },
      {
        screen.mouse(.down(.left), 2)
        screen.mouse(.moved(.left), 4)
      }, { screen.mouse(.moved(.left), 40) },
      {
        screen.mouse(.up(.left), 40)
        screen.click(0)
        screen.mouse(.down(.right), 3)
      })
    #expect(numbers == [3.5, 0, 7, 2, 7, 7])
  }

  @Test("Esc during a drag restores the number from before the press")
  func escapesDrag() {
    let screen = screen()
    screen.mouse(.down(.left), 2)
    screen.mouse(.moved(.left), 7)
    let dragged = number.value
    #expect(screen.key(.escape) && dragged != 0.5)
    #expect(
      states(of: number.value, { screen.mouse(.moved(.left), 9) }) == [0.5, 0.5])
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
    #expect(number.value > 0.8 && screen.lines[0].hasPrefix("V"))
  }

  @Test("the wheel changes it only while it has focus")
  func wheel() {
    let screen = screen()
    screen.mouse(.wheel(x: 0, y: -1), 4)
    #expect(number.value == 0.5)
    screen.key(.tab)
    let numbers = states(
      of: (number.value * 1e9).rounded() / 1e9, { screen.mouse(.wheel(x: 0, y: -1), 4) },
      { screen.mouse(.wheel(x: 0, y: 2), 4) })
    #expect(numbers == [0.5, 0.51, 0.5])
  }

  @Test(
    "invalid numbers, ranges and steps do no harm",
    arguments: [Double.nan, .infinity, -.infinity, 7, -7, 0])
  func extremes(value: Double) {
    let ranges = [0...0, 0...1, -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude]
    var wrong: [String] = []
    for range in ranges {
      for step in [nil, 0, -1, Double.nan, .infinity, 1e-300, 0.3, 1e300] {
        number.value = value
        let screen = screen(in: range, step: step)
        screen.key(.tab)
        for key in [Key.right, .pageUp, .left, .pageDown, .end, .home, .right, .left] {
          screen.key(key)
          let isInside = range.contains(number.value) || number.value.isNaN
          if !isInside { wrong.append("\(range) \(step ?? 0) \(key)") }
        }
        screen.click(5)
        if screen.line.count != 16 { wrong.append("\(range) \(step ?? 0): \(screen.line)") }
      }
    }
    #expect(wrong == [])
  }

  @Test("it can be any kind of number, with a custom format; one with a step is rounded")
  func format() {
    let part = Loaded(Float(0.5))
    let screen = ControlScreen(12, 1) {
      Slider(value: part.binding, in: 0...2) { "\(Int($0 * 10)) dB" }
    }
    let line = screen.line
    screen.key(.tab)
    screen.key(.end)
    #expect(line == "━○────  5 dB" && part.value == 2)
    let texts = [0.25, 0.5, -0.05, -1.5, 3, 1.999].map { value in
      number.value = value
      return self.screen(30, in: -9...9, step: 0.001).line.split(separator: " ").last
    }
    #expect(texts == ["0.25", "0.5", "-0.05", "-1.5", "3", "2"])
  }

  @Test("with little room the title is cut before the number, and all of it is said")
  func words() {
    #expect(screen(13).line == "V ━━○──  50 %" && [8, 1].map { screen($0).line.count } == [8, 1])
    let slider = screen()
    slider.key(.tab)
    #expect(
      states(of: slider.frame.announcements, { slider.key(.pageUp) }) == [["V, 50 %"], ["60 %"]])
  }

  @Test("a disabled slider does nothing")
  func disabled() {
    let number = number
    let screen = ControlScreen(16, 1) { Slider("V", value: number.binding).disabled() }
    screen.key(.tab)
    screen.key(.right)
    screen.click(9)
    #expect(number.value == 0.5 && screen.attributes(0) == .dim)
  }
}
