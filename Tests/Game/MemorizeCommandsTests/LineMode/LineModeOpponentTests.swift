import Foundation
import TestSupport
import Testing

@Suite("Line mode: against the computer")
struct LineModeOpponentTests {
  @Test("its flips are announced at once, the same for the same seed, and also in a resumed game")
  func tellsItsTurns() async throws {
    let options = ["--pairs", "4", "--seed", "2", "--opponent", "perfect", "--bonus-limit", "0"]
    let talk = try await LineTalk(["1 2", "score"], options)

    let lines = talk.answers[0].split(separator: "\n")
    #expect(
      unmet(
        talk.greeting.hasPrefix(
          "Animals: 8 cards, 2 to a match, against the computer (Perfect memory), you begin. Seed 2."
        )
          && lines.first.map(String.init)
            == "card 1: zebra. card 2: fox. No match. You have 0, the computer has 0. "
            + "The computer is next."
          && lines.dropFirst().allSatisfy { $0.hasPrefix("The computer: card ") }
          && lines.last?.hasSuffix(" It is your turn.") == true,
        talk.last.hasSuffix(" It is your turn.")) == [])
    do {
      let options = ["--pairs", "5", "--seed", "x", "--opponent", "skilled"]
      let lines = ["1 2", "3 4", "5 6", "7 8", "9 10", "record"]
      #expect(try await LineTalk(lines, options).result == LineTalk(lines, options).result)
    }
    let home = PlayerHome()
    let arguments = ["-p", "4", "--seed", "2", "--opponent", "perfect", "--table", "ask"]
    _ = await runCommand(arguments, input: "1\n", at: home)
    let result = await runCommand(["continue", "--table", "ask"], input: "2\n", at: home)

    #expect(
      result.output.contains("against the computer (Perfect memory)")
        && result.output.contains("card> 2\ncard 2: fox. No match. You have 0")
        && result.output.contains("\nThe computer: card 3: zebra. card 1: zebra. Match!")
        && result.output.contains("memorize play animals --pairs 4 --opponent perfect --seed 2\n"))
  }

  @Test(
    "a game is played to its end, and its record replays to the scores",
    arguments: ["beginner", "casual", "skilled", "perfect"], 1...4)
  func playsToTheEnd(level: String, seed: Int) async throws {
    let options = ["--pairs", "3", "--seed", "\(seed)", "--opponent", level]
    let pairs = (1...6).flatMap { first in (1...6).map { "\(first) \($0)" } }
    let talk = try await LineTalk(pairs + pairs + ["record", "score"], options)

    let end = talk.result.output
    let record = try #require(talk.answers.dropLast(2).last)
    let game = try await ReplayedGame(record: record)
    #expect(
      ["You win.", "The computer wins.", "It is a tie."].filter { end.contains(" \($0)\n") }.count
        == 1
        && talk.last.hasPrefix(
          "You have \(game.end.scores[0]), the computer has \(game.end.scores[1]).")
        && game.end.finished && game.moves.first?.player == 0)
  }
}
