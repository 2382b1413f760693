import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@testable import MemoryStore

@Suite("Games that are over are kept")
struct FinishedGamesTests {
  private let storage = Storage.memory()

  private func repository(
    _ storage: Storage, today: Int64 = 77, report: @escaping (StoreNotice) -> Void = { _ in }
  ) -> GameRepository {
    .storage(storage, today: { today }, newID: { "copy" }, report: report)
  }

  /// A game of one pair, at its start.
  private func fresh(_ id: String) throws -> SavedGame {
    let theme = SavedGame.ThemeMark(
      id: "one", name: "One", color: Theme.Color(rgb: 0), digest: 1)
    return SavedGame(
      id: id, name: "Evening", theme: theme,
      record: GameRecord(
        deck: try Deck(pairsOf: [Face("a"), Face("b")]), rules: .course, seed: Seed(7)))
  }

  /// The moves that win it.
  private func moves(of game: SavedGame) throws -> [GameMove] {
    let table = try RecordedGame(replaying: game.record).game
    let cards = (0..<table.cardCount).sorted {
      (table.card($0, at: .zero).kind, $0) < (table.card($1, at: .zero).kind, $1)
    }
    return cards.enumerated().map { GameMove(card: $1, nanoseconds: Int64($0) * 1_000) }
  }

  /// Plays a game to its end, or some moves of it, and leaves it as the program does.
  @discardableResult
  private func play(
    _ id: String, moves count: Int = 4, in repository: GameRepository
  ) throws -> SavedGame {
    var game = try fresh(id)
    let recorder = try repository.create(game)
    for move in try moves(of: game).prefix(count) {
      game.add(.move(move))
      try recorder.append(.move(move))
    }
    try recorder.close(game, false)
    return game
  }

  @Test("a game that is over leaves the saved games for the finished ones, as it was")
  func keeps() throws {
    let repository = repository(storage)
    let game = try play("aa", in: repository)

    #expect(try repository.summaries().isEmpty)
    let finished = try repository.finished()
    #expect(finished.map(\.id) == ["aa"] && finished.map(\.isOver) == [true])
    #expect(finished.map(\.lastPlayed) == [77] && finished.map(\.isOpenElsewhere) == [false])
    #expect(try repository.read("aa") == game)
    #expect(try storage.names("games").isEmpty)
  }

  @Test("one that is not over is just taken away, as nobody wants it")
  func drops() throws {
    let repository = repository(storage)
    for moves in 0...3 { try play("a\(moves)", moves: moves, in: repository) }
    #expect(try repository.finished().isEmpty && repository.summaries().isEmpty)
  }

  @Test("of 51 games the one played longest ago goes")
  func keepsFifty() throws {
    for number in 1...51 {
      try play("g\(number)", in: repository(storage, today: Int64(1_000 - number)))
    }
    let ids = try repository(storage).finished().map(\.id)
    #expect(ids == (1...50).map { "g\($0)" })
    #expect(try storage.names("finished").count == 50)
  }

  @Test("a file that is damaged or of a later version is not counted, and costs no other game")
  func sparesOthers() throws {
    try storage.write("finished/bad.game", Array("nonsense".utf8))
    let newer = #"{"format":"memorize-game","version":9}"#
    try storage.write("finished/new.game", Array("\(newer)\t\(0)\n".utf8))
    for number in 1...51 {
      try play("g\(number)", in: repository(storage, today: Int64(number)))
    }
    var notices: [StoreNotice] = []
    let finished = try repository(storage) { notices.append($0) }.finished()
    #expect(finished.map(\.id) == (2...51).reversed().map { "g\($0)" })
    #expect(notices.count == 2)
  }

  @Test("a disk that is full or refuses the folder takes nothing but the finished game")
  func survivesFaults() throws {
    var refusing = storage
    refusing.rename = { (name, _) throws(StorageError) in throw .full(name) }
    try play("aa", in: repository(refusing))
    #expect(try repository(storage).finished().isEmpty)
    #expect(try storage.names("games").isEmpty)
  }

  @Test("a game whose program was killed at the end is finished by the next one")
  func recovers() throws {
    var game = try fresh("aa")
    for move in try moves(of: game) { game.add(.move(move)) }
    try storage.write("games/aa.game", try GameFile.written(game, date: 5).bytes)

    let scores = ScoreFile(in: storage)
    scores.recover(from: storage) { "Ada" }
    scores.recover(from: storage) { "Ada" }

    #expect(scores.load().scores.map(\.id) == ["aa"])
    let repository = repository(storage)
    #expect(try repository.finished().map(\.id) == ["aa"] && repository.summaries().isEmpty)
  }

  @Test("a saved game is read without being taken from who plays it")
  func readsBesidePlay() throws {
    let repository = repository(storage)
    var game = try fresh("aa")
    let recorder = try repository.create(game)
    let move = try moves(of: game)[0]
    game.add(.move(move))
    try recorder.append(.move(move))

    #expect(try self.repository(storage).read("aa") == game)
    try recorder.append(.hint)
    #expect(throws: GameRepositoryError.noSuchGame("zz")) { try repository.read("zz") }
  }

  @Test("a finished game that is removed comes back as a finished one")
  func restores() throws {
    let repository = repository(storage)
    try play("aa", in: repository)
    try repository.remove("aa")
    #expect(try repository.finished().isEmpty)
    try repository.restore("aa")
    #expect(try repository.finished().map(\.id) == ["aa"] && repository.summaries().isEmpty)
  }

  @Test("a memory keeps as many, the latest first")
  func memoryKeepsFifty() throws {
    let memory = GameRepository.memory { "copy" }
    for number in 1...51 { try play("g\(number)", in: memory) }
    #expect(try memory.finished().map(\.id) == (2...51).reversed().map { "g\($0)" })
    try memory.remove("g51")
    #expect(try memory.finished().count == 49)
    try memory.restore("g51")
    #expect(try memory.finished().first?.id == "g51")
    #expect(try memory.read("g51").isOver)
  }
}
