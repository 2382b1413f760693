public import MemoryModel
import PlainJSON

extension Storage {
  /// The settings that were kept: a text for each key, unknown keys included.
  ///
  /// The document is `settings.json`. A person may edit it: then the first line needs format and
  /// version alone, and numbers, `true` and `false` need no quotation marks.
  public func settings() -> Loaded<[String: String]> { Self.settingsDocument.open(in: self) }

  /// The settings in a file that the player names, which keeps its name and its place.
  ///
  /// Without a file, or with an empty one, there are no settings yet. A damaged file of settings is
  /// quarantined like any other; whatever else is there is none of the game's, and is not touched.
  ///
  /// - Throws: `FormatError` for a file that is no file of settings.
  public static func settings(inFile path: String) throws(FormatError) -> Loaded<[String: String]> {
    var document = settingsDocument
    document.name = path
    let storage = Storage.file(path, isOurs: document.format.marks)
    switch Result(catching: { () throws(StorageError) in
      try storage.read(path, atMost: document.format.limit)
    }) {
    case .success(let bytes?) where !document.format.marks(bytes):
      throw .otherFormat(wanted: document.format.name)
    case .failure(.tooLarge(_, let limit)): throw .tooMany("bytes", limit: limit)
    case .success, .failure: return document.open(in: storage)
    }
  }

  private static let settingsDocument = StoredDocument(
    name: "settings.json",
    format: DocumentFormat(name: "memorize-settings", limit: 1 << 18, isEditedByHand: true),
    standard: [:], decode: { body throws(FormatError) in try SettingsBody.decode(body) },
    encode: SettingsBody.encode)
}

/// Settings as one object of JSON, a line for each.
enum SettingsBody {
  static func decode(_ body: [UInt8]) throws(FormatError) -> [String: String] {
    var settings: [String: String] = [:]
    for (name, field) in try JSONObject.read(body[...]).fields {
      switch field.value {
      case .string(let text), .number(let text): settings[name] = text
      case .bool(let bool): settings[name] = "\(bool)"
      case .null: continue
      case .array, .object: throw .json(field.wrong("text"))
      }
    }
    return settings
  }

  static func encode(_ settings: [String: String]) -> [UInt8] {
    let members = settings.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .string($0.value)) }
    return Array((JSON.object(members).written(openLevels: 1) + "\n").utf8)
  }
}

extension SettingStorage {
  /// Settings that are written when one is changed.
  ///
  /// Only the setting that is changed is written: the others keep the values that other programs
  /// have given them meanwhile.
  ///
  /// - Parameters:
  ///   - settings: The settings as `Storage.settings()` found them.
  ///   - report: Is called with each error; its description is a sentence without a full stop.
  /// - Returns: Settings for one thread.
  public static func keeping(
    _ settings: Loaded<[String: String]>, report: @escaping (any Error) -> Void
  ) -> SettingStorage {
    var texts = settings.value
    // Those that could not be written, which are written with the next change.
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
        texts = settings.reload().value
        for (key, text) in unkept { texts[key] = text }
      })
  }
}
