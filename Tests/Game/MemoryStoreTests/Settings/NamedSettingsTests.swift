import MemoryModel
import MemoryStore
import MemoryViewModel
import TestSupport
import Testing

/// Settings in a file that the player named.
@Suite struct NamedSettingsTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/.mine" }

  init() throws { folder = try TemporaryFolder() }

  private func open() throws -> Loaded<[String: String]> { try Storage.settings(inFile: path) }

  @Test func `settings saved in a file of any name are read again`() throws {
    try open().update { $0 = ["players": "2"] }

    #expect(try open().value == ["players": "2"])
    #expect(folder.names == [".mine"])
  }

  @Test(arguments: [
    "my diary\n", "a = 1\nb = 2\nbell = no\n", "{", "{}", "{}\n", "[1]\n", "\n", "\u{0}",
    "a,b\n1,2\n",
    #"{"format":"memorize-library","version":1}"# + "\n{}", String(repeating: "x", count: 300_000),
  ]) func `a file of another kind is refused and not touched`(text: String) throws {
    try folder.put(text, in: ".mine", mode: 0o640)

    #expect(throws: FormatError.self) { try open() }

    #expect(try folder.text(of: ".mine") == text && folder.names == [".mine"])
    #expect(try folder.mode(of: ".mine") == 0o640)
  }

  @Test func `an empty file counts as a missing one`() throws {
    try folder.put("", in: ".mine")

    let kept = try open()
    #expect(kept.value == [:] && kept.notices == [])
    try kept.update { $0 = ["players": "3"] }

    #expect(try open().value == ["players": "3"])
  }

  @Test func `an existing file with the name of the backup is left alone`() throws {
    try folder.put("notes of mine", in: ".mine~")

    for players in 2...4 { try open().update { $0 = ["players": "\(players)"] } }

    #expect(try folder.text(of: ".mine~") == "notes of mine")
    #expect(try open().value == ["players": "4"])
  }

  @Test func `a file of a later version is left unchanged`() throws {
    let text = "# Settings of memorize (format 9).\nplayers = 2\n"
    try folder.put(text, in: ".mine")

    let kept = try open()

    #expect(kept.notices.count == 1)
    #expect(throws: FormatError.newerVersion(9, known: 2)) { try kept.update { $0 = [:] } }
    #expect(try folder.text(of: ".mine") == text)
  }

  @Test func `an unreadable file is reported and not replaced; no folder is created`() throws {
    let inFolder = try Storage.settings(inFile: folder.path)
    #expect(inFolder.notices == [.unreadable(.notAFile(folder.path))])
    #expect(throws: StorageError.notAFile(folder.path)) { try inFolder.update { $0 = [:] } }

    let nowhere = try Storage.settings(inFile: folder.path + "/no/such")
    #expect(nowhere.value == [:] && nowhere.notices == [])
    #expect(throws: StorageError.noFolder(folder.path + "/no/")) { try nowhere.update { $0 = [:] } }
    #expect(folder.names == [])
  }
}
