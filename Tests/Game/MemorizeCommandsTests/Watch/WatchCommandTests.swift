import Foundation
import PseudoTerminals
import TestSupport
import Testing

@testable import TerminalIO

@Suite("Watch")
struct WatchCommandTests {
  private static let moves =
    "[[0,0],[2,1000000000],[1,2000000000],[3,3500000000],[0,5000000000],[1,6000000000],"
    + "[3,7000000000],[2,8000000000]]"

  @Test(
    "on a pipe a game is printed as sentences, with players and shuffles, and what memory did"
  )
  func tells() async throws {
    let result = await runCommand(["watch", "-"], input: smallRecord(moves: Self.moves))
    let record = smallRecord(
      rules: #"{"players":2}"#, moves: "[[0,0],[2,1000000000]]", more: #","shuffles":[0,2]"#)
    let lines = await runCommand(["watch", "-"], input: record).output.split(separator: "\n")
    #expect(
      result
        == RunResult(
          output: """
            A recorded game: 4 cards, 4 turns, 8 seconds played.
            card 1: b.
            card 3: a. No match. Score 0.
            Turn 1, 1 second: unlucky.
            card 2: b.
            card 4: a. No match. Score 0.
            Turn 2, 2 seconds: forgot.
            card 1: b.
            card 2: b. Match! +8, including a bonus of 6. Score 8.
            Turn 3, 2 seconds: known.
            card 4: a.
            card 3: a. Match! +10, including a bonus of 8. Score 18.
            Turn 4, 2 seconds: known.
            All cards matched in 4 turns and 8 seconds. Score 18. You win.

            """) && lines.dropFirst().first == "The cards have been shuffled."
        && lines.suffix(3).first == "Player 2 is next."
        && lines.last?.hasPrefix("The game is not over. ") == true)
  }

  @Test("without a name the game played last is watched, else the latest with that name")
  func findsGames() async throws {
    let home = PlayerHome()
    let nothing = await runCommand(["watch"], at: home)
    #expect(
      nothing
        == RunResult(
          errors: "memorize: there is no saved or finished game to watch\n", status: 1))

    let options = ["--pairs", "2", "--seed", "1"]
    let lines = try await DealtCards(options).winningLines.joined(separator: "\n")
    _ = await runCommand(["animals"] + options, input: lines + "\n", at: home)
    let watched = await runCommand(["watch"], at: home)
    #expect(
      await unmet(
        watched.output.hasPrefix("Animals: 4 cards, 2 turns, ")
          && watched.output.contains("All cards matched in 2 turns"),
        runCommand(["watch", "ANIMALS", "--plain"], at: home) == watched,
        runCommand(["watch", "--names"], at: home).output == "Animals\n") == [])
  }

  @Test("an invalid or cut game, or several that are not all shared, are refused in one line")
  func refuses() async throws {
    let whole = smallRecord(moves: Self.moves)
    let records = [
      "", "{}", whole.replacingOccurrences(of: #""version":1"#, with: #""version":9"#),
      String(whole.dropLast(40)), smallRecord(moves: "[[0,0]]", more: #","shuffles":[7]"#),
      smallRecord(rules: #"{"matchSize":1}"#),
    ]
    for record in records {
      let watched = await runCommand(["watch", "-"], input: record)
      let replayed = await runCommand(["replay", "-"], input: record)
      #expect(watched.status == 65 && watched.output.isEmpty && watched.errors == replayed.errors)
    }
    let missing = await runCommand(["watch", "./game.json"])
    #expect(missing.status == 74 && missing.errors.hasPrefix("memorize: ./game.json: No such file"))
    let record = smallRecord(moves: "[[0,0],[2,1000000000]]")
    for length in stride(from: 0, to: record.count, by: 5) {
      let result = await runCommand(["watch", "-"], input: String(record.prefix(length)))
      #expect(result.status == 65 && result.errors.split(separator: "\n").count == 1)
    }
    let result = await runCommand(["watch", "a", "b"])
    #expect(result.status == 64 && result.errors.hasPrefix("memorize: unknown shared game a;"))
  }

  @Test("on a screen a finished game is a film, which plays to its end and can be left")
  func shows() async throws {
    let world = TestWorld()
    let options = ["--pairs", "2", "--seed", "1"]
    let lines = try await DealtCards(options).winningLines.joined(separator: "\n")
    _ = await runCommand(["animals", "--flip-time", "1s"] + options, input: lines, at: world.home)

    let result = try await world.play(["watch", "--ascii", "--no-animation"]) { screen in
      try screen.wait(for: "watching")
      #expect(screen.header.contains("playing 1x"))
      try screen.wait(for: "All cards are matched.")
      #expect(screen.header.contains("turn 2 of 2") && screen.header.contains("paused"))
      screen.type("\u{1B}[H")
      try screen.wait(for: "The game begins.")
      screen.type("\u{1B}[C\u{1B}[C")
      try screen.wait(for: "Turn 1: lucky, ")
      screen.type("q")
      #expect(screen.ending == .finished)
    }
    #expect(
      await runCommand(["games"], at: world.home).output.contains("finished")
        && result == RunResult())
  }
}
