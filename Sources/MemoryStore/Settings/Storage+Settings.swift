public import MemoryViewModel
import PlainJSON

extension Storage {
  /// The settings that were kept: a text for each key, unknown keys included.
  ///
  /// The document is `settings.json`. A person may edit it: then the first line needs format and
  /// version alone, and numbers, `true` and `false` need no quotation marks.
  public func settings() -> Kept<[String: String]> { Self.settingsDocument.open(in: self) }

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
