import Testing
import TextUI

/// Bars show progress to an eighth of a cell.
@Suite struct ProgressViewTests {
  private func line(
    _ width: Int, _ value: Double, of total: Double = 1, isUnicode: Bool = true
  ) -> String {
    ControlScreen(width, 1, isUnicode: isUnicode) { ProgressView(value: value, total: total) }.line
  }

  @Test("the bar is filled to an eighth of a cell, the number beside it rounded down")
  func fractions() {
    #expect(line(10, 0) == "░░░░   0 %")
    #expect(line(10, 0.25) == "█░░░  25 %")
    #expect(line(10, 18, of: 32) == "██▎░  56 %")
    #expect(line(10, 0.999) == "███▉  99 %")
    #expect(line(10, 1) == "████ 100 %")
  }

  @Test("the least progress is visible, and incomplete progress never looks complete")
  func ends() {
    #expect(line(10, 0.001) == "▏░░░   0 %")
    #expect(line(10, 0.999_9, isUnicode: false) == "###-  99 %")
    #expect(line(10, 0.001, isUnicode: false) == "#---   0 %")
  }

  @Test("more progress is never shown as less")
  func grows() {
    var last = ""
    for value in 0...200 {
      let bar = String(line(10, Double(value), of: 200).prefix(4))
      let level = bar.unicodeScalars.map { String($0.value == 0x2591 ? 0 : 0x2590 - $0.value) }
      #expect(last <= level.joined())
      last = level.joined()
    }
    #expect(last == "8888")
  }

  @Test("invalid numbers do no harm")
  func nonsense() {
    #expect(line(10, .nan) == "░░░░   0 %")
    #expect(line(10, -3) == "░░░░   0 %")
    #expect(line(10, 1, of: .nan) == "░░░░   0 %")
    #expect(line(10, 1, of: .infinity) == "░░░░   0 %")
    #expect(line(10, .infinity) == "████ 100 %")
    #expect(line(10, 0, of: 0) == "████ 100 %")
  }

  @Test("a title is before the bar and is cut first")
  func title() {
    let screen = ControlScreen(18, 1) { ProgressView("Dealing", value: 0.5) }
    #expect(screen.line == "Dealing ██░░  50 %")
    let narrow = ControlScreen(15, 1) { ProgressView("Dealing", value: 0.5) }
    #expect(narrow.line == "Dea… ██░░  50 %")
    #expect(line(1, 0.5).count == 1)
    #expect(line(0, 0.5).isEmpty)
  }

  @Test("a change is shown by a moving bar, if it is animated")
  func animated() {
    let value = Loaded(0.0)
    let window = Window {
      ProgressView(value: value.value).onKeyPress(.space) {
        withAnimation(.linear(duration: .seconds(1))) { value.value = 1 }
      }
    }
    let size = Size(width: 10, height: 1)
    window.frame(size: size, at: .zero)
    window.send(.key(KeyPress(.space)), at: .zero)
    window.frame(size: size, at: .zero)
    let frame = window.frame(size: size, at: .milliseconds(500))
    #expect(frame.buffer.lines == ["██░░ 100 %"])
  }
}

/// Returns a frame of a spinner, which turns as long as it is visible.
@Suite struct SpinnerTests {
  private func frame(
    at now: Duration, reducesMotion: Bool = false, isUnicode: Bool = true, width: Int = 9,
    offset: Int = 0
  ) -> Frame {
    var environment = EnvironmentValues()
    environment.reducesMotion = reducesMotion
    environment.isUnicode = isUnicode
    return Window(environment: environment) { ProgressView("Saving").offset(x: offset) }
      .frame(size: Size(width: width, height: 1), at: now)
  }

  @Test("an indeterminate one turns by time, and wakes when it next looks different")
  func turns() {
    #expect(frame(at: .zero).buffer.lines == ["⠋ Saving "])
    #expect(frame(at: .milliseconds(124)).buffer.lines == ["⠋ Saving "])
    #expect(frame(at: .milliseconds(124)).wake == .milliseconds(125))
    #expect(frame(at: .milliseconds(125)).buffer.lines == ["⠙ Saving "])
    #expect(frame(at: .milliseconds(125)).wake == .milliseconds(250))
    #expect(frame(at: .milliseconds(1_250)).buffer.lines == ["⠋ Saving "])
  }

  @Test("with reduced motion it does not move")
  func rests() {
    #expect(frame(at: .zero, reducesMotion: true).buffer.lines == ["⋯ Saving "])
    #expect(frame(at: .zero, reducesMotion: true).wake == nil)
  }

  @Test("ASCII terminals get its ASCII signs")
  func ascii() {
    let lines = (0..<4).map { frame(at: .milliseconds(125) * $0, isUnicode: false).buffer.lines[0] }
    #expect(lines == ["| Saving ", "/ Saving ", "- Saving ", "\\ Saving "])
  }

  @Test("out of sight it causes no wake-ups")
  func outOfSight() {
    #expect(frame(at: .zero, offset: -1).wake == nil)
    #expect(frame(at: .zero, offset: 20).wake == nil)
    #expect(frame(at: .zero, width: 0).wake == nil)
  }
}
