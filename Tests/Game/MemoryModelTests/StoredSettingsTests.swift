import MemoryModel
import Observation
import Synchronization
import Testing

/// The settings of some other program.
private final class RadioSettings: StoredSettings {
  @Stored("volume", in: 0...10) var volume = 5
  @Stored("station", where: { !$0.isEmpty }) var station = "news"

  let storage: SettingStorage

  init(_ storage: SettingStorage) {
    self.storage = storage
  }
}

/// Settings with values for one run.
private final class LampSettings: StoredSettings {
  @Stored("lamp") var isOn = false
  let storage = SettingStorage.memory()

  init(isOn: Bool) {
    _isOn.override = isOn
  }
}

@Suite("Settings of any program")
struct StoredSettingsTests {
  @Test("values are read from the storage and saved there, and absent ones have their default")
  func readsAndSaves() {
    let storage = SettingStorage.memory(["volume": "7"])
    let settings = RadioSettings(storage)
    #expect(settings.volume == 7)
    #expect(settings.station == "news")

    settings.volume = 3
    settings.station = "jazz"

    #expect(storage.get("volume") == "3")
    #expect(RadioSettings(storage).station == "jazz")
    settings.$volume = nil
    #expect(settings.volume == 5)
  }

  @Test("values that are not allowed change nothing")
  func refusesValues() {
    let settings = RadioSettings(.memory(["volume": "11"]))
    #expect(settings.volume == 5)
    settings.volume = -1
    settings.station = ""
    #expect(settings.$volume == nil)
    #expect(settings.volume == 5)
    #expect(settings.station == "news")
  }

  @Test("who shows a setting hears that it changes")
  func isObserved() {
    let settings = RadioSettings(.memory())
    let changes = Mutex(0)
    withObservationTracking {
      _ = settings.volume
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    settings.station = "jazz"
    #expect(changes.withLock(\.self) == 0)
    settings.volume = 6
    #expect(changes.withLock(\.self) == 1)
  }

  @Test("a value for one run wins until the setting is set")
  func overrides() {
    let settings = LampSettings(isOn: true)
    #expect(settings.isOn)
    settings.isOn = false
    #expect(!settings.isOn)
  }
}
