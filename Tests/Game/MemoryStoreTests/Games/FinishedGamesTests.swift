import MemoryEngine
import MemoryModel
import MemoryViewModel
import TestSupport
import Testing

@testable import MemoryStore

@Suite("Finished games")
struct FinishedGamesTests {
  private let storage = MemoryStorage()

  private func repository(
    _ storage: any Storage, today: Int64 = 77, report: @escaping (StoreNotice) -> Void = { _ in }
  ) -> GameRepository {
    .storage(storage, today: { today }, newID: { "copy" }, report: report)
  }

  @Test("a finished game is moved unchanged, an unfinished one that is not saved is deleted")
  func keeps() throws {
    var repository = repository(storage)
    let game = try SavedGames.play("aa", in: repository)

    let finished = try repository.finished()
    #expect(
      (
        finished.map(\.id), finished.map(\.isOver), finished.map(\.lastPlayed),
        finished.map(\.isOpenElsewhere)
      ) == (["aa"], [true], [77], [false]))
    #expect(
      try (repository.summaries(), repository.read("aa"), storage.names(in: "games")) == (
        [], game, []
      ))

    repository = self.repository(.memory())
    for moves in 0...3 { try SavedGames.play("a\(moves)", moves: moves, in: repository) }
    #expect(try repository.finished().isEmpty && repository.summaries().isEmpty)
  }

  @Test("no finished game is deleted, however many there are, in memory too")
  func keepsAll() throws {
    var today: Int64 = 0
    let memory = GameRepository.memory(today: { today }, newID: { "copy" })
    for number in 1...1_051 {
      today += 1
      try SavedGames.play("g\(number)", in: repository(storage, today: today))
      try SavedGames.play("g\(number)", in: memory)
    }
    let ids = (1...1_051).reversed().map { "g\($0)" }
    #expect(
      try [repository(storage).finished().map(\.id), memory.finished().map(\.id)] == [ids, ids])

    try memory.remove("g1051")
    let count = try memory.finished().count
    try memory.restore("g1051")
    #expect(
      try (count, memory.finished().first?.id, memory.read("g1051").isOver) == (
        1_050, "g1051", true
      ))
  }

  @Test("a file that is damaged or of a later version is reported, and the games are listed")
  func sparesOthers() throws {
    try storage.write("finished/bad.game", Array("nonsense".utf8))
    let newer = #"{"format":"memorize-game","version":9}"#
    try storage.write("finished/new.game", Array("\(newer)\t\(0)\n".utf8))
    try SavedGames.play("aa", in: repository(storage))
    var notices: [StoreNotice] = []
    let finished = try repository(storage) { notices.append($0) }.finished()
    #expect((finished.map(\.id), notices.count) == (["aa"], 2))
  }

  @Test("a damaged file is quarantined, reported once, and refused with the reason")
  func setsAside() throws {
    try SavedGames.play("aa", in: repository(storage))
    let bytes = try #require(try storage.read("finished/aa.game", atMost: GameFile.limit))
    try storage.write("finished/bb.game", Array(bytes.dropLast(bytes.count / 2)))

    var notices: [StoreNotice] = []
    var repository = repository(storage) { notices.append($0) }
    let ids = try (0..<2).map { _ in try repository.finished().map(\.id) }
    #expect(
      (ids, notices.count, Set(storage.names(in: "finished")), thrown { try repository.read("bb") })
        == (
          [["aa"], ["aa"]], 1, ["aa.game", "bb.game.bad"], GameRepositoryError.noSuchGame("bb")
        ))

    let fresh = MemoryStorage()
    repository = self.repository(fresh)
    try SavedGames.play("aa", in: repository)
    let count = try repository.finished().count
    try fresh.write("finished/aa.game", Array("nonsense".utf8))
    let notice = thrown(StoreNotice.self) { try repository.read("aa") }
    #expect(
      (count, notice.map { "\($0)".hasPrefix("finished/aa.game could not be used") }) == (1, true))
  }

  @Test("games of one name can be removed alone, but neither opened nor renamed nor duplicated")
  func keepsNamesakes() throws {
    var repository = repository(storage)
    for id in ["aa", "bb", "cc"] { try SavedGames.play(id, in: repository) }
    let names = Set(try repository.finished().map(\.name))
    try repository.remove("bb")
    #expect(
      try (names, Set(repository.finished().map(\.id)), repository.read("cc").id) == (
        ["Evening"], ["aa", "cc"], "cc"
      ))

    repository = self.repository(.memory())
    let game = try SavedGames.play("aa", in: repository)
    #expect(
      try (
        thrown { try repository.open("aa") }, thrown { try repository.rename("aa", "X") },
        thrown { try repository.duplicate("aa") }, repository.read("aa")
      ) == (
        GameRepositoryError.noSuchGame("aa"), GameRepositoryError.noSuchGame("aa"),
        GameRepositoryError.noSuchGame("aa"), game
      ))
  }

  @Test("a finished game that cannot be moved stays, counts as finished, and is moved later")
  func survivesObstacles() throws {
    let refusing = FaultyStorage(storage) { (operation, name) throws(StorageError) in
      if operation == .rename { throw .full(name) }
    }
    var game = try SavedGames.twoPairs("aa")
    let recorder = try repository(refusing).create(game)
    for move in try SavedGames.winningMoves(of: game) {
      game.add(.move(move))
      try recorder.append(.move(move))
    }
    #expect(throws: StorageError.full("games/aa.game")) { try recorder.close(game, .finished) }
    try recorder.close(game, .saved)

    refusing.recoverFinishedGames { "Ada" }
    let repository = repository(storage)
    let listed = try repository.finished()
    #expect(
      try (
        listed.map(\.id), listed.map(\.isOver), repository.summaries(), storage.names(in: "games"),
        repository.read("aa")
      ) == (["aa"], [true], [], ["aa.game"], game))

    storage.recoverFinishedGames { "Ada" }
    #expect(
      try (
        repository.finished().map(\.id), storage.names(in: "games"), storage.names(in: "finished")
      ) == (
        ["aa"], [], ["aa.game"]
      ))
    #expect(ScoreFile(in: storage).load().scores.map(\.id) == ["aa"])
    #expect(HistoryFile(in: storage).load().games.map(\.id) == ["aa"])
  }

  @Test("a game whose program was killed at the end is moved by the next program")
  func recovers() throws {
    var game = try SavedGames.twoPairs("aa")
    for move in try SavedGames.winningMoves(of: game) { game.add(.move(move)) }
    try storage.write("games/aa.game", try GameFile.written(game, date: 5).bytes)

    let scores = ScoreFile(in: storage)
    storage.recoverFinishedGames { "Ada" }
    storage.recoverFinishedGames { "Ada" }

    let earlierIds = scores.load().scores.map(\.id)
    let repository = repository(storage)
    #expect(
      try (earlierIds, repository.finished().map(\.id), repository.summaries().isEmpty) == (
        ["aa"], ["aa"], true
      ))
  }

  @Test("a saved game is read beside its player, and a removed finished one is restored")
  func readsBesidePlay() throws {
    var repository = repository(storage)
    var game = try SavedGames.twoPairs("aa")
    let recorder = try repository.create(game)
    let move = try SavedGames.winningMoves(of: game)[0]
    game.add(.move(move))
    try recorder.append(.move(move))

    let read = try self.repository(storage).read("aa")
    try recorder.append(.hint)
    #expect(
      (read, thrown { try repository.read("zz") }) == (game, GameRepositoryError.noSuchGame("zz")))

    repository = self.repository(.memory())
    try SavedGames.play("aa", in: repository)
    try repository.remove("aa")
    let none = try repository.finished()
    try repository.restore("aa")
    #expect(
      try (none, repository.finished().map(\.id), repository.summaries()) == ([], ["aa"], []))
  }
}
