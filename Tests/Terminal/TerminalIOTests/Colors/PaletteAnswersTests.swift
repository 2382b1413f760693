import Testing
import TextUI

@testable import TerminalIO

@Suite struct PaletteAnswersTests {
  private static let white = Color(hex: 0xFFFFFF)

  private func answers(
    _ environment: [String: String] = [:], chosen: ColorScheme? = nil
  ) -> PaletteAnswers {
    let capabilities = Capabilities(
      environment: ["TERM": "xterm"].merging(environment) { $1 }, isInputTerminal: true,
      isOutputTerminal: true)
    return PaletteAnswers(
      capabilities, at: capabilities.depth, chosen: chosen, askedAt: .zero)
  }

  @Test(
    "colours are chosen once, after the last answer, and a silent or known terminal is not awaited")
  func once() {
    var asked = answers()
    #expect(asked.takeChange(at: .zero) == nil)
    asked.note(.background, Self.white)
    #expect(asked.takeChange(at: .milliseconds(1)) == nil)
    asked.end()
    #expect(
      asked.takeChange(at: .milliseconds(2))?.palette[.background] == Self.white
        && asked.takeChange(at: .milliseconds(3)) == nil)
    asked.note(.background, Self.white)
    asked.end()
    #expect(asked.takeChange(at: .milliseconds(4)) == nil)

    var silent = answers()
    silent.note(.background, Self.white)
    #expect(silent.takeChange(at: PaletteAnswers.patience) != nil)

    var console = answers(["TERM": "linux"])
    let palette = console.takeChange(at: .zero)?.palette
    #expect(palette?.scheme == .dark && palette?.assumed == .console)
  }

  @Test("answers that come late, or twice with another colour, count")
  func late() {
    var answers = answers()
    answers.end()
    #expect(answers.takeChange(at: .seconds(1))?.palette.scheme == .none)
    answers.note(.background, Self.white)
    #expect(answers.takeChange(at: .seconds(9))?.palette.scheme == .light)
    answers.note(.background, Color(hex: 0))
    #expect(answers.takeChange(at: .seconds(10))?.palette.scheme == .dark)
  }

  @Test("without answers the environment suggests the scheme, and a chosen one hides no background")
  func environment() {
    var light = answers(["COLORFGBG": "0;15"])
    #expect(light.takeChange(at: .zero)?.palette.scheme == .light)
    light.end()
    #expect(light.takeChange(at: .seconds(1)) == nil)
    var unknown = answers()
    unknown.end()
    #expect(unknown.takeChange(at: .zero)?.palette.ground == .unknown)

    var answers = answers(chosen: .dark)
    answers.note(.foreground, Color(hex: 0))
    answers.note(.background, Self.white)
    answers.note(.named(1), Color(hex: 0xFF0000))
    answers.end()
    let palette = answers.takeChange(at: .zero)?.palette
    #expect(
      (
        palette?.chosen, palette?.isOverridden, palette?.scheme, palette?[.background],
        palette?[.named(1)]
      ) == (.dark, true, .light, Self.white, Color(hex: 0xFF0000)))
  }

  @Test("colours are chosen again from more of them, and without colours nothing is")
  func deeper() {
    var more = answers()
    more.note(.background, Self.white)
    more.end()
    #expect(more.takeChange(at: .zero)?.depth == .ansi16)
    more.deepen(to: .palette256)
    #expect(
      more.takeChange(at: .zero)?.depth == .palette256 && more.takeChange(at: .zero) == nil)

    var none = answers(["NO_COLOR": "1"])
    none.note(.background, Self.white)
    none.end()
    #expect(none.takeChange(at: .seconds(1)) == nil)
  }
}
