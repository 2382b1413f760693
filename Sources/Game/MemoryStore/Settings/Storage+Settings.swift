extension Storage {
  /// Returns the saved settings: a text for each key, unknown keys included.
  ///
  /// The document is `settings.conf`, which a person may edit: lines of `key = value`, and comments
  /// that begin with `#`. If there is none, the `settings.json` of earlier versions is read; it is
  /// kept as a copy when the first setting is changed. A change leaves all other lines as they are.
  /// While the document has mistakes, the last good values count in their place: those in
  /// `settings.conf.good`, which `SettingStorage.keeping` writes.
  ///
  /// - Parameter suggest: Returns the key that a misspelled one probably means.
  /// - Returns: The settings, with a notice for each error in the file.
  public func settings(
    suggesting suggest: @escaping SettingSuggestion = { _, _ in nil }
  ) -> Loaded<[String: String]> {
    SettingsDocument(
      name: "settings.conf", formerName: FormerSettings.name, goodName: "settings.conf.good",
      suggest: suggest
    ).open(in: self)
  }
}

extension Loaded where Value == [String: String] {
  /// Returns the settings in a file that the player names, which keeps its name and its place.
  ///
  /// A missing or empty file has no settings. Any other file without settings is refused and not
  /// changed.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - suggest: Returns the key that a misspelled one probably means.
  /// - Returns: The settings, with a notice for each error in the file.
  /// - Throws: `FormatError` for a file that is not a settings file.
  public static func settings(
    inFile path: String, suggesting suggest: @escaping SettingSuggestion = { _, _ in nil }
  ) throws(FormatError) -> Loaded<[String: String]> {
    let document = SettingsDocument(name: path, suggest: suggest)
    let file = SingleFile { (try? document.isOurs($0)) ?? false }
    switch Result(catching: { () throws(StorageError) in
      try file.read(path, atMost: SettingsDocument.limit)
    }) {
    case .success(let bytes?):
      guard try document.isOurs(bytes) else {
        throw .otherFormat(wanted: FileFormat.settings.name)
      }
    case .failure(.tooLarge(_, let limit)): throw .tooMany("bytes", limit: limit)
    case .success, .failure: break
    }
    return document.open(in: file)
  }
}
