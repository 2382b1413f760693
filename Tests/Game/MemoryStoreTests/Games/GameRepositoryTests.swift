import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@testable import MemoryStore

@Suite("Games in the repository")
struct GameRepositoryTests {
  /// The date set by the test, and the reports; a class, because closures share it.
  private final class Diary {
    var today: Int64 = 1000
    var notices: [StoreNotice] = []
  }

  private let diary = Diary()

  private func repository(_ storage: Storage) -> GameRepository {
    .storage(
      storage, today: { diary.today }, newID: { "copy" }, report: { diary.notices.append($0) })
  }

  private func play(_ entries: some Sequence<JournalEntry>, on recorder: GameRecorder) throws {
    for entry in entries { try recorder.append(entry) }
  }

  @Test("a game is on disk after every entry, without being closed", arguments: AnyStorage.all)
  func keepsEveryFlip(kind: AnyStorage) throws {
    let (storage, folder) = try kind.make()
    let recorder = try repository(storage).create(SavedGames.fresh())
    let entries = try SavedGames.entries()

    for (count, entry) in entries.enumerated() {
      try recorder.append(entry)

      let bytes = try #require(try storage.read("games/ab12.game", atMost: 9999))
      let found = try GameFile(bytes, id: "ab12").game
      #expect(try found == SavedGames.played(entries.prefix(count + 1)))
    }
    storage.flush()
    withExtendedLifetime(folder) {}
  }

  @Test("a closed game is reopened where it was", arguments: AnyStorage.all)
  func goesOn(kind: AnyStorage) throws {
    let (storage, folder) = try kind.make()
    let entries = try SavedGames.entries()
    for (index, entry) in entries.enumerated() {
      let (game, recorder) =
        index == 0
        ? (try SavedGames.fresh(), try repository(storage).create(SavedGames.fresh()))
        : try repository(storage).open("ab12")
      try recorder.append(entry)
      var last = game
      last.add(entry)
      try recorder.close(last, true)
    }

    #expect(try repository(storage).open("ab12").game == SavedGames.played(entries))
    storage.flush()
    withExtendedLifetime(folder) {}
  }

  @Test("time stands still while a game is closed")
  func time() throws {
    let repository = repository(.memory())
    var game = try SavedGames.fresh()
    let recorder = try repository.create(game)
    game.played = .nanoseconds(123_456_789_012)
    try recorder.close(game, true)

    for _ in 1...100 {
      let (found, recorder) = try repository.open("ab12")
      #expect(found.played == .nanoseconds(123_456_789_012))
      try recorder.close(found, true)
    }
  }

  @Test("a game closed without saving leaves the repository")
  func notKept() throws {
    let storage = Storage.memory()
    let repository = repository(storage)
    let game = try SavedGames.fresh()

    try repository.create(game).close(game, false)

    #expect(try repository.summaries() == [])
    #expect(try storage.names("games") == [])
    #expect(throws: GameRepositoryError.noSuchGame("ab12")) { try repository.open("ab12") }
  }

  @Test("the list agrees with the records, in order of the last play")
  func summaries() throws {
    let repository = repository(.memory())
    let first = try repository.create(SavedGames.fresh("a1"))
    diary.today = 2000
    let second = try repository.create(SavedGames.fresh("b2"))
    try play(SavedGames.entries(), on: first)
    diary.today = 3000
    try first.append(.played(.seconds(90)))

    let summaries = try repository.summaries()

    #expect(summaries.map(\.id) == ["a1", "b2"])
    #expect(summaries.map(\.lastPlayed) == [3000, 2000])
    #expect(summaries.map(\.played) == [.seconds(90), .zero])
    #expect(summaries.map(\.themeName) == ["Pets", "Pets"])
    #expect(summaries.map(\.cards) == [6, 6])
    #expect(summaries.map(\.isOpenElsewhere) == [false, false])
    withExtendedLifetime((first, second)) {}
  }

  @Test("an open game cannot be opened, renamed or removed by another program")
  func inUse() throws {
    let storage = Storage.memory()
    let here = repository(storage)
    let there = repository(storage)
    let game = try SavedGames.fresh()
    let recorder = try here.create(game)
    let inUse = StorageError.inUse("games/ab12.game")

    #expect(throws: inUse) { try there.open("ab12") }
    #expect(throws: inUse) { try there.create(game) }
    #expect(throws: inUse) { try there.rename("ab12", "x") }
    #expect(throws: inUse) { try there.remove("ab12") }
    #expect(try there.summaries().map(\.isOpenElsewhere) == [true])
    #expect(try here.summaries().map(\.isOpenElsewhere) == [false])

    try recorder.close(game, true)
    #expect(try there.open("ab12").game.name == "Sunday")
  }

  @Test("a new name is saved, for an open game and a closed one")
  func renames() throws {
    let repository = repository(.memory())
    let recorder = try repository.create(SavedGames.fresh())
    try repository.rename("ab12", "Monday")
    try play(SavedGames.entries(), on: recorder)
    #expect(try repository.summaries().map(\.name) == ["Monday"])
    var game = try SavedGames.played(SavedGames.entries())
    game.name = "Monday"
    try recorder.close(game, true)

    diary.today = 5000
    try repository.rename("ab12", "Tuesday \u{1B}\"\n")

    #expect(try repository.summaries().map(\.name) == ["Tuesday \u{1B}\"\n"])
    #expect(try repository.summaries().map(\.lastPlayed) == [1000])
    var found = try repository.open("ab12").game
    found.name = "Monday"
    #expect(found == game)
  }

  @Test("a copy is a separate game")
  func duplicates() throws {
    let repository = repository(.memory())
    let recorder = try repository.create(SavedGames.fresh())

    try repository.duplicate("ab12")
    try play(SavedGames.entries(), on: recorder)

    let copy = try repository.open("copy").game
    #expect(copy.record.moves == [])
    #expect(copy.name == "Sunday copy")
    #expect(throws: GameRepositoryError.noSuchGame("nn")) { try repository.duplicate("nn") }
  }

  @Test("a game is unlocked when its recorder is freed")
  func freedWithRecorder() throws {
    let repository = repository(.memory())

    for _ in 1...3 { _ = try repository.create(SavedGames.fresh()) }

    #expect(try repository.open("ab12").game.name == "Sunday")
  }

  @Test("a removed game can be restored until the next one is removed")
  func removes() throws {
    let repository = repository(.memory())
    for id in ["a1", "b2"] {
      let game = try SavedGames.fresh(id)
      try repository.create(game).close(game, true)
    }

    try repository.remove("a1")
    #expect(try repository.summaries().map(\.id) == ["b2"])
    try repository.restore("a1")
    #expect(try repository.summaries().map(\.id) == ["a1", "b2"])
    try repository.remove("a1")
    try repository.remove("b2")

    #expect(throws: StorageError.missing("games/a1.game.removed")) { try repository.restore("a1") }
    try repository.restore("b2")
    #expect(try repository.open("b2").game.record == SavedGames.fresh("b2").record)
  }
}
