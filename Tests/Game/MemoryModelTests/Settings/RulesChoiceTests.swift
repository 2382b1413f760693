import MemoryEngine
import MemoryModel
import Testing

@Suite("Rules choice")
struct RulesChoiceTests {
  @Test("every choice has rules that can be played", arguments: RulesChoice.allCases)
  func isValid(choice: RulesChoice) throws {
    try choice.rules.validate()
    #expect(choice.rules.players == 1)
  }

  @Test(
    "rules are named after their choice, for any number of players", arguments: RulesChoice.allCases
  )
  func names(choice: RulesChoice) {
    for players in Rules.Range.players {
      var rules = choice.rules
      rules.players = players
      #expect(RulesChoice.name(of: rules) == choice.rawValue)
    }
  }

  @Test("any other rules are custom", arguments: RulesChoice.allCases)
  func namesOthers(choice: RulesChoice) {
    var peeking = choice.rules
    peeking.peek = .seconds(3)
    var passing = choice.rules
    passing.matchKeepsTurn = false

    #expect(RulesChoice.name(of: peeking) == "custom")
    #expect(RulesChoice.name(of: passing) == "custom")
  }

  @Test("no two choices are or read the same")
  func differ() {
    let choices = RulesChoice.allCases

    #expect(Set(choices.map(\.rules)).count == choices.count)
    #expect(Set(choices.map(\.title)).count == choices.count)
    #expect(Set(choices.map(\.summary)).count == choices.count)
  }
}
