import Foundation
import TestSupport
import Testing

@Suite("Replay: memory analysis of the turns")
struct ReplayAnalysisTests {
  /// Moves on b b a a in table order: a miss, a forgotten pair, and a known pair.
  private static let moves =
    "[[0,0],[2,1000000000],[1,2000000000],[3,3500000000],[0,5000000000],[1,6000000000],"
    + "[3,7000000000],[2,8000000000]]"

  @Test("a table has one line per turn, whose it was, and a chart; a game without a turn has none")
  func printsTable() async throws {
    let result = await runCommand(["replay", "-"], input: smallRecord(moves: Self.moves))
    #expect(
      result.output.split(separator: "\n").suffix(15).dropLast() == [
        "turn  cards  memory   points  score  streak  seconds",
        "   1  1 3    unlucky       0      0       0        1",
        "   2  2 4    forgot        0      0       0      2.5",
        "   3  1 2    known         8      8       1      2.5",
        "   4  4 3    known        10     18       2        2",
        "score after each turn; o known, x forgot, . unlucky",
        "                  #####",
        "                  #####",
        "                  #####",
        "            ##### #####",
        "            ##### #####",
        "_____ _____ ##### #####",
        "  .     x     o     o",
        "2 known, 1 forgot, 1 unlucky",
      ])
    do {
      let record = smallRecord(rules: #"{"players":2,"bonusLimit":0}"#, moves: Self.moves)
      let result = await runCommand(["replay", "-"], input: record)
      #expect(
        result.output.split(separator: "\n").suffix(15).prefix(3) == [
          "turn  player  cards  memory   points  score  streak  seconds",
          "   1       1  1 3    unlucky       0      0       0        1",
          "   2       2  2 4    forgot        0      0       0      2.5",
        ])
    }
    let record = smallRecord(moves: "[[0,0]]")
    let lines = await runCommand(["replay", "-"], input: record).output.split(separator: "\n")
    #expect(try await ReplayedGame(record: record).end.analysis.turns.isEmpty && lines.count == 2)
  }

  @Test("--json has the same data in its last line, with its version")
  func printsJSON() async throws {
    let game = try await ReplayedGame(record: smallRecord(moves: Self.moves))
    let turns = game.end.analysis.turns
    #expect(
      unmet(
        game.end.version == 3 && turns.map(\.memory) == ["unlucky", "forgot", "known", "known"]
          && turns.map(\.cards) == [[0, 2], [1, 3], [0, 1], [3, 2]],
        turns.map(\.points) == [0, 0, 8, 10] && turns.map(\.score) == [0, 0, 8, 18]
          && turns.map(\.streak) == [0, 0, 1, 2] && turns.map(\.player) == [0, 0, 0, 0],
        turns.map(\.duration) == [1_000_000_000, 2_500_000_000, 2_500_000_000, 2_000_000_000]
          && game.end.analysis.counts == [
            "known": 2, "lucky": 0, "forgot": 1, "missedChance": 0, "unlucky": 1,
          ]) == [])
  }

  @Test("help explains each kind of turn, and a perfect memory has no forgotten or missed match")
  func explainsWords() async throws {
    let lines = await runCommand(["help", "replay"]).output.split(separator: "\n")
    let start = try #require(lines.firstIndex(of: "What turns owe to memory:"))
    let game = try await ReplayedGame(options: ["--seed", "42", "--game", "7"])
    let counts = game.end.analysis.counts
    #expect(
      lines[start...].filter { $0.hasPrefix("      ") && !$0.hasPrefix("       ") }.prefix(5).map {
        $0.split(separator: "  ").first
      } == ["known", "lucky", "forgot", "missed chance", "unlucky"] && counts["forgot"] == 0
        && counts["missedChance"] == 0 && counts.values.reduce(0, +) > 0)
  }
}
