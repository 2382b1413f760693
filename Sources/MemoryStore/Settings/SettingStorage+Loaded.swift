public import MemoryModel

extension SettingStorage {
  /// Settings that are kept as soon as one is set to something else.
  ///
  /// - Parameters:
  ///   - kept: What `Storage.settings()` found.
  ///   - report: Is told what goes wrong; a sentence without its full stop describes it.
  /// - Returns: Settings for one thread.
  public static func keeping(
    _ kept: Loaded<[String: String]>, report: @escaping (any Error) -> Void
  ) -> SettingStorage {
    var settings = kept.value
    var isKept = true
    return SettingStorage(
      get: { settings[$0] },
      set: { key, text in
        guard settings[key] != text else { return }
        settings[key] = text
        do {
          try kept.save(settings)
          isKept = true
        } catch {
          isKept = false
          report(error)
        }
      },
      isKept: { isKept })
  }
}
