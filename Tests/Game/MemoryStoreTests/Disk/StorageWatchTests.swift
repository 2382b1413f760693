import MemoryModel
import MemoryStore
import SystemCalls
import TestSupport
import Testing

#if os(Linux)
@Suite("A watch for documents that other programs change")
struct StorageWatchTests {
  private let folder: TemporaryFolder
  private let storage: any Storage

  init() throws {
    folder = try TemporaryFolder()
    storage = .folder(folder.path + "/home/data")
  }

  private func watch() throws -> StorageWatch {
    let data = folder.path + "/home/data"
    return try #require(
      StorageWatch.folders([("", data), ("games/", data + "/games")]))
  }

  @Test("a document that is replaced, appended to, renamed or removed is reported")
  func documents() throws {
    try storage.write("themes.json", [1])
    try storage.write("games/a.game", [1])
    let watch = try watch()

    try storage.write("themes.json", [2])
    let firstChanges = watch.changes()
    try storage.append("games/a.game", [2])
    let secondChanges = watch.changes()
    try storage.rename("games/a.game", to: "games/b.game")
    let thirdChanges = watch.changes()
    try storage.remove("games/b.game")
    #expect(
      (firstChanges, secondChanges, thirdChanges, watch.changes(), watch.changes()) == (
        ["themes.json"], ["games/a.game"], ["games/a.game", "games/b.game"], ["games/b.game"], []
      ))
  }

  @Test("the lock of a game is reported, because it says that the game is open elsewhere")
  func locks() throws {
    try storage.write("games/a.game", [1])
    let watch = try watch()
    do {
      let lock = try storage.lock("games/a.game")
      #expect(watch.changes() == ["games/a.game"])
      withExtendedLifetime(lock) {}
    }
    let earlierChanges = watch.changes()
    _ = try storage.lock("themes.json")
    #expect((earlierChanges, watch.changes()) == (["games/a.game"], []))
  }

  @Test("a list of games changes nothing that is reported, so that it is not made again and again")
  func list() throws {
    let recorder = try games().create(try SavedGames.fresh("open"))
    try games().create(try SavedGames.fresh("closed")).close(try SavedGames.fresh("closed"), .saved)
    let watch = try watch()

    let listed = try games().summaries()

    #expect(
      (listed.filter(\.isOpenElsewhere).map(\.id), listed.count, watch.changes()) == (
        ["open"], 2, []
      ))
    withExtendedLifetime(recorder) {}
  }

  private func games() -> GameRepository {
    .storage(storage, today: { 0 }, newID: { "new" }, report: { _ in })
  }

  @Test("folders that are missing are watched as soon as they are made")
  func missing() throws {
    let watch = try watch()
    let earlierChanges = watch.changes()
    try storage.write("themes.json", [1])
    #expect(
      (earlierChanges, watch.descriptor.wait(until: .readable, milliseconds: 0)) == ([], true))
    // The folder is created in steps, each of which may be reported separately.
    #expect(watch.changes().contains("/"))
    try storage.write("games/a.game", [1])
    #expect(watch.changes().contains("games/"))
    try storage.append("games/a.game", [1])
    #expect(watch.changes().contains("games/a.game"))
  }
}
#endif
