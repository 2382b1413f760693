import MemoryEngine
import MemoryModel
import TestSupport
import Testing

@testable import MemoryStore

@Suite struct IndexedGameTests {
  private static func game(
    _ name: String = "Evening", opponents: Opponents = [], scores: [Int] = [12],
    daily: CivilDate? = nil, experiment: ExperimentTag? = nil, number: UInt64 = 7
  ) -> IndexedGame {
    IndexedGame(
      number: number,
      summary: GameSummary(
        id: "ab12", name: name, themeID: "pets", themeName: "Pets 🐶", players: scores.count,
        opponents: opponents, cards: 20, cardsLeft: 4, scores: scores, turns: 31,
        played: .nanoseconds(61_234_567_890), isOver: true, lastPlayed: -5, isOpenElsewhere: false,
        daily: daily, experiment: experiment))
  }

  private static let memory = FittedMemory(.power, 250_000, lapse: 10_000, games: 12)

  @Test(arguments: [
    game(), game("", number: .max), game("naïve 🐶 = 1,2"), game(scores: [-3, 0, 12]),
    game(opponents: [.skilled, .casual], scores: [1, 2, 3]),
    game(opponents: Opponents([.me]).remembering(by: memory), scores: [1, 2]),
    game(daily: CivilDate("2026-11-24")),
    game(experiment: ExperimentTag(participant: "p 1", condition: "")),
    game(
      experiment: ExperimentTag(
        participant: "p", condition: "late", deal: ExperimentTag.Deal(list: 0xFEED, number: 3))),
  ])
  func `a game is read as it was written`(game: IndexedGame) throws {
    let fields = try #require(game.fields)
    #expect(IndexedGame(Array(fields.utf8)[...]) == game)
  }

  @Test(arguments: ["\t", "\n", "a\u{0}b", "\u{1B}[2J"])
  func `a text that would end a field is not written`(name: String) {
    #expect(Self.game(name).fields == nil)
  }

  @Test func `fields of another number are no game`() throws {
    let fields = try #require(Self.game(opponents: [.skilled]).fields)
    let parts = fields.split(separator: "\t", omittingEmptySubsequences: false)
    let wrong = parts.indices.filter { place in
      let shorter = parts[..<place].joined(separator: "\t")
      let longer = fields + String(repeating: "\t", count: place + 1)
      return [shorter, longer].contains { IndexedGame(Array($0.utf8)[...]) != nil }
    }
    #expect(wrong == [])
  }

  @Test(arguments: [
    "0", "7", "-7", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
    "-9223372036854775809", "", "-", "--1", "+1", "1a", " 1", "1.0", "٣",
  ])
  func `digits are those of a whole number`(text: String) {
    let isPlus = text.hasPrefix("+")
    #expect(Int(digits: Array(text.utf8)[...]) == (isPlus ? nil : Int(text)))
  }

  @Test func `a zero before digits, and before nothing a sign, are no number`() {
    let texts = ["00", "01", "-0", "-01"]
    #expect(texts.compactMap { Int(digits: Array($0.utf8)[...]) } == [])
  }
}
