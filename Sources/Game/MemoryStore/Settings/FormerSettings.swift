import PlainJSON

/// The settings of earlier versions of the game: a header, and one JSON object.
enum FormerSettings {
  static let name = "settings.json"
  static let format = DocumentFormat(
    format: .settings, limit: SettingsDocument.limit, isEditedByHand: true)

  /// Returns the document of settings of an earlier version, which is only read.
  static func document(_ name: String) -> StoredDocument<[String: String]> {
    StoredDocument(
      name: name, format: format, standard: [:],
      decode: { body throws(FormatError) in try values(in: body) }, encode: { _ in [] })
  }

  private static func values(in body: [UInt8]) throws(FormatError) -> [String: String] {
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
}
