import Testing
import TextUI

/// Bars show progress to an eighth of a cell.
@Suite struct ProgressViewTests {
  private func line(
    _ width: Int, _ value: Double, of total: Double = 1, isUnicode: Bool = true
  ) -> String {
    ControlScreen(width, 1, isUnicode: isUnicode) { ProgressView(value: value, total: total) }.line
  }

  @Test("the bar is filled to an eighth of a cell, and only complete progress looks complete")
  func fractions() {
    #expect(
      [line(10, 0), line(10, 0.25), line(10, 18, of: 32), line(10, 0.999), line(10, 1)] == [
        "░░░░   0 %", "█░░░  25 %", "██▎░  56 %", "███▉  99 %", "████ 100 %",
      ])
    #expect(
      [line(10, 0.001), line(10, 0.999_9, isUnicode: false), line(10, 0.001, isUnicode: false)] == [
        "▏░░░   0 %", "###-  99 %", "#---   0 %",
      ])
  }

  @Test("more progress is never shown as less, and invalid numbers do no harm")
  func grows() {
    let bars = (0...200).map { value in
      line(10, Double(value), of: 200).prefix(4).unicodeScalars.map {
        String($0.value == 0x2591 ? 0 : 0x2590 - $0.value)
      }.joined()
    }
    #expect(bars == bars.sorted() && bars.last == "8888")
    let (none, all) = ("░░░░   0 %", "████ 100 %")
    #expect(
      [
        line(10, .nan), line(10, -3), line(10, 1, of: .nan), line(10, 1, of: .infinity),
        line(10, .infinity), line(10, 0, of: 0),
      ] == [none, none, none, none, all, all])
  }

  @Test("a title is before the bar and is cut first")
  func title() {
    let lines = [18, 15].map { width in
      ControlScreen(width, 1) { ProgressView("Dealing", value: 0.5) }.line
    }
    #expect(lines == ["Dealing ██░░  50 %", "Dea… ██░░  50 %"])
    #expect([1, 0].map { line($0, 0.5).count } == [1, 0])
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
    let frames = [0, 124, 125, 1_250].map { frame(at: .milliseconds($0)) }
    #expect(
      frames.map { $0.buffer.lines[0] } == ["⠋ Saving ", "⠋ Saving ", "⠙ Saving ", "⠋ Saving "])
    #expect(frames[1...2].map(\.wake) == [.milliseconds(125), .milliseconds(250)])
  }

  @Test("with reduced motion it does not move, and out of sight it causes no wake-ups")
  func rests() {
    let still = frame(at: .zero, reducesMotion: true)
    let hidden = [
      frame(at: .zero, offset: -1), frame(at: .zero, offset: 20), frame(at: .zero, width: 0),
    ]
    #expect(still.buffer.lines == ["⋯ Saving "])
    #expect(([still] + hidden).map(\.wake) == [nil, nil, nil, nil])
  }

  @Test("ASCII terminals get its ASCII signs")
  func ascii() {
    let lines = (0..<4).map { frame(at: .milliseconds(125) * $0, isUnicode: false).buffer.lines[0] }
    #expect(lines == ["| Saving ", "/ Saving ", "- Saving ", "\\ Saving "])
  }
}
