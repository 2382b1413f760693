import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@testable import MemoryStore

/// Scores of games finished by programs that were killed before saving them.
@Suite struct ScoreRecoveryTests {
  private let storage = MemoryStorage()
  private var file: ScoreFile { ScoreFile(in: storage) }
  private var repository: GameRepository {
    .storage(storage, today: { 77 }, newID: { "copy" }, report: { Issue.record("\($0)") })
  }

  /// Saves a game that was played without a miss.
  private func put(
    _ id: String, moves: Int = 4, isPractice: Bool = false, opponents: Opponents = [],
    players: Int = 1
  ) throws {
    var rules = Rules.course
    rules.players = players
    let deck = try Deck(pairsOf: [Face("a"), Face("b")])
    let theme = SavedGame.ThemeMark(
      id: "letters", name: "Letters", color: Theme.Color(rgb: 0), digest: 1)
    var record = GameRecord(deck: deck, rules: rules, seed: Seed(7))
    let kinds = try RecordedGame(deck: deck, rules: rules, seed: Seed(7)).game
    let cards = (0..<4).sorted {
      (kinds.card($0, at: .zero).kind, $0) < (kinds.card($1, at: .zero).kind, $1)
    }
    for (index, card) in cards.prefix(moves).enumerated() {
      record.moves.append(GameMove(card: card, nanoseconds: Int64(index + 1) * 1_000_000_000))
    }
    let game = SavedGame(
      id: id, name: "L", theme: theme, record: record, played: .seconds(moves),
      isPractice: isPractice, opponents: opponents)
    try storage.write("games/\(id).game", try GameFile.written(game, date: 77).bytes)
  }

  private var games: [String] {
    storage.names(in: "games").filter { $0.hasSuffix("game") }
  }

  @Test func `the score of a finished game is added once, and the game leaves the repository`()
    throws
  {
    try put("aa")

    storage.recoverFinishedGames { "Ada" }
    storage.recoverFinishedGames { "Ada" }

    let scores = file.load().scores
    #expect(
      (scores.map(\.id), scores.map(\.player), scores.map(\.date), scores.map(\.turns)) == (
        ["aa"], ["Ada"], [77], [2]
      ))
    #expect(
      (scores.map(\.themeID), scores.map(\.seed), games.isEmpty) == (["letters"], ["7"], true))
  }

  @Test func `only a finished game that is not played adds its score, once`() throws {
    try put("aa")
    storage.recoverFinishedGames { "Ada" }
    try put("aa")

    storage.recoverFinishedGames { "Bob" }

    #expect(file.load().scores.map(\.player) == ["Ada"] && games.isEmpty)

    try put("begun", moves: 3)
    try put("practice", isPractice: true)
    try put("computer", opponents: [.casual], players: 2)
    try put("two", players: 2)
    try put("played")
    let lock = try storage.lock("games/played.game")
    let bytes = try storage.read("scores.jsonl", atMost: 1 << 20)

    storage.recoverFinishedGames { "Ada" }

    #expect(
      try (games, storage.read("scores.jsonl", atMost: 1 << 20)) == (
        ["begun.game", "played.game"], bytes
      ))
    withExtendedLifetime(lock) {}
  }

  @Test func `if the score cannot be written it is added later, and damaged games are left alone`()
    throws
  {
    try put("aa")
    let newer = ChecksummedLine.written(#"{"format":"memorize-scores","version":4}"#)
    try storage.write("scores.jsonl", newer)

    storage.recoverFinishedGames { "Ada" }
    #expect(games == ["aa.game"])
    try storage.remove("scores.jsonl")
    storage.recoverFinishedGames { "Ada" }

    let earlierIds = file.load().scores.map(\.id)
    let wereGamesEmpty = games.isEmpty

    try storage.write("games/bad.game", [1, 2, 3])
    try put("bb")

    storage.recoverFinishedGames { "Ada" }

    #expect(
      (earlierIds, wereGamesEmpty, games, file.load().scores.count) == (
        ["aa"], true, ["bad.game"], 2
      ))
  }
}
