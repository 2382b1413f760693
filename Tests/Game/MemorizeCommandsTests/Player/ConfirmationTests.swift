import MemoryEngine
import MemoryModel
import MemoryViewModel
import TestSupport
import Testing

@testable import MemorizeCommands

@Suite("Confirmations before something is lost")
struct ConfirmationTests {
  private let sum: SumQuestion = {
    var chance = SeededGenerator(seed: 3)
    return SumQuestion(using: &chance)
  }()

  /// Returns true if an answer allows the action, and records the questions.
  private func allows(
    _ answer: String?, isKidsMode: Bool = false, isGiven: Bool = false,
    hearing questions: (String) -> Void = { _ in }
  ) -> Bool {
    withoutActuallyEscaping(questions) { hear in
      let confirmation = Confirmation(
        ask: { question in
          hear(question)
          return answer
        }, newSum: { sum })
      return
        (try? confirmation.require(
          "Delete it?", isKidsMode: isKidsMode, unless: .confirmed, isGiven: isGiven)) != nil
    }
  }

  @Test(
    "only yes is accepted as yes",
    arguments: [
      ("yes", true), (" Y ", true), ("YES", true), ("no", false), ("", false), ("yess", false),
      ("yes please", false), (nil, false),
    ])
  func takesYes(answer: String?, isAllowed: Bool) {
    #expect(allows(answer) == isAllowed)
  }

  @Test("a confirmation by option is not asked for again")
  func asksOnce() {
    var questions: [String] = []
    #expect(allows(nil, isGiven: true) { questions.append($0) } && questions.isEmpty)
  }

  @Test("in kids mode the right sum counts, and nothing else", arguments: [true, false])
  func asksSum(isGiven: Bool) {
    var questions: [String] = []
    let answers = sum.answers
    #expect(
      allows(" \(sum.sum.result) ", isKidsMode: true, isGiven: isGiven) {
        questions.append($0)
      }
        && questions == [
          "Delete it? For grown-ups: how much is \(sum.sum.spoken)? "
            + "\(answers[0]), \(answers[1]) or \(answers[2]): "
        ])
    let wrong = answers.filter { $0 != sum.sum.result }.map(String.init)
    for answer in wrong + ["yes", "y", "", "\(sum.sum.result)0"] {
      #expect(!allows(answer, isKidsMode: true, isGiven: isGiven))
    }
    #expect(!allows(nil, isKidsMode: true, isGiven: isGiven))
  }

  @Test("without a terminal only the option confirms", arguments: [true, false])
  func needsOption(isKidsMode: Bool) {
    let confirmation = Confirmation(ask: nil, newSum: { sum })
    #expect(throws: Never.self) {
      try confirmation.require("?", isKidsMode: isKidsMode, unless: .confirmed, isGiven: true)
    }
    #expect(throws: UsageError.self) {
      try confirmation.require("?", isKidsMode: isKidsMode, unless: .confirmed, isGiven: false)
    }
  }
}

@Suite("Names in lists")
struct TypedNameTests {
  private func typed(_ items: [(String, String)]) -> [String] {
    items.map { ListOutput.Named(name: $0.0, id: $0.1) }.typed
  }

  @Test("a list prints a name that is unique and can be typed, else the id, or leaves the game out")
  func choosesNames() {
    #expect(
      unmet(
        typed([("Rain", "a1"), ("Two words", "b2")]) == ["Rain", "Two words"]
          && typed([("Rain", "a1"), ("RAIN", "b2"), ("Sun", "c3")]) == ["a1", "b2", "Sun"]
          && typed([("-x", "a1"), ("\u{1B}", "b2"), ("", "c3")]) == ["a1", "b2", "c3"]
          && typed([("b2", "a1"), ("Sun", "b2"), ("sea", "sea")]) == ["a1", "Sun", "sea"],
        typed([("\n", "-a"), ("Sun", "b2")]) == ["Sun"]) == [])
  }
}
