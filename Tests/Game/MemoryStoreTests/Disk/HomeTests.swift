import MemoryModel
import MemoryStore
import MemoryViewModel
import TestSupport
import Testing

/// The folders that the store creates.
@Suite struct HomeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func storage(_ environment: [String: String]) throws -> any Storage {
    let places = try #require(StoreFolders(environment: environment, isMac: false))
    return .folder(places.data, inside: places.dataHome)
  }

  @Test func `in an existing home the missing folders are created`() throws {
    try storage(["HOME": folder.path]).write("games/a", [1])

    #expect(try folder.text(of: ".local/share/memorize/games/a") == "\u{1}")
  }

  @Test func `a missing home is not created, and the error names it`() throws {
    let home = folder.path + "/nobody/here"
    let storage = try storage(["HOME": home])

    #expect(try storage.read("a", atMost: 9) == nil)
    #expect(throws: StorageError.noFolder(home)) { try storage.write("a", [1]) }
    #expect(throws: StorageError.noFolder(home)) { try storage.lock("a") }
    #expect("\(StorageError.noFolder("/x\u{1B}"))" == "there is no folder /x\\u{1B}")
    #expect(folder.names == [])
  }

  @Test func `a folder that a variable names is created with its parents, for its owner alone`()
    throws
  {
    let place = folder.path + "/a/data"
    let storage = try storage(["HOME": folder.path, "XDG_DATA_HOME": place])
    #expect(folder.names == [])

    try storage.write("games/a", [1])

    #expect(try folder.text(of: "a/data/memorize/games/a") == "\u{1}")
    for name in ["a", "a/data", "a/data/memorize", "a/data/memorize/games"] {
      #expect(try folder.mode(of: name) == 0o700)
    }
  }

  @Test func `the mode of an existing folder is not changed`() throws {
    try folder.makeFolder("data")

    try storage(["XDG_DATA_HOME": folder.path + "/data", "XDG_CONFIG_HOME": "/c"]).write("a", [1])

    #expect(try folder.mode(of: "data") == 0o755)
    #expect(try folder.mode(of: "data/memorize") == 0o700)
  }

  @Test func `a folder that a variable names inside a missing home is not created`() throws {
    let home = folder.path + "/nobody"
    let storage = try storage(["HOME": home, "XDG_DATA_HOME": home + "/data"])

    #expect(throws: StorageError.noFolder(home)) { try storage.write("a", [1]) }
    #expect(folder.names == [])
  }

  @Test func `a file in place of a parent folder is left alone, and named`() throws {
    try folder.put("mine", in: "a")
    let storage = try storage(["HOME": "/", "XDG_DATA_HOME": folder.path + "/a/data"])

    #expect(throws: StorageError.notAFile("games/a")) { try storage.write("games/a", [1]) }
    #expect(try folder.text(of: "a") == "mine")
  }

  @Test func `a home that is removed during the game is not created again`() throws {
    try folder.makeFolder("home")
    let storage = try storage(["HOME": folder.path + "/home"])
    let repository = GameRepository.storage(
      storage.writingAsynchronously, today: { 0 }, newID: { "copy" }, report: { _ in })
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
