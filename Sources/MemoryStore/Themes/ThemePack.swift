public import MemoryViewModel

/// Themes as players give them to each other: a file of JSON that people can write.
///
///     {"format":"memorize-themes","version":1,"themes":[{"name":"Pets","faces":["🐶","🐱"]}]}
///
/// A list of themes or a single one will do too. A theme needs no more than name and faces; a face
/// is its symbol, or an object of `symbol` and `word`.
public enum ThemePack {
  /// The most bytes of a file.
  public static let limit = 4 << 20
  private static let format = "memorize-themes"
  private static let version = 1

  /// The text of a file with some themes, an element a line.
  public static func written(_ themes: [Theme]) -> String {
    let pack: JSON = .object([
      .init("format", .text(format)), .init("version", .int(version)),
      .init("themes", .list(themes.map(\.json))),
    ])
    return pack.written(openLevels: 3) + "\n"
  }

  /// The themes of a file, which may have `problems`, and ids that other themes have.
  ///
  /// - Throws: `FormatError` with the place of the first mistake.
  public static func themes(in bytes: [UInt8]) throws(FormatError) -> [Theme] {
    if bytes.count > limit { throw .tooMany("bytes", limit: limit) }
    let top = JSONField(try JSONParser.parse(try text(bytes)))
    switch top.value {
    case .list: return try themes(in: top)
    case .object(let members) where members.contains { $0.name == "themes" }:
      return try themes(in: try list(of: try top.object()))
    case .object: return [try Theme(top, number: 1)]
    default: throw .wrongType("the whole", wanted: "a theme or a list of themes")
    }
  }

  private static func list(of pack: JSONObject) throws(FormatError) -> JSONField {
    if let field = pack.optional("format"), try field.text() != format {
      throw .otherFormat(wanted: format)
    }
    let version = try pack.optional("version")?.int(in: 1...Int.max) ?? Self.version
    if version > Self.version { throw .newerVersion(version, known: Self.version) }
    try pack.allowOnly(["format", "version", "themes"])
    return try pack["themes"]
  }

  private static func themes(in field: JSONField) throws(FormatError) -> [Theme] {
    var themes: [Theme] = []
    for (index, field) in try field.list(atMost: ThemeLibrary.Snapshot.limit).enumerated() {
      themes.append(try Theme(field, number: index + 1))
    }
    return themes
  }

  /// The bytes of the text without a byte order mark.
  private static func text(_ bytes: [UInt8]) throws(FormatError) -> ArraySlice<UInt8> {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw .notUTF8("UTF-16")
    }
    // Text of ASCII characters in two bytes each, without a mark.
    if bytes.prefix(2).contains(0) { throw .notUTF8("UTF-16") }
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
  }
}

extension ThemeFiles {
  /// Files of themes on the disk, at paths as the player types them.
  public static let disk = ThemeFiles(
    read: { path in try ThemePack.themes(in: PlayerFile(path).read(atMost: ThemePack.limit)) },
    write: { themes, path in
      try PlayerFile(path).create(Array(ThemePack.written(themes).utf8))
    })
}
