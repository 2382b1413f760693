import MemoryEngine
import MemoryModel
import MemoryViewModel
import TestSupport
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

  private func repository(_ storage: any Storage) -> GameRepository {
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
      try recorder.close(last, .saved)
    }

    #expect(try repository(storage).open("ab12").game == SavedGames.played(entries))
    storage.flush()
    withExtendedLifetime(folder) {}
  }

  @Test(
    "time stands still while a game is closed, and one closed without saving leaves the repository")
  func time() throws {
    var repository = repository(.memory())
    var game = try SavedGames.fresh()
    let recorder = try repository.create(game)
    game.played = .nanoseconds(123_456_789_012)
    try recorder.close(game, .saved)

    for _ in 1...100 {
      let (found, recorder) = try repository.open("ab12")
      #expect(found.played == .nanoseconds(123_456_789_012))
      try recorder.close(found, .saved)
    }

    let storage = MemoryStorage()
    repository = self.repository(storage)
    game = try SavedGames.fresh()

    try repository.create(game).close(game, .discarded)

    #expect(
      try (
        repository.summaries(), storage.names(in: "games"), thrown { try repository.open("ab12") }
      )
        == ([], [], GameRepositoryError.noSuchGame("ab12")))
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

    #expect(
      (
        summaries.map(\.id), summaries.map(\.lastPlayed), summaries.map(\.played),
        summaries.map(\.themeName)
      ) == (["a1", "b2"], [3000, 2000], [.seconds(90), .zero], ["Pets", "Pets"]))
    #expect(
      (summaries.map(\.cards), summaries.map(\.isOpenElsewhere)) == ([6, 6], [false, false]))
    withExtendedLifetime((first, second)) {}
  }

  @Test("an open game cannot be changed by another program until its recorder is freed")
  func inUse() throws {
    let storage = MemoryStorage()
    let here = repository(storage)
    let there = repository(storage)
    let game = try SavedGames.fresh()
    let recorder = try here.create(game)
    let inUse = StorageError.inUse("games/ab12.game")

    #expect(
      (
        thrown { try there.open("ab12") }, thrown { try there.create(game) },
        thrown { try there.rename("ab12", "x") }, thrown { try there.remove("ab12") }
      ) == (inUse, inUse, inUse, inUse))
    #expect(
      try (there.summaries().map(\.isOpenElsewhere), here.summaries().map(\.isOpenElsewhere)) == (
        [true], [false]
      ))

    try recorder.close(game, .saved)
    #expect(try there.open("ab12").game.name == "Sunday")

    let repository = repository(.memory())

    for _ in 1...3 { _ = try repository.create(SavedGames.fresh()) }

    #expect(try repository.open("ab12").game.name == "Sunday")
  }

  @Test("a new name is saved, for an open game and a closed one, and a copy is a separate game")
  func renames() throws {
    var repository = repository(.memory())
    var recorder = try repository.create(SavedGames.fresh())
    try repository.rename("ab12", "Monday")
    try play(SavedGames.entries(), on: recorder)
    let firstNames = try repository.summaries().map(\.name)
    var game = try SavedGames.played(SavedGames.entries())
    game.name = "Monday"
    try recorder.close(game, .saved)

    diary.today = 5000
    try repository.rename("ab12", "Tuesday \u{1B}\"\n")

    let secondNames = try repository.summaries().map(\.name)
    let earlierLastPlayeds = try repository.summaries().map(\.lastPlayed)
    var found = try repository.open("ab12").game
    found.name = "Monday"
    #expect(
      (firstNames, secondNames, earlierLastPlayeds, found) == (
        ["Monday"], ["Tuesday \u{1B}\"\n"], [1000], game
      ))

    repository = self.repository(.memory())
    recorder = try repository.create(SavedGames.fresh())

    try repository.duplicate("ab12")
    try play(SavedGames.entries(), on: recorder)

    let copy = try repository.open("copy").game
    #expect(
      (copy.record.moves, copy.name, thrown { try repository.duplicate("nn") }) == (
        [], "Sunday copy", GameRepositoryError.noSuchGame("nn")
      ))
  }

  @Test("a removed game can be restored until the next one is removed")
  func removes() throws {
    let repository = repository(.memory())
    for id in ["a1", "b2"] {
      let game = try SavedGames.fresh(id)
      try repository.create(game).close(game, .saved)
    }

    try repository.remove("a1")
    let earlierIds = try repository.summaries().map(\.id)
    try repository.restore("a1")
    #expect(try [earlierIds, repository.summaries().map(\.id)] == [["b2"], ["a1", "b2"]])
    try repository.remove("a1")
    try repository.remove("b2")

    #expect(throws: StorageError.missing("games/a1.game.removed")) { try repository.restore("a1") }
    try repository.restore("b2")
    #expect(try repository.open("b2").game.record == SavedGames.fresh("b2").record)
  }
}
