public import MemoryViewModel

extension Storage {
  /// The player's own and edited themes, the order of all, and which built-in ones are deleted.
  ///
  /// The document is `themes.json`.
  public func themes() -> Kept<ThemeLibrary.Snapshot> { Self.themesDocument.open(in: self) }

  private static let themesDocument = StoredDocument(
    name: "themes.json", format: DocumentFormat(name: "memorize-library", limit: 16 << 20),
    standard: ThemeLibrary.Snapshot(),
    decode: { body throws(FormatError) in
      try ThemeLibrary.Snapshot(JSONField(try JSONParser.parse(body)))
    },
    encode: { snapshot in Array((snapshot.json.written(openLevels: 3) + "\n").utf8) })
}

extension ThemeLibrary.Snapshot {
  /// The most themes a library or a file of themes may have.
  static let limit = 1_000

  fileprivate var json: JSON {
    .object([
      .init("themes", .list(themes.map(\.json))), .init("order", .list(order.map { .text($0) })),
      .init("deleted", .list(deleted.map { .text($0) })),
    ])
  }

  fileprivate init(_ field: JSONField) throws(FormatError) {
    let object = try field.object()
    try object.allowOnly(["themes", "order", "deleted"])
    self.init()
    for (index, field) in try object["themes"].list(atMost: Self.limit).enumerated() {
      themes.append(try Theme(field, number: index + 1))
    }
    order = try Self.ids(try object["order"])
    deleted = try Self.ids(try object["deleted"])
  }

  private static func ids(_ field: JSONField) throws(FormatError) -> [Theme.ID] {
    var ids: [Theme.ID] = []
    for field in try field.list(atMost: 2 * limit) { ids.append(try field.text()) }
    return ids
  }
}
