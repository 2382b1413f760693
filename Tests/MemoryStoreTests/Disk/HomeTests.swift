import MemoryModel
import MemoryStore
import MemoryViewModel
import TestSupport
import Testing

/// Folders that are made, and those that are not.
@Suite struct HomeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func storage(_ environment: [String: String]) throws -> Storage {
    let places = try #require(StoreFolders(environment: environment, isMac: false))
    return .folder(places.data, inside: places.dataHome)
  }

  @Test func `in a home that is there, the folders on the way are made`() throws {
    try storage(["HOME": folder.path]).write("games/a", [1])

    #expect(try folder.text(of: ".local/share/memorize/games/a") == "\u{1}")
  }

  @Test func `a home that is not there is not made, and the error says which`() throws {
    let home = folder.path + "/nobody/here"
    let storage = try storage(["HOME": home])

    #expect(try storage.read("a", atMost: 9) == nil)
    #expect(throws: StorageError.noFolder(home)) { try storage.write("a", [1]) }
    #expect(throws: StorageError.noFolder(home)) { try storage.lock("a") }
    #expect("\(StorageError.noFolder("/x\u{1B}"))" == "there is no folder /x\\u{1B}")
    #expect(folder.names == [])
  }

  @Test func `in a place that a variable names, only the game's own folder is made`() throws {
    let place = folder.path + "/data"
    let storage = try storage(["XDG_DATA_HOME": place, "XDG_CONFIG_HOME": place])

    #expect(throws: StorageError.noFolder(place)) { try storage.write("games/a", [1]) }
    #expect(folder.names == [])
    try folder.makeFolder("data")
    try storage.write("games/a", [1])
    #expect(try folder.text(of: "data/memorize/games/a") == "\u{1}")
  }

  @Test func `a home that goes away while the game is played is not made again`() throws {
    try folder.makeFolder("home")
    let storage = try storage(["HOME": folder.path + "/home"])
    let repository = GameRepository.storage(
      storage.writingBehind, today: { 0 }, newID: { "copy" }, report: { _ in })
    let recorder = try repository.create(SavedGames.fresh())
    try recorder.append(.hint)
    try recorder.confirm()
    folder.remove("home")

    #expect(throws: StorageError.self) { try recorder.append(.hint) }
    #expect(throws: StorageError.noFolder(folder.path + "/home")) { try recorder.append(.hint) }
    #expect(throws: StorageError.noFolder(folder.path + "/home")) { try recorder.confirm() }
    #expect(folder.names == [])
  }
}
