import Testing
import TextUI

/// Steppers clamp their value to the range.
@Suite struct StepperTests {
  private let number = Loaded(5)

  private func screen(
    _ width: Int = 17, in range: ClosedRange<Int> = 0...12, step: Int = 1
  ) -> ControlScreen {
    let number = number
    return ControlScreen(width, 1) {
      Stepper("Pairs", value: number.binding, in: range, step: step)
    }
  }

  @Test("its signs can be clicked, and do not move when the number gets longer")
  func clicks() {
    let screen = screen()
    let lines = states(
      of: screen.line, { screen.click(7) }, { for _ in 0..<6 { screen.click(13) } },
      { screen.click(2) })
    #expect(
      lines == [
        " Pairs  -  5 +   ", " Pairs  -  4 +   ", " Pairs  - 10 +   ", " Pairs  - 10 +   ",
      ] && number.value == 10)
  }

  @Test("a sign without an effect is hidden, and a disabled one has none")
  func ends() {
    let (screen, number) = (screen(), number)
    screen.key(.tab)
    screen.key(.home)
    let lines = states(of: screen.line, { screen.click(7) }, { screen.key(.end) })
    #expect(lines == [" Pairs     0 +   ", " Pairs     0 +   ", " Pairs  - 12     "])
    number.value = 5
    let disabled = ControlScreen(16, 1) {
      Stepper("Pairs", value: number.binding, in: 0...12).disabled()
    }
    #expect(disabled.line == " Pairs     5    ")
  }

  @Test("keys change it while it has focus")
  func keys() {
    let screen = screen()
    #expect(!screen.key(.character("+")))
    screen.key(.tab)
    let numbers = states(
      of: number.value,
      { for key in [Key.right, .character("+"), .character("=")] { screen.key(key) } },
      { for key in [Key.left, .character("-")] { screen.key(key) } })
    #expect(numbers == [5, 8, 6] && screen.attributes(7) == .reverse)
    #expect(!screen.key(.character("+"), .control) && !screen.key(.character("x")))
  }

  @Test("the wheel changes it only while it has focus, so that forms scroll")
  func wheel() {
    let screen = screen()
    let numbers = states(
      of: number.value, { screen.mouse(.wheel(x: 0, y: -1), 7) }, { screen.key(.tab) },
      { screen.mouse(.wheel(x: 0, y: -1), 7) }, { screen.mouse(.wheel(x: 0, y: 3), 7) },
      { screen.mouse(.wheel(x: 1, y: 0), 7) })
    #expect(numbers == [5, 5, 5, 6, 5, 5])
  }

  @Test("every step from every number stays in the range")
  func staysInRange() {
    var wrong: [String] = []
    for start in -3...15 {
      for step in [-2, 0, 1, 5, 100, .max] {
        for key in [Key.left, .right] {
          number.value = start
          let screen = screen(step: step)
          screen.key(.tab)
          screen.key(key)
          let change = max(1, step)
          let wanted = Double(start) + Double(change) * (key == .right ? 1 : -1)
          let isRight = Double(number.value) == max(0, min(wanted, 12))
          if !isRight { wrong.append("\(start) \(step) \(key): \(number.value)") }
        }
      }
    }
    #expect(wrong == [])
  }

  @Test("the largest numbers do not overflow", arguments: [Int.min, -1, 0, 1, .max])
  func extremes(start: Int) {
    for step in [1, Int.max] {
      number.value = start
      let screen = screen(30, in: .min ... .max, step: step)
      screen.key(.tab)
      for key in [Key.right, .right, .right, .home, .end] { screen.key(key) }
      let last = number.value
      for _ in 0..<5 { screen.key(.left) }
      #expect(last >= start && number.value <= start)
    }
  }

  @Test("the title is cut before the number is, which can have a unit")
  func narrow() {
    let number = number
    let screen = ControlScreen(11, 1) {
      Stepper("", value: number.binding, in: 1...9) { "\($0) s" }
    }
    #expect([screen.line, self.screen(13).line] == ["  - 5 s +  ", "Pai…  -  5 + "])
    #expect([3, 0].map { self.screen($0).line.count } == [3, 0])
  }

  @Test("it says its title and number, and the new number")
  func words() {
    let screen = screen()
    screen.key(.tab)
    #expect(
      states(of: screen.frame.announcements, { screen.key(.right) }) == [["Pairs, 5"], ["6"]])
  }
}
