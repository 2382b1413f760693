public import Observation

/// A program's settings, whose properties `Stored` reads and saves.
///
///     final class Settings: StoredSettings {
///       @Stored("volume", in: 0...10) var volume = 5
///       let storage: SettingStorage
///       let registrar = ObservationRegistrar()
///       init(_ storage: SettingStorage) { self.storage = storage }
///     }
public protocol StoredSettings: Observable, AnyObject {
  /// Values that win over the storage's while the program runs; nothing, if there are none.
  associatedtype Overrides = Void

  /// Where values are read and saved.
  var storage: SettingStorage { get }
  /// What wins over the storage while the program runs.
  var overrides: Overrides { get set }
  /// Tells who shows a setting that it has changed.
  var registrar: ObservationRegistrar { get }
}

extension StoredSettings where Overrides == Void {
  /// Nothing wins over the storage.
  public var overrides: Void {
    get { () }
    set {}
  }
}

extension StoredSettings {
  func access(_ path: KeyPath<Self, some Any>) {
    registrar.access(self, keyPath: path)
  }

  func change(_ path: KeyPath<Self, some Any>, _ body: () -> Void) {
    registrar.withMutation(of: self, keyPath: path, body)
  }
}
