import MemoryModel
import MemoryStore
import MemoryViewModel
import TestSupport
import Testing

@Suite("A folder as a storage")
struct DiskTests {
  private let folder: TemporaryFolder
  private var storage: any Storage { .folder(folder.path) }

  init() throws { folder = try TemporaryFolder() }

  @Test("a written file can be read by its owner alone, and nothing else is left behind")
  func newDocument() throws {
    try storage.write("games/a", [1])

    #expect(try folder.mode(of: "games") == 0o700)
    #expect(try folder.mode(of: "games/a") == 0o600)
    #expect(TemporaryFolder.names(in: folder.path + "/games") == ["a"])
  }

  @Test("a document keeps its mode", arguments: [0o600, 0o644, 0o640, 0o444] as [UInt32])
  func keepsMode(mode: UInt32) throws {
    try folder.put("old", in: "a", mode: mode)

    try storage.write("a", [1])

    #expect(try folder.mode(of: "a") == mode)
    #expect(try folder.mode(of: "a~") == mode)
  }

  @Test("a link stays a link, and its target is replaced")
  func keepsLinks() throws {
    try folder.makeFolder("elsewhere")
    try folder.put("old", in: "elsewhere/real", mode: 0o600)
    try folder.makeLink("a", to: "b")
    try folder.makeLink("b", to: folder.path + "/elsewhere/real")

    try storage.write("a", Array("new".utf8))

    #expect(try folder.isLink("a"))
    #expect(try folder.text(of: "elsewhere/real") == "new")
    #expect(try folder.mode(of: "elsewhere/real") == 0o600)
    #expect(try folder.text(of: "a~") == "old")
    #expect(folder.names == ["a", "a~", "b", "elsewhere"])
  }

  @Test("writing to a dangling link creates its target, a link to itself is refused")
  func oddLinks() throws {
    try folder.makeLink("a", to: "new")
    try folder.makeLink("b", to: "b")

    try storage.write("a", [65])

    #expect(try folder.text(of: "new") == "A")
    #expect(throws: StorageError.self) { try storage.write("b", [65]) }
    #expect(try folder.isLink("b"))
  }

  @Test("pipes, devices and folders are refused at once", arguments: ["pipe", "zero", "folder"])
  func notFiles(name: String) throws {
    try folder.makePipe("pipe")
    try folder.makeLink("zero", to: "/dev/zero")
    try folder.makeFolder("folder")

    #expect(throws: StorageError.notAFile(name)) { try storage.read(name, atMost: 1 << 40) }
    #expect(throws: StorageError.notAFile(name)) { try storage.write(name, [1]) }
    #expect(throws: StorageError.notAFile(name)) { try storage.append(name, [1]) }
    #expect(folder.names == ["folder", "pipe", "zero"])
  }

  @Test("a file of 2 GB is refused without being read")
  func huge() throws {
    try folder.makeHole("a", size: 2 << 30)

    #expect(throws: StorageError.tooLarge("a", limit: 1 << 20)) {
      try storage.read("a", atMost: 1 << 20)
    }
  }

  @Test("with a file in place of the folder every access is an error")
  func fileForFolder() throws {
    try folder.put("", in: "data")
    let storage = DiskFolder(folder.path + "/data")

    #expect(throws: StorageError.notAFile("a")) { try storage.read("a", atMost: 1) }
    #expect(throws: StorageError.notAFile("a")) { try storage.write("a", [1]) }
    #expect(throws: StorageError.notAFile("a")) { try storage.lock("a") }
    #expect(throws: StorageError.notAFile("games")) { try storage.names(in: "games") }
  }

  @Test("with a folder that cannot be created every write is an error")
  func noPlaceForFolder() throws {
    let storage = DiskFolder(try folder.makeImpossibleFolder("data"))

    #expect(try storage.read("a", atMost: 1) == nil)
    #expect(throws: StorageError.self) { try storage.write("a", [1]) }
    #expect(throws: StorageError.self) { try storage.lock("a") }
  }

  @Test("files in use by another process are not swept, abandoned ones are")
  func sweeps() throws {
    try folder.put("half", in: ".a.999999-1.memorize-tmp")
    try folder.put("mine", in: ".profile")
    try folder.put("mine", in: "notes.memorize-tmp")

    try storage.write("a", [1])

    #expect(folder.names == [".profile", "a", "notes.memorize-tmp"])
  }

  @Test("a player's file is made once and read within its limit")
  func playerFile() throws {
    let path = folder.path + "/themes.json"
    let file = PlayerFile(path)

    #expect(throws: StorageError.missing(path)) { try file.read(atMost: 10) }
    try file.create(Array("hello".utf8))
    #expect(throws: StorageError.taken(path)) { try file.create([1]) }
    #expect(try file.read(atMost: 5) == Array("hello".utf8))
    #expect(throws: StorageError.tooLarge(path, limit: 4)) { try file.read(atMost: 4) }
    #expect(throws: StorageError.badName("a\u{0}b")) { try PlayerFile("a\u{0}b").read(atMost: 1) }
    #expect(folder.names == ["themes.json"])
  }
}
