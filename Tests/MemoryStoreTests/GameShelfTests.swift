import MemoryEngine
import MemoryViewModel
import Testing

@testable import MemoryStore

@Suite("Games on the shelf")
struct GameShelfTests {
  /// A day that the tests move on, and what was reported; a class, because closures share it.
  private final class Diary {
    var today: Int64 = 1000
    var notices: [StoreNotice] = []
  }

  private let diary = Diary()

  private func shelf(_ storage: Storage) -> GameShelf {
    .storage(
      storage, today: { diary.today }, newID: { "copy" }, report: { diary.notices.append($0) })
  }

  private func play(_ entries: some Sequence<GameEntry>, on keeper: GameKeeper) throws {
    for entry in entries { try keeper.append(entry) }
  }

  @Test("a game is on disk after every entry, without being closed", arguments: AnyStorage.all)
  func keepsEveryFlip(kind: AnyStorage) throws {
    let (storage, folder) = try kind.make()
    let keeper = try shelf(storage).create(SavedGames.fresh())
    let entries = try SavedGames.entries()

    for (count, entry) in entries.enumerated() {
      try keeper.append(entry)

      let bytes = try #require(try storage.read("games/ab12.game", atMost: 9999))
      let found = try GameFile(bytes, id: "ab12").game
      #expect(try found == SavedGames.played(entries.prefix(count + 1)))
    }
    storage.settle()
    withExtendedLifetime(folder) {}
  }

  @Test("a closed game goes on where it was", arguments: AnyStorage.all)
  func goesOn(kind: AnyStorage) throws {
    let (storage, folder) = try kind.make()
    let entries = try SavedGames.entries()
    for (index, entry) in entries.enumerated() {
      let (game, keeper) =
        index == 0
        ? (try SavedGames.fresh(), try shelf(storage).create(SavedGames.fresh()))
        : try shelf(storage).open("ab12")
      try keeper.append(entry)
      var last = game
      last.add(entry)
      try keeper.close(last, true)
    }

    #expect(try shelf(storage).open("ab12").game == SavedGames.played(entries))
    storage.settle()
    withExtendedLifetime(folder) {}
  }

  @Test("time neither runs back nor on while a game is put away")
  func time() throws {
    let shelf = shelf(.memory())
    var game = try SavedGames.fresh()
    let keeper = try shelf.create(game)
    game.played = .nanoseconds(123_456_789_012)
    try keeper.close(game, true)

    for _ in 1...100 {
      let (found, keeper) = try shelf.open("ab12")
      #expect(found.played == .nanoseconds(123_456_789_012))
      try keeper.close(found, true)
    }
  }

  @Test("a game that is not to be kept leaves the shelf")
  func notKept() throws {
    let storage = Storage.memory()
    let shelf = shelf(storage)
    let game = try SavedGames.fresh()

    try shelf.create(game).close(game, false)

    #expect(try shelf.summaries() == [])
    #expect(try storage.names("games") == [])
    #expect(throws: GameShelfError.noSuchGame("ab12")) { try shelf.open("ab12") }
  }

  @Test("the list tells what the record says, those played last first")
  func summaries() throws {
    let shelf = shelf(.memory())
    let first = try shelf.create(SavedGames.fresh("a1"))
    diary.today = 2000
    let second = try shelf.create(SavedGames.fresh("b2"))
    try play(SavedGames.entries(), on: first)
    diary.today = 3000
    try first.append(.played(.seconds(90)))

    let summaries = try shelf.summaries()

    #expect(summaries.map(\.id) == ["a1", "b2"])
    #expect(summaries.map(\.lastPlayed) == [3000, 2000])
    #expect(summaries.map(\.played) == [.seconds(90), .zero])
    #expect(summaries.map(\.themeName) == ["Pets", "Pets"])
    #expect(summaries.map(\.cards) == [6, 6])
    #expect(summaries.map(\.isOpenElsewhere) == [false, false])
    withExtendedLifetime((first, second)) {}
  }

  @Test("a game that is played cannot be opened, moved or removed elsewhere")
  func inUse() throws {
    let storage = Storage.memory()
    let here = shelf(storage)
    let there = shelf(storage)
    let game = try SavedGames.fresh()
    let keeper = try here.create(game)
    let inUse = StorageError.inUse("games/ab12.game")

    #expect(throws: inUse) { try there.open("ab12") }
    #expect(throws: inUse) { try there.create(game) }
    #expect(throws: inUse) { try there.rename("ab12", "x") }
    #expect(throws: inUse) { try there.remove("ab12") }
    #expect(try there.summaries().map(\.isOpenElsewhere) == [true])
    #expect(try here.summaries().map(\.isOpenElsewhere) == [false])

    try keeper.close(game, true)
    #expect(try there.open("ab12").game.name == "Sunday")
  }

  @Test("a new name is kept, whether the game is being played or not")
  func renames() throws {
    let shelf = shelf(.memory())
    let keeper = try shelf.create(SavedGames.fresh())
    try shelf.rename("ab12", "Monday")
    try play(SavedGames.entries(), on: keeper)
    #expect(try shelf.summaries().map(\.name) == ["Monday"])
    var game = try SavedGames.played(SavedGames.entries())
    game.name = "Monday"
    try keeper.close(game, true)

    diary.today = 5000
    try shelf.rename("ab12", "Tuesday \u{1B}\"\n")

    #expect(try shelf.summaries().map(\.name) == ["Tuesday \u{1B}\"\n"])
    #expect(try shelf.summaries().map(\.lastPlayed) == [1000])
    var found = try shelf.open("ab12").game
    found.name = "Monday"
    #expect(found == game)
  }

  @Test("a copy is a game of its own")
  func duplicates() throws {
    let shelf = shelf(.memory())
    let keeper = try shelf.create(SavedGames.fresh())

    try shelf.duplicate("ab12")
    try play(SavedGames.entries(), on: keeper)

    let copy = try shelf.open("copy").game
    #expect(copy.record.moves == [])
    #expect(copy.name == "Sunday copy")
    #expect(throws: GameShelfError.noSuchGame("nn")) { try shelf.duplicate("nn") }
  }

  @Test("a game is free again when its keeper has gone")
  func freedWithKeeper() throws {
    let shelf = shelf(.memory())

    for _ in 1...3 { _ = try shelf.create(SavedGames.fresh()) }

    #expect(try shelf.open("ab12").game.name == "Sunday")
  }

  @Test("a removed game comes back, until the next one is removed")
  func removes() throws {
    let shelf = shelf(.memory())
    for id in ["a1", "b2"] {
      let game = try SavedGames.fresh(id)
      try shelf.create(game).close(game, true)
    }

    try shelf.remove("a1")
    #expect(try shelf.summaries().map(\.id) == ["b2"])
    try shelf.restore("a1")
    #expect(try shelf.summaries().map(\.id) == ["a1", "b2"])
    try shelf.remove("a1")
    try shelf.remove("b2")

    #expect(throws: StorageError.missing("games/a1.game.removed")) { try shelf.restore("a1") }
    try shelf.restore("b2")
    #expect(try shelf.open("b2").game.record == SavedGames.fresh("b2").record)
  }
}
