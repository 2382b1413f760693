import MemoryModel
import Observation
import Synchronization
import Testing

@Suite("Settings")
struct SettingsTests {
  @Test("without a file every setting has its default")
  func hasDefaults() {
    let settings = Settings(.memory())

    #expect([settings.pairs, settings.players] == [nil, 1])
    #expect(
      (settings.rules, settings.animation, settings.colorScheme, settings.themeSize) == (
        .course, .full, .auto, .medium
      ))
    #expect(
      (settings.lastTheme, settings.playerName, settings.playerNames, settings.opponents) == (
        nil, "", PlayerNames(), []
      ))
    #expect(switches(settings) == ["bonus", "labels"])
  }

  /// The names of the settings that are on.
  private func switches(_ settings: Settings) -> [String] {
    let values: KeyValuePairs<String, Bool> = [
      "bonus": settings.hasBonus, "labels": settings.showsLabels, "practice": settings.isPractice,
      "bell": settings.bell, "kids": settings.isKidsMode, "ASCII": settings.isASCII,
    ]
    return values.compactMap { $0.value ? $0.key : nil }
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

    #expect(
      (settings.players, settings.opponents, settings.rules, settings.animation) == (
        3, [.skilled], .timeAttack, .off
      ))
    #expect(
      (settings.colorScheme, settings.themeSize, settings.lastTheme) == (.dark, .large, "sea"))
    #expect(
      (settings.playerName, settings.pairs, settings.playerNames) == (
        "Ada", 15, PlayerNames(["Anna", "Ben"])
      ))
    #expect(switches(settings) == ["practice", "bell", "kids", "ASCII"])
  }

  @Test(
    "text without an allowed value is ignored",
    arguments: ["", "0", "9", "-1", "99999999999999999999", "two", " 2", "2.0", "\u{1B}[2J"])
  func ignoresNonsense(text: String) {
    let keys = ["players", "opponent", "rules", "bonus", "animation", "labels", "themeSize"]
    let settings = Settings(.memory(Dictionary(uniqueKeysWithValues: keys.map { ($0, text) })))

    #expect(
      (settings.players, settings[kept: \.players], settings.opponents.isEmpty, settings.rules) == (
        1, nil, true, .course
      ))
    // As a Boolean value, 0 means false.
    #expect(
      (settings.hasBonus, settings.showsLabels, settings.animation) == (
        (text != "0"), (text != "0"), .full
      ))
    #expect(
      (settings.themeSize, Settings(.memory(["pairs": text])).pairs) == (
        .medium, (text == "9" ? 9 : nil)
      ))
  }

  @Test("each value that is set is saved at once and read again", arguments: 1...8)
  func saves(players: Int) {
    let storage = SettingStorage.memory()
    Settings(storage).players = players

    #expect((storage.get("players"), Settings(storage).players) == ("\(players)", players))
  }

  @Test("every choice survives being saved")
  func savesChoices() {
    let storage = SettingStorage.memory()
    let settings = Settings(storage)
    func saved<Value>(
      _ values: [Value], _ setting: ReferenceWritableKeyPath<Settings, Value>
    ) -> [Value] {
      values.map { value in
        settings[keyPath: setting] = value
        return Settings(storage)[keyPath: setting]
      }
    }
    let opponents = [[]] + OpponentLevel.allCases.map { Opponents([$0, .casual]) }
    let names = ["", "Ada", "🐶 \n\u{1B}"]
    #expect(saved(RulesChoice.allCases, \.rules) == RulesChoice.allCases)
    #expect(saved(opponents, \.opponents) == opponents)
    #expect(
      (saved([true, false], \.bell), saved(names, \.playerName)) == ([true, false], names))
  }

  @Test("a value that is not allowed is refused")
  func refusesOutOfRange() {
    let storage = SettingStorage.memory(["players": "2"])
    let settings = Settings(storage)
    settings.players = 9
    settings.players = 0
    settings.playerName = String(repeating: "x", count: Settings.longestName + 1)
    let kept = ["players", "playerName"].map { storage.get($0) }
    settings.playerName = String(repeating: "x", count: Settings.longestName)
    #expect((kept, settings.playerName.count) == (["2", nil], Settings.longestName))
  }

  @Test("a setting knows whether it is in the file, and can be reset to its default")
  func resets() {
    let storage = SettingStorage.memory(["bell": "true"])
    let settings = Settings(storage)
    #expect((settings[kept: \.bell], settings[kept: \.players]) == (true, nil))

    settings[kept: \.bell] = nil
    settings[kept: \.players] = 4
    settings[kept: \.players] = 99
    #expect((storage.get("bell"), settings.bell, settings.players) == (nil, false, 4))
  }

  @Test("an override wins over the file and is not saved")
  func overrides() {
    let storage = SettingStorage.memory(["players": "2", "opponent": "casual"])
    var overrides = Settings.Overrides()
    overrides.players = 4
    overrides.opponents = []
    overrides.isASCII = true
    let settings = Settings(storage, overrides: overrides)

    #expect(
      (settings.players, settings[kept: \.players], storage.get("players"), storage.get("ascii"))
        == (4, 2, "2", nil))
    #expect(settings.opponents.isEmpty && settings.isASCII)
  }

  @Test(
    "an override that is not allowed has no effect; setting a value ends its own override only"
  )
  func ignoresBadOverride() {
    var overrides = Settings.Overrides()
    overrides.players = 99

    #expect(Settings(.memory(["players": "2"]), overrides: overrides).players == 2)

    var both = Settings.Overrides()
    both.players = 4
    both.bell = true
    let settings = Settings(.memory(), overrides: both)
    settings.players = 2
    let wasOn = settings.bell
    settings[kept: \.bell] = nil
    #expect((settings.players, wasOn, settings.bell) == (2, true, false))
  }

  @Test("a setting knows whether its value is for this run only, until it is set")
  func isForThisRun() {
    var overrides = Settings.Overrides()
    overrides.opponents = []
    let settings = Settings(.memory(), overrides: overrides)
    #expect(
      settings.isForThisRun(\.opponents) && settings.isAnyForThisRun
        && !settings.isForThisRun(\.players))

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
    var counts = [changes.load(ordering: .relaxed)]
    settings.players = 3
    counts.append(changes.load(ordering: .relaxed))
    watch()
    settings[kept: \.players] = nil
    counts.append(changes.load(ordering: .relaxed))
    #expect(counts == [0, 1, 2])
  }
}
