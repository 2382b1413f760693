import MemoryModel
import MemoryStore
import MemoryViewModel
import Testing

@Suite("Settings on disk")
struct SettingsTests {
  private func text(_ storage: Storage) throws -> String {
    String(decoding: try storage.read("settings.json", atMost: 1000) ?? [], as: UTF8.self)
  }

  @Test("every text comes back, unknown keys and odd texts too")
  func roundTrip() throws {
    let storage = Storage.memory()
    let settings = ["bell": "true", "name": "Ada \"\\\n\u{1B}[31m", "later.key": "", "é": "🐶"]

    try storage.settings().update { $0 = settings }

    #expect(storage.settings().value == settings)
    #expect(storage.settings().notices == [])
  }

  @Test("the first released format reads the same for ever")
  func golden() throws {
    let storage = Storage.memory(["settings.json": Array(Golden.settings.utf8)])
    let kept = storage.settings()

    #expect(kept.value == ["bell": "true", "player.name": "Ada"])
    #expect(kept.notices == [])
    try kept.update { $0 = kept.value }
    #expect(try text(storage) == Golden.settings)
  }

  @Test("a person may write it without the check and most quotation marks")
  func byHand() {
    let text = """
      {"format": "memorize-settings", "version": 1}
      {
        "bell": true, "players": 3,
        "name": "Ada", "theme": null
      }
      """

    let kept = Storage.memory(["settings.json": Array(text.utf8)]).settings()

    #expect(kept.value == ["bell": "true", "players": "3", "name": "Ada"])
    #expect(kept.notices == [])
  }

  @Test("a mistake of a person is told with its place, and the file kept")
  func mistake() {
    let text = "{\"format\": \"memorize-settings\", \"version\": 1}\n{\"bell\": [1]}"
    let storage = Storage.memory(["settings.json": Array(text.utf8)])

    #expect(
      storage.settings().notices.map(\.description) == [
        "settings.json could not be used (bell must be text)"
          + " and is now called settings.json.bad."
      ])
  }

  @Test("what is set is kept at once, and what is unset is gone")
  func keeping() {
    let storage = Storage.memory()
    let settings = SettingStorage.keeping(storage.settings()) { Issue.record("\($0)") }

    settings.set("bell", "true")
    settings.set("name", "Ada")
    #expect(storage.settings().value == ["bell": "true", "name": "Ada"])
    settings.set("bell", nil)

    #expect(storage.settings().value == ["name": "Ada"])
    #expect(settings.get("name") == "Ada")
    #expect(settings.get("bell") == nil && settings.isKept())
  }

  @Test("settings that cannot be kept hold as long as the program runs")
  func cannotKeep() {
    var errors: [String] = []
    let settings = SettingStorage.keeping(Storage.folder("/proc/memorize").settings()) {
      errors.append("\($0)")
    }

    settings.set("bell", "true")
    settings.set("bell", "true")

    #expect(settings.get("bell") == "true")
    #expect(errors.count == 1 && !settings.isKept())
  }
}
