extension Storage {
  /// The settings that were kept: a text for each key, unknown keys included.
  ///
  /// The document is `settings.conf`, which a person may edit: lines of `key = value`, and comments
  /// that begin with `#`. Where there is none, the `settings.json` of earlier versions is read; it
  /// is kept as a copy when the first setting is changed. A change leaves all other lines as they
  /// are.
  ///
  /// - Parameter suggest: Finds the key that a misspelt one was probably meant to be.
  /// - Returns: The settings, with a notice for each mistake in the file.
  public func settings(
    suggesting suggest: @escaping SettingSuggestion = { _, _ in nil }
  ) -> Loaded<[String: String]> {
    SettingsDocument(
      name: "settings.conf", formerName: FormerSettings.name, suggest: suggest
    ).open(in: self)
  }

  /// The settings in a file that the player names, which keeps its name and its place.
  ///
  /// Without a file, or with an empty one, there are no settings yet. A file of anything else is
  /// refused and not touched.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - suggest: Finds the key that a misspelt one was probably meant to be.
  /// - Returns: The settings, with a notice for each mistake in the file.
  /// - Throws: `FormatError` for a file that is no file of settings.
  public static func settings(
    inFile path: String, suggesting suggest: @escaping SettingSuggestion = { _, _ in nil }
  ) throws(FormatError) -> Loaded<[String: String]> {
    let document = SettingsDocument(name: path, suggest: suggest)
    let storage = Storage.file(path) { (try? document.isOurs($0)) ?? false }
    switch Result(catching: { () throws(StorageError) in
      try storage.read(path, atMost: SettingsDocument.limit)
    }) {
    case .success(let bytes?):
      guard try document.isOurs(bytes) else {
        throw .otherFormat(wanted: FileFormat.settings.name)
      }
    case .failure(.tooLarge(_, let limit)): throw .tooMany("bytes", limit: limit)
    case .success, .failure: break
    }
    return document.open(in: storage)
  }
}
