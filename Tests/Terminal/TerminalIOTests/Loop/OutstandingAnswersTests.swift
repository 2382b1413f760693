import Testing

@testable import TerminalIO

@Suite struct OutstandingAnswersTests {
  @Test func `answers are awaited until the last query of each group is answered`() {
    var answers = OutstandingAnswers()
    var states: [Bool] = []
    answers.note(.deviceAttributes(showsSixels: false))
    answers.restart(isAsked: true)
    answers.ask()
    for answer in [.deviceStatus, .deviceAttributes(showsSixels: false)] as [TerminalAnswer] {
      answers.note(answer)
      states.append(answers.areAwaited)
    }
    answers.note(.deviceAttributes(showsSixels: false))

    #expect((states, answers.areAwaited, answers.haveCome) == ([true, true], false, true))
  }
}
