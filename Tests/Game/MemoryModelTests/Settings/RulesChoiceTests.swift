import MemoryEngine
import MemoryModel
import Testing

@Suite("Rules choice")
struct RulesChoiceTests {
  @Test(
    "every choice can be played and names its rules, for any number of players; others are custom",
    arguments: RulesChoice.allCases)
  func isValid(choice: RulesChoice) throws {
    try choice.rules.validate()
    let names = Rules.Range.players.map { players in
      var rules = choice.rules
      rules.players = players
      return RulesChoice.name(of: rules)
    }
    var (peeking, passing) = (choice.rules, choice.rules)
    peeking.peek = .seconds(3)
    passing.matchKeepsTurn = false
    #expect((choice.rules.players, Set(names)) == (1, [choice.rawValue]))
    #expect([peeking, passing].map(RulesChoice.name) == ["custom", "custom"])
  }

  @Test("no two choices are or read the same")
  func differ() {
    let choices = RulesChoice.allCases

    #expect(
      (
        Set(choices.map(\.rules)).count, Set(choices.map(\.title)).count,
        Set(choices.map(\.summary)).count
      ) == (choices.count, choices.count, choices.count))
  }
}
