import MemoryEngine
import MemoryModel
import MemoryViewModel
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

  @Test("a finished game moves from the saved games to the finished ones unchanged")
  func keeps() throws {
    let repository = repository(storage)
    let game = try SavedGames.play("aa", in: repository)

    #expect(try repository.summaries().isEmpty)
    let finished = try repository.finished()
    #expect(finished.map(\.id) == ["aa"] && finished.map(\.isOver) == [true])
    #expect(finished.map(\.lastPlayed) == [77] && finished.map(\.isOpenElsewhere) == [false])
    #expect(try repository.read("aa") == game)
    #expect(try storage.names("games").isEmpty)
  }

  @Test("an unfinished game that is not saved is deleted")
  func drops() throws {
    let repository = repository(storage)
    for moves in 0...3 { try SavedGames.play("a\(moves)", moves: moves, in: repository) }
    #expect(try repository.finished().isEmpty && repository.summaries().isEmpty)
  }

  @Test("of 53 games, a twentieth more than are kept, the oldest are deleted")
  func keepsFifty() throws {
    for number in 1...53 {
      try SavedGames.play("g\(number)", in: repository(storage, today: Int64(1_000 - number)))
    }
    let ids = try repository(storage).finished().map(\.id)
    #expect(ids == (1...50).map { "g\($0)" })
    #expect(try storage.names("finished").count == 50)
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
    #expect(finished.map(\.id) == (4...53).reversed().map { "g\($0)" })
    #expect(notices.count == 2)
  }

  @Test("a damaged file is quarantined, reported once, and not read again")
  func setsAside() throws {
    try SavedGames.play("aa", in: repository(storage))
    let bytes = try #require(try storage.read("finished/aa.game", GameFile.limit))
    try storage.write("finished/bb.game", Array(bytes.dropLast(bytes.count / 2)))

    var notices: [StoreNotice] = []
    let repository = repository(storage) { notices.append($0) }
    for _ in 0..<2 { #expect(try repository.finished().map(\.id) == ["aa"]) }
    #expect(notices.count == 1)
    #expect(try Set(storage.names("finished")) == ["aa.game", "bb.game.bad"])
    #expect(throws: GameRepositoryError.noSuchGame("bb")) { try repository.read("bb") }
  }

  @Test("a game damaged after it was listed is refused with the reason")
  func tellsDamage() throws {
    let repository = repository(storage)
    try SavedGames.play("aa", in: repository)
    #expect(try repository.finished().count == 1)
    try storage.write("finished/aa.game", Array("nonsense".utf8))
    let notice = #expect(throws: StoreNotice.self) { try repository.read("aa") }
    #expect(notice.map { "\($0)".hasPrefix("finished/aa.game could not be used") } == true)
  }

  @Test("games of one name are distinguished by their ids, and each can be removed alone")
  func keepsNamesakes() throws {
    let repository = repository(storage)
    for id in ["aa", "bb", "cc"] { try SavedGames.play(id, in: repository) }
    #expect(Set(try repository.finished().map(\.name)) == ["Evening"])
    try repository.remove("bb")
    #expect(try Set(repository.finished().map(\.id)) == ["aa", "cc"])
    #expect(try repository.read("cc").id == "cc")
  }

  @Test("finished games can be neither opened nor renamed nor duplicated")
  func staysFinished() throws {
    let repository = repository(storage)
    let game = try SavedGames.play("aa", in: repository)
    #expect(throws: GameRepositoryError.noSuchGame("aa")) { try repository.open("aa") }
    #expect(throws: GameRepositoryError.noSuchGame("aa")) { try repository.rename("aa", "X") }
    #expect(throws: GameRepositoryError.noSuchGame("aa")) { try repository.duplicate("aa") }
    #expect(try repository.read("aa") == game)
  }

  @Test("on a full disk, or without the folder, only the finished game is lost")
  func survivesFaults() throws {
    var refusing = storage
    refusing.rename = { (name, _) throws(StorageError) in throw .full(name) }
    try SavedGames.play("aa", in: repository(refusing))
    #expect(try repository(storage).finished().isEmpty)
    #expect(try storage.names("games").isEmpty)
  }

  @Test("a game whose program was killed at the end is moved by the next program")
  func recovers() throws {
    var game = try SavedGames.twoPairs("aa")
    for move in try SavedGames.winningMoves(of: game) { game.add(.move(move)) }
    try storage.write("games/aa.game", try GameFile.written(game, date: 5).bytes)

    let scores = ScoreFile(in: storage)
    scores.recover(from: storage) { "Ada" }
    scores.recover(from: storage) { "Ada" }

    #expect(scores.load().scores.map(\.id) == ["aa"])
    let repository = repository(storage)
    #expect(try repository.finished().map(\.id) == ["aa"] && repository.summaries().isEmpty)
  }

  @Test("a saved game is read without being taken from its player")
  func readsBesidePlay() throws {
    let repository = repository(storage)
    var game = try SavedGames.twoPairs("aa")
    let recorder = try repository.create(game)
    let move = try SavedGames.winningMoves(of: game)[0]
    game.add(.move(move))
    try recorder.append(.move(move))

    #expect(try self.repository(storage).read("aa") == game)
    try recorder.append(.hint)
    #expect(throws: GameRepositoryError.noSuchGame("zz")) { try repository.read("zz") }
  }

  @Test("a removed finished game is restored as a finished one")
  func restores() throws {
    let repository = repository(storage)
    try SavedGames.play("aa", in: repository)
    try repository.remove("aa")
    #expect(try repository.finished().isEmpty)
    try repository.restore("aa")
    #expect(try repository.finished().map(\.id) == ["aa"] && repository.summaries().isEmpty)
  }

  @Test("a repository in memory keeps the same number of games, the latest first")
  func memoryKeepsAsMany() throws {
    let memory = GameRepository.memory { "copy" }
    for number in 1...1_001 { try SavedGames.play("g\(number)", in: memory) }
    #expect(try memory.finished().map(\.id) == (2...1_001).reversed().map { "g\($0)" })
    try memory.remove("g1001")
    #expect(try memory.finished().count == 999)
    try memory.restore("g1001")
    #expect(try memory.finished().first?.id == "g1001")
    #expect(try memory.read("g1001").isOver)
  }
}
