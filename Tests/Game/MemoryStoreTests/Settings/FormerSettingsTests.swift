import MemoryModel
import MemoryStore
import TestSupport
import Testing

/// The JSON settings files of earlier versions.
@Suite struct FormerSettingsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var storage: Storage { .folder(folder.path) }

  @Test func `they are read, and migrated with the first change; a copy stays`() throws {
    try folder.put(Golden.settings, in: "settings.json")
    let kept = storage.settings()
    #expect(kept.value == ["bell": "true", "player.name": "Ada"] && kept.notices == [])
    #expect(folder.names == ["settings.json"])

    try kept.update { $0["players"] = "3" }

    #expect(
      storage.settings().value == ["bell": "true", "player.name": "Ada", "players": "3"])
    #expect(folder.names == ["settings.conf", "settings.json.v1"])
    #expect(try folder.text(of: "settings.json.v1") == Golden.settings)
    #expect(try folder.text(of: "settings.conf").hasPrefix("# Settings of memorize (format 2)."))
  }

  @Test func `an earlier version of the program that runs meanwhile does not undo the migration`()
    throws
  {
    try folder.put(Golden.settings, in: "settings.json")
    try storage.settings().update { $0["players"] = "3" }
    try folder.put(Golden.settings, in: "settings.json")

    #expect(storage.settings().value["players"] == "3")
    try storage.settings().update { $0["players"] = "4" }
    #expect(try folder.text(of: "settings.json") == Golden.settings)
  }

  @Test func `every copy has a different name`() throws {
    try folder.put("notes", in: "settings.json.v1")
    try folder.put(Golden.settings, in: "settings.json")
    try storage.settings().update { $0["players"] = "3" }

    #expect(try folder.text(of: "settings.json.v1") == "notes")
    #expect(try folder.text(of: "settings.json.v1-2") == Golden.settings)
  }

  @Test func `a file edited by hand, without checksum and most quotation marks, is read`() throws {
    let text = """
      {"format": "memorize-settings", "version": 1}
      {"bell": true, "players": 3, "name": "Ada", "theme": null}
      """
    try folder.put(text, in: "settings.json")
    #expect(storage.settings().value == ["bell": "true", "players": "3", "name": "Ada"])
  }

  @Test func `damaged ones are quarantined, and the previous ones are used`() throws {
    try folder.put(Golden.settings, in: "settings.json~")
    try folder.put(Golden.settings + "x", in: "settings.json")

    let kept = storage.settings()

    #expect(kept.value["bell"] == "true" && kept.notices.count == 1)
    #expect(folder.names.contains("settings.json.bad"))
  }

  @Test func `those of a later version are left alone, and no file is created`() throws {
    let text = "{\"format\":\"memorize-settings\",\"version\":9}\n{}"
    try folder.put(text, in: "settings.json")

    let kept = storage.settings()

    #expect(kept.value == [:] && kept.notices.count == 1)
    #expect(throws: FormatError.newerVersion(9, known: 1)) { try kept.update { $0["a"] = "b" } }
    #expect(folder.names == ["settings.json"])
    #expect(try folder.text(of: "settings.json") == text)
  }

  @Test func `a file that the player names is migrated in place`() throws {
    try folder.put(Golden.settings, in: "mine")
    let path = folder.path + "/mine"

    try Storage.settings(inFile: path).update { $0["players"] = "3" }

    #expect(try Storage.settings(inFile: path).value["bell"] == "true")
    #expect(folder.names == ["mine", "mine.v1", "mine~"])
    #expect(try folder.text(of: "mine.v1") == Golden.settings)
  }
}
