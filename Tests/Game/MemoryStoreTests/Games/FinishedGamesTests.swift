import MemoryEngine
import MemoryModel
import MemoryViewModel
import TestSupport
import Testing

@testable import MemoryStore

@Suite("Finished games")
struct FinishedGamesTests {
  private let storage = Storage.memory()

  private func repository(
    _ storage: Storage, today: Int64 = 77, report: @escaping (StoreNotice) -> Void = { _ in }
  ) -> GameRepository {
    .storage(storage, today: { today }, newID: { "copy" }, mostFinished: 50, report: report)
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
      try (repository.summaries(), repository.read("aa"), storage.names("games")) == ([], game, []))

    repository = self.repository(.memory())
    for moves in 0...3 { try SavedGames.play("a\(moves)", moves: moves, in: repository) }
    #expect(try repository.finished().isEmpty && repository.summaries().isEmpty)
  }

  @Test("of 53 games, a twentieth more than are kept, the oldest are deleted, in memory too")
  func keepsFifty() throws {
    for number in 1...53 {
      try SavedGames.play("g\(number)", in: repository(storage, today: Int64(1_000 - number)))
    }
    let ids = try repository(storage).finished().map(\.id)
    #expect(try (ids, storage.names("finished").count) == ((1...50).map { "g\($0)" }, 50))

    let memory = GameRepository.memory { "copy" }
    for number in 1...1_001 { try SavedGames.play("g\(number)", in: memory) }
    let kept = try memory.finished().map(\.id)
    try memory.remove("g1001")
    let count = try memory.finished().count
    try memory.restore("g1001")
    #expect(
      try (kept, count, memory.finished().first?.id, memory.read("g1001").isOver) == (
        (2...1_001).reversed().map { "g\($0)" }, 999, "g1001", true
      ))
  }

  @Test(
    "a file that is damaged or of a later version is not counted, and no game is deleted for it")
  func sparesOthers() throws {
    try storage.write("finished/bad.game", Array("nonsense".utf8))
    let newer = #"{"format":"memorize-game","version":9}"#
    try storage.write("finished/new.game", Array("\(newer)\t\(0)\n".utf8))
    for number in 1...53 {
      try SavedGames.play("g\(number)", in: repository(storage, today: Int64(number)))
    }
    var notices: [StoreNotice] = []
    let finished = try repository(storage) { notices.append($0) }.finished()
    #expect((finished.map(\.id), notices.count) == ((4...53).reversed().map { "g\($0)" }, 2))
  }

  @Test("a damaged file is quarantined, reported once, and refused with the reason")
  func setsAside() throws {
    try SavedGames.play("aa", in: repository(storage))
    let bytes = try #require(try storage.read("finished/aa.game", GameFile.limit))
    try storage.write("finished/bb.game", Array(bytes.dropLast(bytes.count / 2)))

    var notices: [StoreNotice] = []
    var repository = repository(storage) { notices.append($0) }
    let ids = try (0..<2).map { _ in try repository.finished().map(\.id) }
    #expect(
      try (ids, notices.count, Set(storage.names("finished")), thrown { try repository.read("bb") })
        == (
          [["aa"], ["aa"]], 1, ["aa.game", "bb.game.bad"], GameRepositoryError.noSuchGame("bb")
        ))

    let fresh = Storage.memory()
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

  @Test("on a full disk, or without the folder, only the finished game is lost")
  func survivesFaults() throws {
    var refusing = storage
    refusing.rename = { (name, _) throws(StorageError) in throw .full(name) }
    try SavedGames.play("aa", in: repository(refusing))
    #expect(try repository(storage).finished().isEmpty && storage.names("games").isEmpty)
  }

  @Test("a game whose program was killed at the end is moved by the next program")
  func recovers() throws {
    var game = try SavedGames.twoPairs("aa")
    for move in try SavedGames.winningMoves(of: game) { game.add(.move(move)) }
    try storage.write("games/aa.game", try GameFile.written(game, date: 5).bytes)

    let scores = ScoreFile(in: storage)
    scores.recover(from: storage) { "Ada" }
    scores.recover(from: storage) { "Ada" }

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
