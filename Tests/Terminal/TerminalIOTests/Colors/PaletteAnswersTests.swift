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

  @Test("colours are chosen once, after the last answer")
  func once() {
    var answers = answers()
    #expect(answers.takeChange(at: .zero) == nil)
    answers.note(.background, Self.white)
    #expect(answers.takeChange(at: .milliseconds(1)) == nil)
    answers.end()
    #expect(answers.takeChange(at: .milliseconds(2))?.palette[.background] == Self.white)
    #expect(answers.takeChange(at: .milliseconds(3)) == nil)
    answers.note(.background, Self.white)
    answers.end()
    #expect(answers.takeChange(at: .milliseconds(4)) == nil)
  }

  @Test("a terminal that does not answer the last query is not waited for")
  func unfinished() {
    var answers = answers()
    answers.note(.background, Self.white)
    #expect(answers.takeChange(at: PaletteAnswers.patience) != nil)
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

  @Test("without answers the environment suggests the scheme, from the first frame on")
  func environment() {
    var light = answers(["COLORFGBG": "0;15"])
    #expect(light.takeChange(at: .zero)?.palette.scheme == .light)
    light.end()
    #expect(light.takeChange(at: .seconds(1)) == nil)
    var unknown = answers()
    unknown.end()
    #expect(unknown.takeChange(at: .zero)?.palette.ground == .unknown)
  }

  @Test("a console that is not asked is known")
  func console() {
    var answers = answers(["TERM": "linux"])
    let palette = answers.takeChange(at: .zero)?.palette
    #expect(palette?.scheme == .dark && palette?.assumed == .console)
  }

  @Test("a chosen scheme does not hide the background that colours are drawn on")
  func chosen() {
    var answers = answers(chosen: .dark)
    answers.note(.foreground, Color(hex: 0))
    answers.note(.background, Self.white)
    answers.note(.named(1), Color(hex: 0xFF0000))
    answers.end()
    let palette = answers.takeChange(at: .zero)?.palette
    #expect(palette?.chosen == .dark && palette?.isOverridden == true)
    #expect(palette?.scheme == .light && palette?[.background] == Self.white)
    #expect(palette?[.named(1)] == Color(hex: 0xFF0000))
  }

  @Test("colours are chosen again from more of them")
  func deeper() {
    var answers = answers()
    answers.note(.background, Self.white)
    answers.end()
    #expect(answers.takeChange(at: .zero)?.depth == .ansi16)
    answers.deepen(to: .palette256)
    #expect(answers.takeChange(at: .zero)?.depth == .palette256)
    #expect(answers.takeChange(at: .zero) == nil)
  }

  @Test("without colours nothing is chosen")
  func none() {
    var answers = answers(["NO_COLOR": "1"])
    answers.note(.background, Self.white)
    answers.end()
    #expect(answers.takeChange(at: .seconds(1)) == nil)
  }
}
