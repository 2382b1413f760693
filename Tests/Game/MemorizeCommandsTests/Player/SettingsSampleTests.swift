import CommandLineKit
import Foundation
import MemoryModel
import MemoryStore
import TestSupport
import Testing

@testable import MemorizeCommands

/// The sample of a settings file in the manual page.
@Suite struct SettingsSampleTests {
  @Test func `it has every key, and each of its lines can be read`() {
    let text = SettingsSample.lines.map { "# \($0.meaning)\n\($0.name)\n" }.joined()
    let kept = MemoryStorage(["settings.conf": Array(text.utf8)]).settings()

    #expect(kept.notices == [] && Set(kept.value.keys) == Set(Settings.definitions.map(\.key)))
    for setting in Settings.definitions {
      #expect(
        kept.value[setting.key] == setting.example && setting.accepts(setting.example)
          && (setting.standard.isEmpty || setting.accepts(setting.standard))
          && (!setting.accepts("\u{1}no value") || setting.standard.isEmpty))
    }
  }

  @Test func `the program writes these keys when every setting is changed`() throws {
    let storage = MemoryStorage()
    let settings = Settings(.keeping(storage.settings()) { Issue.record("\($0)") })
    for setting in Settings.definitions { settings.storage.set(setting.key, setting.example) }

    let kept = storage.settings()

    #expect(
      unmet(
        Set(kept.value.keys) == Set(Settings.definitions.map(\.key)) && kept.notices == [],
        settings.players == 2 && settings.opponents == [.casual] && !settings.hasBonus,
        settings.themeSize == .large && settings.playerNames == PlayerNames(["Anna", "Ben"])) == [])
  }

  @Test func `each environment variable is named after its key`() {
    let names = SettingVariable.all.map(\.name)
    #expect(
      names.count == Settings.definitions.count { !$0.isState }
        && names.contains("MEMORIZE_THEME_SIZE") && !names.contains("MEMORIZE_EXPLAINED")
        && names.first == "MEMORIZE_PAIRS")
  }

  @Test func `the manual page shows it, with values and defaults`() async {
    let manual = await runCommand(["manual"]).output

    #expect(
      manual.contains("\n.SS settings.conf\n")
        && manual.contains("\n.B players = 2\nPlayers around one table: 1 to 8. Default: 1.\n"))
    for setting in Settings.definitions {
      #expect(manual.contains("\n.B \(setting.key) = "))
    }
  }
}
