public import MemoryModel

extension SettingStorage {
  /// Returns settings that are saved with each change.
  ///
  /// Only the changed setting is written: the others keep the values that other programs have set
  /// meanwhile. While the file has mistakes, the last good values count in their place.
  ///
  /// - Parameters:
  ///   - settings: The settings as `Storage.settings()` read them.
  ///   - notice: Receives each notice that is new when the settings are read again.
  ///   - report: Receives each error; its description is a sentence without a full stop.
  /// - Returns: Settings for one thread.
  public static func keeping(
    _ settings: Loaded<[String: String]>, notice: @escaping (StoreNotice) -> Void = { _ in },
    report: @escaping (any Error) -> Void
  ) -> SettingStorage {
    var latest = settings
    var texts = settings.value
    latest.keepAsGood()
    // The changes that could not be written, which are written with the next one.
    var unkept: [String: String?] = [:]
    return SettingStorage(
      get: { texts[$0] },
      set: { key, text in
        guard texts[key] != text else { return }
        texts[key] = text
        unkept[key] = .some(text)
        do {
          let changes = unkept
          latest = try latest.update { kept in
            for (key, text) in changes { kept[key] = text }
          }
          latest.keepAsGood()
          (texts, unkept) = (latest.value, [:])
        } catch {
          report(error)
        }
      },
      isKept: { unkept.isEmpty },
      problems: { latest.notices.map(\.description) },
      reload: {
        let known = latest.notices
        latest = latest.reload()
        latest.keepAsGood()
        latest.notices.filter { !known.contains($0) }.forEach(notice)
        texts = latest.value
        for (key, text) in unkept { texts[key] = text }
      })
  }
}
