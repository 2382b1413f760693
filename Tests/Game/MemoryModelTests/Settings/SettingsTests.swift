import MemoryModel
import Observation
import Synchronization
import Testing

@Suite("Settings")
struct SettingsTests {
  @Test("without a file every setting has its default")
  func hasDefaults() {
    let settings = Settings(.memory())

    #expect(settings.pairs == nil && settings.players == 1)
    #expect(settings.playerNames == PlayerNames())
    #expect(settings.opponents.isEmpty)
    #expect(settings.rules == .course)
    #expect(settings.hasBonus && !settings.isPractice)
    #expect(settings.animation == .full)
    #expect(settings.colorScheme == .auto)
    #expect(settings.showsLabels && !settings.bell && !settings.isKidsMode && !settings.isASCII)
    #expect(settings.themeSize == .medium)
    #expect(settings.lastTheme == nil)
    #expect(settings.playerName == "")
  }

  @Test("a value in the file counts")
  func readsStorage() {
    let settings = Settings(
      .memory([
        "players": "3", "opponent": "skilled", "rules": "time-attack", "bonus": "false",
        "practice": "true", "animation": "off", "colorScheme": "dark", "labels": "false",
        "bell": "true", "kidsMode": "true", "ascii": "true", "themeSize": "large",
        "lastTheme": "sea", "playerName": "Ada", "pairs": "15", "playerNames": "Anna,Ben",
      ]))

    #expect(settings.players == 3)
    #expect(settings.opponents == [.skilled])
    #expect(settings.rules == .timeAttack)
    #expect(!settings.hasBonus && settings.isPractice)
    #expect(settings.animation == .off)
    #expect(settings.colorScheme == .dark)
    #expect(!settings.showsLabels && settings.bell && settings.isKidsMode && settings.isASCII)
    #expect(settings.themeSize == .large)
    #expect(settings.lastTheme == "sea")
    #expect(settings.playerName == "Ada")
    #expect(settings.pairs == 15 && settings.playerNames == PlayerNames(["Anna", "Ben"]))
  }

  @Test(
    "text without an allowed value is ignored",
    arguments: ["", "0", "9", "-1", "99999999999999999999", "two", " 2", "2.0", "\u{1B}[2J"])
  func ignoresNonsense(text: String) {
    let keys = ["players", "opponent", "rules", "bonus", "animation", "labels", "themeSize"]
    let settings = Settings(.memory(Dictionary(uniqueKeysWithValues: keys.map { ($0, text) })))

    #expect(settings.players == 1)
    #expect(settings[kept: \.players] == nil)
    #expect(settings.opponents.isEmpty)
    #expect(settings.rules == .course)
    // As a Boolean value, 0 means false.
    #expect(settings.hasBonus == (text != "0") && settings.showsLabels == (text != "0"))
    #expect(settings.animation == .full && settings.themeSize == .medium)
    #expect(Settings(.memory(["pairs": text])).pairs == (text == "9" ? 9 : nil))
  }

  @Test("each value that is set is saved at once and read again", arguments: 1...8)
  func saves(players: Int) {
    let storage = SettingStorage.memory()
    Settings(storage).players = players

    #expect(storage.get("players") == "\(players)")
    #expect(Settings(storage).players == players)
  }

  @Test("every choice survives being saved")
  func savesChoices() {
    let storage = SettingStorage.memory()
    let settings = Settings(storage)
    for rules in RulesChoice.allCases {
      settings.rules = rules
      #expect(Settings(storage).rules == rules)
    }
    for opponents in [[]] + OpponentLevel.allCases.map({ Opponents([$0, .casual]) }) {
      settings.opponents = opponents
      #expect(Settings(storage).opponents == opponents)
    }
    for isOn in [true, false] {
      settings.bell = isOn
      #expect(Settings(storage).bell == isOn)
    }
    for name in ["", "Ada", "🐶 \n\u{1B}"] {
      settings.playerName = name
      #expect(Settings(storage).playerName == name)
    }
  }

  @Test("a value that is not allowed is refused")
  func refusesOutOfRange() {
    let storage = SettingStorage.memory(["players": "2"])
    let settings = Settings(storage)
    settings.players = 9
    settings.players = 0
    settings.playerName = String(repeating: "x", count: Settings.longestName + 1)
    #expect(storage.get("players") == "2")
    #expect(storage.get("playerName") == nil)

    settings.playerName = String(repeating: "x", count: Settings.longestName)
    #expect(settings.playerName.count == Settings.longestName)
  }

  @Test("a setting knows whether it is in the file, and can be reset to its default")
  func resets() {
    let storage = SettingStorage.memory(["bell": "true"])
    let settings = Settings(storage)
    #expect(settings[kept: \.bell] == true)
    #expect(settings[kept: \.players] == nil)

    settings[kept: \.bell] = nil
    settings[kept: \.players] = 4
    settings[kept: \.players] = 99
    #expect(storage.get("bell") == nil)
    #expect(!settings.bell)
    #expect(settings.players == 4)
  }

  @Test("an override wins over the file and is not saved")
  func overrides() {
    let storage = SettingStorage.memory(["players": "2", "opponent": "casual"])
    var overrides = Settings.Overrides()
    overrides.players = 4
    overrides.opponents = []
    overrides.isASCII = true
    let settings = Settings(storage, overrides: overrides)

    #expect(settings.players == 4)
    #expect(settings.opponents.isEmpty)
    #expect(settings.isASCII)
    #expect(settings[kept: \.players] == 2)
    #expect(storage.get("players") == "2")
    #expect(storage.get("ascii") == nil)
  }

  @Test("an override that is not allowed has no effect")
  func ignoresBadOverride() {
    var overrides = Settings.Overrides()
    overrides.players = 99

    #expect(Settings(.memory(["players": "2"]), overrides: overrides).players == 2)
  }

  @Test("setting a value ends its override, and only that")
  func endsOverride() {
    var overrides = Settings.Overrides()
    overrides.players = 4
    overrides.bell = true
    let settings = Settings(.memory(), overrides: overrides)
    settings.players = 2
    #expect(settings.players == 2)
    #expect(settings.bell)

    settings[kept: \.bell] = nil
    #expect(!settings.bell)
  }

  @Test("a setting knows whether its value is for this run only, until it is set")
  func isForThisRun() {
    var overrides = Settings.Overrides()
    overrides.opponents = []
    let settings = Settings(.memory(), overrides: overrides)
    #expect(settings.isForThisRun(\.opponents) && settings.isAnyForThisRun)
    #expect(!settings.isForThisRun(\.players))

    settings.opponents = [.casual]
    #expect(!settings.isForThisRun(\.opponents) && !settings.isAnyForThisRun)
  }

  @Test("an observer of a setting is notified when it changes, and of no other")
  func isObserved() {
    let settings = Settings(.memory())
    let changes = Atomic(0)
    func watch() {
      withObservationTracking {
        _ = settings.players
      } onChange: {
        changes.add(1, ordering: .relaxed)
      }
    }
    watch()
    settings.bell = true
    #expect(changes.load(ordering: .relaxed) == 0)

    settings.players = 3
    #expect(changes.load(ordering: .relaxed) == 1)

    watch()
    settings[kept: \.players] = nil
    #expect(changes.load(ordering: .relaxed) == 2)
  }
}
