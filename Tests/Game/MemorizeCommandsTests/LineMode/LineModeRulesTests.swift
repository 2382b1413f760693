import Foundation
import TestSupport
import Testing

@Suite("Line mode: rules and themes")
struct LineModeRulesTests {
  @Test(
    "three players take turns as the rules say, and the one with most points wins, or it is a draw")
  func playsHotSeat() async throws {
    let options = ["--pairs", "3", "--seed", "1", "--rules", "hot-seat:3", "--bonus-limit", "0"]
    let dealt = try await DealtCards(options)
    let miss = "\(dealt.labels[0][0]) \(dealt.labels[1][0])"
    // The missed cards stay face up until the next turn, so the third pair goes first.
    let talk = try await LineTalk([miss] + dealt.winningLines.reversed(), options)

    #expect(
      talk.greeting.contains("2 to a match, 3 players, player 1 begins. Seed 1.\n")
        && talk.answers[0].hasSuffix("No match. \(points(0, 0, 0)) Player 2 is next.")
        && talk.answers[1].hasSuffix("Match! +2. \(points(0, 2, 0)) Player 2 is next.")
        && talk.last.contains("7 seconds. \(points(0, 6, 0)) Player 2 wins.\n"))
    do {
      let options = [
        "--pairs", "3", "--seed", "1", "--players", "3", "--match-keeps-turn", "no",
        "--bonus-limit", "0",
      ]
      let talk = try await LineTalk(try DealtCards(options).winningLines, options)

      #expect(
        talk.answers[0].hasSuffix("Match! +2. \(points(2, 0, 0)) Player 2 is next.")
          && talk.answers[1].hasSuffix("Match! +2. \(points(2, 2, 0)) Player 3 is next.")
          && talk.last.contains("5 seconds. \(points(2, 2, 2)) It is a tie of players 1"))
    }
    do {
      let options = ["--pairs", "2", "--seed", "1", "--players", "2", "--bonus-limit", "0"]
      let talk = try await LineTalk(try DealtCards(options).winningLines, options)

      #expect(
        talk.answers[0].hasSuffix("Player 1 has 2, Player 2 has 0. Player 1 is next.")
          && talk.last.contains("Player 1 has 4, Player 2 has 0. Player 1 wins."))
    }
  }

  @Test(
    "each limit ends the game with its own sentence",
    arguments: [
      ("turns:1", "Out of turns", "1 second"), ("misses:1", "Too many misses", "1 second"),
      ("time:2s", "Time is up", "2 seconds"), ("time:1500ms", "Time is up", "1 second"),
    ])
  func reachesLimit(limit: String, reason: String, time: String) async throws {
    let options = ["--pairs", "2", "--seed", "1", "--limit", limit]
    let talk = try await LineTalk(["1 3", "2", "score", "undo", "hint"], options)

    #expect(
      talk.answers[0].contains("\n\(reason), with 4 cards left. Score 0.\n")
        && talk.answers[1] == "The game is over. Type new for another one."
        && talk.answers[2] == "Score 0. 1 turn, 4 cards left, \(time)."
        && talk.answers.last == "Goodbye.")
  }

  @Test("the turn that reaches the limit may win, and an unknown theme is a usage error")
  func winsAtLimit() async throws {
    let options = ["--pairs", "2", "--seed", "1", "--limit", "turns:2"]
    #expect(
      try await unmet(
        LineTalk(["1 2 3 4"], options).last.contains("You win."),
        runCommand(["play", "capitols"])
          == RunResult(
            errors: "memorize: unknown theme capitols; did you mean capitals?\n", status: 64)) == []
    )
  }

  @Test("a peek shows all cards first, and no card can be turned until the clock has passed it")
  func peeks() async throws {
    let options = ["--pairs", "2", "--seed", "1", "--peek", "5s"]
    let talk = try await LineTalk(["1", "2", "score"], options)

    let arguments = ["--pairs", "2", "--seed", "1", "--peek", "24h", "--table", "ask"]
    let output = await runCommand(arguments, input: "1\nscore\n").output
    #expect(
      unmet(
        talk.greeting.hasSuffix("\nrabbit  rabbit  rhino   rhino\n\n")
          && talk.answers[1].contains("Match! +13")
          && talk.last == "Score 13. 1 turn, 2 cards left, 7 seconds.",
        output.contains("card> 1\nAll cards are still shown, until 24 hours after the deal.\n")
          && output.contains("Score 0. 0 turns, 4 cards left, 0 seconds.\n")) == [])
  }

  @Test("triples, fours and unequal pairs are matched and shown as they were dealt")
  func playsTriples() async throws {
    let options = ["--rules", "triples", "--kinds", "3", "--seed", "4"]
    let dealt = try await DealtCards(options)
    let talk = try await LineTalk(dealt.winningLines, options)

    #expect(
      talk.greeting.hasPrefix("Animals: 9 cards, 3 to a match. Seed 4.\n")
        && talk.answers[0].components(separatedBy: "card ").count == 4
        && talk.last.contains("All cards matched in 3 turns and 8 seconds."))
    do {
      let options = ["--kinds", "2", "--copies", "4", "--seed", "4"]
      let talk = try await LineTalk(try DealtCards(options).winningLines, options)

      #expect(talk.last.contains("All cards matched in 4 turns and 7 seconds. Score 52."))
    }
    do {
      let options = ["capitals", "--pairs", "3", "--seed", "2"]
      let dealt = try await DealtCards(options)
      let talk = try await LineTalk(dealt.winningLines, options)

      #expect(talk.greeting.hasPrefix("Countries and Capitals: 6 cards"))
      for (labels, answer) in zip(dealt.labels, talk.answers) {
        for label in labels {
          #expect(answer.contains("card \(label): \(dealt.cards[label - 1].face). "))
        }
      }
      #expect(talk.last.contains("You win."))
    }
  }

  @Test("the record of a game replays to its score, in lines and in JSON to the same digest")
  func recordsGame() async throws {
    let options = ["--pairs", "4", "--seed", "x", "--players", "2", "--practice"]
    let lines = ["1 2 3", "shuffle", "4 5 6 7 8", "1 8", "undo", "shuffle", "score", "record"]
    let talk = try await LineTalk(lines, options)
    let replayed = try await ReplayedGame(record: talk.last)

    let sentences = await runCommand(["replay", "-"], input: talk.last).output
    #expect(
      replayed.end.scores.count == 2
        && talk.answers[6].hasPrefix(
          points(replayed.end.scores) + " \(replayed.end.turns) turn")
        && talk.last.contains(#""shuffles":["#)
        && sentences.hasSuffix("digest \(replayed.end.digest)\n"))
    // A sentence per move, the heading of a table and its turns; then the chart.
    let table = sentences.split(separator: "\n").prefix { !$0.hasPrefix("score after each turn") }
    #expect(table.count == replayed.moves.count + replayed.end.turns + 1)
  }

  private func points(_ scores: Int...) -> String { points(scores) }

  private func points(_ scores: [Int]) -> String {
    scores.enumerated().map { "Player \($0 + 1) has \($1)" }.joined(separator: ", ") + "."
  }
}
