public import MemoryModel
import PlainJSON

extension Storage {
  /// Returns the player's own and edited themes, the order of all, and the deleted built-in ones.
  ///
  /// The document is `themes.json`.
  public func themes() -> Loaded<SavedThemes> { themesDocument.open(in: self) }
}

private let themesDocument = StoredDocument(
  name: "themes.json",
  // A library without pictures and covers is the same in all versions.
  format: DocumentFormat(
    format: .library, migrations: [{ $0 }, { $0 }, { $0 }], limit: 16 << 20),
  standard: SavedThemes(),
  decode: { body throws(FormatError) in
    let object = try JSONObject.read(body[...])
    return try FormatError.reading { () throws(JSONError) in
      try SavedThemes(object)
    }
  },
  encode: { saved in Array((saved.json.written(openLevels: 3) + "\n").utf8) })

extension SavedThemes {
  /// The largest number of themes in a library or a theme file.
  static let limit = 1_000

  fileprivate var json: JSON {
    .object([
      "themes": .array(themes.map(\.json)), "order": .array(order.map { .string($0) }),
      "deleted": .array(deleted.map { .string($0) }),
    ])
  }

  fileprivate init(_ object: JSONObject) throws(JSONError) {
    try object.allowOnly(["themes", "order", "deleted"])
    self.init()
    for (index, field) in try object["themes"].list(atMost: Self.limit).enumerated() {
      themes.append(try Theme(field, number: index + 1))
    }
    order = try Self.ids(try object["order"])
    deleted = try Self.ids(try object["deleted"])
  }

  private static func ids(_ field: JSONField) throws(JSONError) -> [Theme.ID] {
    var ids: [Theme.ID] = []
    for field in try field.list(atMost: 2 * limit) { ids.append(try field.name()) }
    return ids
  }
}
