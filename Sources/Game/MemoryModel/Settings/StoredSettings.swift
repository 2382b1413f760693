public import Observation

/// A program's settings, whose properties `Stored` reads and saves.
///
///     final class Settings: StoredSettings {
///       @Stored("volume", in: 0...10) var volume = 5
///       let storage: SettingStorage
///       init(_ storage: SettingStorage) { self.storage = storage }
///     }
///
/// Whoever shows a setting hears when that setting changes.
public protocol StoredSettings: Observable, AnyObject {
  /// Where values are read and saved.
  var storage: SettingStorage { get }
}
