import MemoryModel
import MemoryStore
import TestSupport
import Testing

/// The JSON settings files of earlier versions.
@Suite struct FormerSettingsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var storage: any Storage { .folder(folder.path) }

  @Test func `they are read, and migrated with the first change; a copy stays`() throws {
    try folder.put(Golden.settings, in: "settings.json")
    let kept = storage.settings()
    #expect(
      (kept.value, kept.notices, folder.names) == (
        ["bell": "true", "player.name": "Ada"], [], ["settings.json"]
      ))

    try kept.update { $0["players"] = "3" }

    #expect(
      try (
        storage.settings().value, folder.names, folder.text(of: "settings.json.v1"),
        folder.text(of: "settings.conf").hasPrefix("# Settings of memorize (format 2).")
      ) == (
        ["bell": "true", "player.name": "Ada", "players": "3"],
        ["settings.conf", "settings.json.v1"], Golden.settings, true
      ))
  }

  @Test func `an earlier version does not undo the migration, and every copy has a name`() throws {
    try folder.put(Golden.settings, in: "settings.json")
    try storage.settings().update { $0["players"] = "3" }
    try folder.put(Golden.settings, in: "settings.json")

    #expect(storage.settings().value["players"] == "3")
    try storage.settings().update { $0["players"] = "4" }
    let earlierText = try folder.text(of: "settings.json")

    for name in folder.names { folder.remove(name) }
    try folder.put("notes", in: "settings.json.v1")
    try folder.put(Golden.settings, in: "settings.json")
    try storage.settings().update { $0["players"] = "3" }

    #expect(
      try (earlierText, folder.text(of: "settings.json.v1"), folder.text(of: "settings.json.v1-2"))
        == (Golden.settings, "notes", Golden.settings))
  }

  @Test func `a file edited by hand is read, and of damaged ones the previous ones`() throws {
    let text = """
      {"format": "memorize-settings", "version": 1}
      {"bell": true, "players": 3, "name": "Ada", "theme": null}
      """
    try folder.put(text, in: "settings.json")
    #expect(storage.settings().value == ["bell": "true", "players": "3", "name": "Ada"])

    for name in folder.names { folder.remove(name) }
    try folder.put(Golden.settings, in: "settings.json~")
    try folder.put(Golden.settings + "x", in: "settings.json")

    let kept = storage.settings()

    #expect(
      (kept.value["bell"], kept.notices.count, folder.names.contains("settings.json.bad")) == (
        "true", 1, true
      ))
  }

  @Test
  func `those of a later version are left alone, and a file that the player names is migrated`()
    throws
  {
    let text = "{\"format\":\"memorize-settings\",\"version\":9}\n{}"
    try folder.put(text, in: "settings.json")

    let kept = storage.settings()

    #expect(
      try (
        kept.value, kept.notices.count, thrown { try kept.update { $0["a"] = "b" } }, folder.names,
        folder.text(of: "settings.json")
      ) == (
        ["kidsMode": "true"], 1, FormatError.newerVersion(9, known: 1), ["settings.json"], text
      ))

    for name in folder.names { folder.remove(name) }
    try folder.put(Golden.settings, in: "mine")
    let path = folder.path + "/mine"

    try Loaded.settings(inFile: path).update { $0["players"] = "3" }

    #expect(
      try (Loaded.settings(inFile: path).value["bell"], folder.names, folder.text(of: "mine.v1"))
        == ("true", ["mine", "mine.v1", "mine~"], Golden.settings))
  }
}
