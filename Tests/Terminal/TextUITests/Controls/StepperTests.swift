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
    #expect(screen.line == " Pairs  -  5 +   ")
    screen.click(7)
    #expect(screen.line == " Pairs  -  4 +   ")
    for _ in 0..<6 { screen.click(13) }
    #expect(screen.line == " Pairs  - 10 +   ")
    screen.click(2)
    #expect(number.value == 10)
  }

  @Test("a sign without an effect is hidden")
  func ends() {
    let screen = screen()
    screen.key(.tab)
    screen.key(.home)
    #expect(screen.line == " Pairs     0 +   ")
    screen.click(7)
    #expect(number.value == 0)
    screen.key(.end)
    #expect(screen.line == " Pairs  - 12     ")
  }

  @Test("disabled it has no signs")
  func disabled() {
    let number = number
    let screen = ControlScreen(16, 1) {
      Stepper("Pairs", value: number.binding, in: 0...12).disabled()
    }
    #expect(screen.line == " Pairs     5    ")
  }

  @Test("keys change it while it has focus")
  func keys() {
    let screen = screen()
    #expect(!screen.key(.character("+")))
    screen.key(.tab)
    for key in [Key.right, .character("+"), .character("=")] { screen.key(key) }
    #expect(number.value == 8)
    for key in [Key.left, .character("-")] { screen.key(key) }
    #expect(number.value == 6)
    #expect(!screen.key(.character("+"), .control))
    #expect(!screen.key(.character("x")))
    #expect(screen.attributes(7) == .reverse)
  }

  @Test("the wheel changes it only while it has focus, so that forms scroll")
  func wheel() {
    let screen = screen()
    screen.mouse(.wheel(x: 0, y: -1), 7)
    #expect(number.value == 5)
    screen.key(.tab)
    screen.mouse(.wheel(x: 0, y: -1), 7)
    #expect(number.value == 6)
    screen.mouse(.wheel(x: 0, y: 3), 7)
    #expect(number.value == 5)
    screen.mouse(.wheel(x: 1, y: 0), 7)
    #expect(number.value == 5)
  }

  @Test("every step from every number stays in the range")
  func staysInRange() {
    for start in -3...15 {
      for step in [-2, 0, 1, 5, 100, .max] {
        for key in [Key.left, .right] {
          number.value = start
          let screen = screen(step: step)
          screen.key(.tab)
          screen.key(key)
          let change = max(1, step)
          let wanted = Double(start) + Double(change) * (key == .right ? 1 : -1)
          #expect(Double(number.value) == max(0, min(wanted, 12)), "\(start) \(step) \(key)")
        }
      }
    }
  }

  @Test("the largest numbers do not overflow", arguments: [Int.min, -1, 0, 1, .max])
  func extremes(start: Int) {
    for step in [1, Int.max] {
      number.value = start
      let screen = screen(30, in: .min ... .max, step: step)
      screen.key(.tab)
      for key in [Key.right, .right, .right, .home, .end] { screen.key(key) }
      #expect(number.value >= start)
      for _ in 0..<5 { screen.key(.left) }
      #expect(number.value <= start)
    }
  }

  @Test("the title is cut before the number is")
  func narrow() {
    #expect(screen(13).line == "Pai…  -  5 + ")
    #expect(screen(3).line.count == 3)
    #expect(screen(0).line.isEmpty)
  }

  @Test("a number can be shown with its unit, and without a title")
  func format() {
    let number = number
    let screen = ControlScreen(11, 1) {
      Stepper("", value: number.binding, in: 1...9) { "\($0) s" }
    }
    #expect(screen.line == "  - 5 s +  ")
  }

  @Test("it says its title and number, and the new number")
  func words() {
    let screen = screen()
    screen.key(.tab)
    #expect(screen.frame.announcements == ["Pairs, 5"])
    screen.key(.right)
    #expect(screen.frame.announcements == ["6"])
  }
}
