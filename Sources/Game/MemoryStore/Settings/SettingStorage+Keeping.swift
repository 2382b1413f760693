public import MemoryModel

extension SettingStorage {
  /// Returns settings that are saved with each change.
  ///
  /// Only the changed setting is written: the others keep the values that other programs have set
  /// meanwhile.
  ///
  /// - Parameters:
  ///   - settings: The settings as `Storage.settings()` read them.
  ///   - notice: Receives each notice when the settings are read again.
  ///   - report: Receives each error; its description is a sentence without a full stop.
  /// - Returns: Settings for one thread.
  public static func keeping(
    _ settings: Loaded<[String: String]>, notice: @escaping (StoreNotice) -> Void = { _ in },
    report: @escaping (any Error) -> Void
  ) -> SettingStorage {
    var texts = settings.value
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
          let kept = try settings.update { kept in
            for (key, text) in changes { kept[key] = text }
          }
          (texts, unkept) = (kept.value, [:])
        } catch {
          report(error)
        }
      },
      isKept: { unkept.isEmpty },
      reload: {
        let kept = settings.reload()
        kept.notices.forEach(notice)
        texts = kept.value
        for (key, text) in unkept { texts[key] = text }
      })
  }
}
