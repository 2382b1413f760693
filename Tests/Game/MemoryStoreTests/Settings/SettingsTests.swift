import MemoryModel
import MemoryStore
import MemoryViewModel
import TestSupport
import Testing

@Suite("Settings on disk")
struct SettingsTests {
  @Test("every setting is read again, with unknown keys and unusual texts too")
  func roundTrip() throws {
    let storage = MemoryStorage()
    let settings = [
      "bell": "true", "name": "Ada \"\\\n\u{1B}[31m", "later.key": "", "é": "🐶", "a b=": " x ",
      "hash": "#1", "inside": "C# is a # b", "quoted": "\"yes\"", "tab": "\t", "zero": "\u{0}",
      "mark": "\u{FEFF}\u{202E}", "end": "\r",
    ]

    try storage.settings().update { $0 = settings }

    #expect(storage.settings().value == settings)
    #expect(storage.settings().notices == [])
  }

  @Test("any texts are read again")
  func anyTexts() throws {
    var numbers = SeededNumbers(seed: 68)
    for _ in 0..<300 {
      let storage = MemoryStorage()
      var settings: [String: String] = [:]
      for _ in 0..<numbers.whole(1...6) {
        settings[numbers.anyText(atMost: 12)] = numbers.anyText(atMost: 30)
      }
      try storage.settings().update { $0 = settings }
      #expect(storage.settings().value == settings)
    }
  }

  @Test("a new file says what it is and where the help is, and has one setting per line")
  func newFile() throws {
    let storage = MemoryStorage()

    try storage.settings().update { $0 = ["players": "2", "playerName": "Ada"] }

    #expect(try storage.settingsText() == Golden.settings2)
  }

  @Test("the second format is read unchanged")
  func golden() throws {
    let storage = MemoryStorage(["settings.conf": Array(Golden.settings2.utf8)])
    let kept = storage.settings()

    #expect(kept.value == ["players": "2", "playerName": "Ada"] && kept.notices == [])
    try kept.update { $0 = kept.value }
    #expect(try storage.settingsText() == Golden.settings2)
  }

  @Test("a setting is saved at once, and a removed one is gone")
  func keeping() {
    let storage = MemoryStorage()
    let settings = SettingStorage.keeping(storage.settings()) { Issue.record("\($0)") }

    settings.set("bell", "true")
    settings.set("name", "Ada")
    #expect(storage.settings().value == ["bell": "true", "name": "Ada"])
    settings.set("bell", nil)

    #expect(storage.settings().value == ["name": "Ada"])
    #expect(settings.get("name") == "Ada")
    #expect(settings.get("bell") == nil && settings.isKept())
  }

  @Test("settings that cannot be saved apply as long as the program runs")
  func cannotKeep() throws {
    let place = try TemporaryFolder()
    let storage = DiskFolder(try place.makeImpossibleFolder("data"))
    var errors: [String] = []
    let settings = SettingStorage.keeping(storage.settings()) {
      errors.append("\($0)")
    }

    settings.set("bell", "true")
    settings.set("bell", "true")

    #expect(settings.get("bell") == "true")
    #expect(errors.count == 1 && !settings.isKept())
  }

  @Test("a mistake made by a person while the program runs is reported when the file is read again")
  func rereading() throws {
    let storage = MemoryStorage()
    var notices: [StoreNotice] = []
    let settings = SettingStorage.keeping(
      storage.settings(), notice: { notices.append($0) }, report: { Issue.record("\($0)") })

    try storage.write("settings.conf", Array("bell = yes\nplayers = many\n".utf8))
    settings.refresh()

    #expect(settings.get("bell") == "yes" && notices.count == 1)
  }
}

extension Storage {
  /// Returns the text of the settings file.
  func settingsText() throws -> String {
    String(decoding: try read("settings.conf", atMost: 1 << 20) ?? [], as: UTF8.self)
  }
}
