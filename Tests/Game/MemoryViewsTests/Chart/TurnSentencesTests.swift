import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

@Suite("Sentences about turns")
struct TurnSentencesTests {
  /// Returns the sentences of a game played as a story, with a pause per card.
  private func sentences(
    _ story: String, pause: Duration = .milliseconds(1_250), settings: [String: String] = [:]
  ) throws -> TurnSentences {
    let app = SampleApp(settings: settings)
    app.model.play(Theme.animals, seed: Seed(5))
    let game = try #require(app.model.game)
    for word in story.split(separator: " ") {
      app.world.time += pause
      game.turn(String(word))
    }
    return TurnSentences(
      analysis: try GameAnalysis(of: game.record), game: game.game, name: game.name)
  }

  @Test(
    "a match has its card, a miss both cards, and with several players the name and their points")
  func tellsMatches() throws {
    let turns = try sentences("a0 a1")

    let otherTurns = try sentences("a0 b0 c0 c1 a0 d0")

    let thirdTurns = try sentences("a0 b0 c0 c1", settings: ["players": "2", "playerNames": "Ada"])
    #expect(
      (
        turns.sentence(of: 0), turns.shortSentence(of: 0), otherTurns.sentence(of: 0),
        otherTurns.sentence(of: 2)
      ) == (
        "Turn 1: lucky, koala, +12, 12 points, 2.5 s.", "Turn 1: lucky, +12.",
        "Turn 1: unlucky, koala and frog, 0 points, 2.5 s.",
        "Turn 3: unlucky, koala and hedgehog, -1, 11 points, 2.5 s."
      ))
    #expect(
      (otherTurns.shortSentence(of: 2), thirdTurns.sentence(of: 0), thirdTurns.sentence(of: 1)) == (
        "Turn 3: unlucky, -1.", "Turn 1, Ada: unlucky, koala and frog, 0 points, 2.5 s.",
        "Turn 2, Player 2: lucky, rabbit, +12, 12 points, 2.5 s."
      ))
  }

  @Test(
    "times are rounded to tenths, and whole seconds have none",
    arguments: [
      (1_000, "2 s"), (1_020, "2 s"), (1_025, "2.1 s"), (474, "0.9 s"), (475, "1 s"),
      (30_000, "60 s"),
    ])
  func rounds(pause: Int, text: String) throws {
    let turns = try sentences("a0 a1", pause: .milliseconds(pause))
    #expect(turns.sentence(of: 0).hasSuffix(" \(text)."))
  }

  @Test("an index without a turn has no sentence", arguments: [-1, 1, 99])
  func tellsNothing(index: Int) throws {
    let turns = try sentences("a0 a1 b0")
    #expect(turns.sentence(of: index).isEmpty && turns.shortSentence(of: index).isEmpty)
  }

  @Test("kinds are distinguished by sign, in ASCII too, by words and by colour")
  func tellsKindsApart() {
    let kinds = GameAnalysis.Turn.Kind.allCases
    let signs = [true, false].map { isUnicode in kinds.map { $0.sign(isUnicode: isUnicode) } }
    #expect(signs.map { Set($0).count } == [kinds.count, kinds.count])
    #expect(signs.joined().allSatisfy { $0.count == 1 } && signs[1].joined().allSatisfy(\.isASCII))
    #expect(
      (Set(kinds.map(\.words)).count, Set(kinds.map(\.color)).count, Set(kinds.map(\.weight)).count)
        == (kinds.count, kinds.count, kinds.count))
  }
}
