public import MemoryModel
import PlainJSON

/// A theme file for exchange: JSON that people can write.
///
///     {"format":"memorize-themes","version":1,"themes":[{"name":"Pets","faces":["🐶","🐱"]}]}
///
/// A list of themes or a single theme is accepted as well. A theme needs only a name and faces; a
/// face is its symbol, or an object with `symbol` and `word`.
///
/// Themes with the player's own pictures are a tar archive: that file as `themes.json`, and the
/// pictures in a folder `pictures`.
public struct ThemePack: Hashable, Sendable {
  /// The themes, at least one.
  public var themes: [Theme]
  /// The files of the pictures that the themes show, as far as they exist.
  public var pictures: [PictureID: [UInt8]]

  /// The largest JSON in bytes.
  public static let limit = 4 << 20
  /// The largest archive in bytes.
  public static let archiveLimit = 256 << 20

  /// Returns the limit for a file with a beginning: the most for an archive, the least for JSON.
  public static func limit(for beginning: [UInt8]) -> Int {
    if TarArchive.begins(beginning) { return archiveLimit }
    return WordList.isLike(Array(beginning.prefix(1_024))) ? WordList.largestFile : limit
  }

  /// Creates a pack from themes and picture files.
  public init(_ themes: [Theme], pictures: [PictureID: [UInt8]] = [:]) {
    self.themes = themes
    self.pictures = pictures
  }

  /// Returns the file, with one element per line.
  ///
  /// - Throws: `FormatError` for themes that could not be read again, such as too many.
  public func written() throws(FormatError) -> [UInt8] {
    let text = Array(text.utf8)
    _ = try Self.themes(in: text)
    return pictures.isEmpty ? text : try PictureArchive(text, pictures).written()
  }

  private var text: String {
    let header = FileFormat.themePack.header(version: leastVersion)
    let pack = JSON.object(header + [.init("themes", .array(themes.map(\.json)))])
    return pack.written(openLevels: 3) + "\n"
  }

  /// The first version that supports everything in the themes.
  private var leastVersion: Int {
    if themes.contains(where: \.hasDecoratedPicture) { return 4 }
    if themes.contains(where: { !$0.cover.isEmpty }) { return 3 }
    return themes.contains { !$0.pictureIDs.isEmpty } ? 2 : 1
  }

  /// Reads a file, whose themes may have `problems`, and ids of other themes.
  ///
  /// - Throws: `FormatError` with the place of the first error.
  public init(_ bytes: [UInt8]) throws(FormatError) {
    try self.init(FileBytes(bytes))
  }

  init(_ file: FileBytes) throws(FormatError) {
    guard TarArchive.begins(try file.read(0..<min(file.count, 512))) else {
      if file.count > Self.limit { throw .tooMany("bytes", limit: Self.limit) }
      self.init(try Self.themes(in: try file.read(0..<file.count)))
      return
    }
    var themes: [Theme] = []
    let archive = try PictureArchive(file) { (json) throws(FormatError) in
      themes = try Self.themes(in: json)
      return Set(themes.flatMap(\.pictureIDs))
    }
    self.init(themes, pictures: archive.pictures)
  }
}

// The JSON of a pack.
extension ThemePack {
  private static func themes(in bytes: [UInt8]) throws(FormatError) -> [Theme] {
    if bytes.count > limit { throw .tooMany("bytes", limit: limit) }
    try FormatError.refuseUTF16(bytes)
    let top = try FormatError.reading { () throws(JSONError) in
      JSONField(try JSON(parsing: bytes))
    }
    if let pack = try? top.object() { try checkVersion(of: pack) }
    return try FormatError.reading { () throws(JSONError) in try themes(in: top) }
  }

  private static func checkVersion(of pack: JSONObject) throws(FormatError) {
    let format = FileFormat.themePack
    if let field = pack.optional("format"), field.value != .string(format.name) {
      throw .otherFormat(wanted: format.name)
    }
    let version = try FormatError.reading { () throws(JSONError) in
      try pack.optional("version")?.int(in: 1...Int.max)
    }
    try version.map(format.check)
  }

  private static func themes(in top: JSONField) throws(JSONError) -> [Theme] {
    switch top.value {
    case .array: return try list(top)
    case .object(let members) where members.contains { $0.name == "themes" }:
      let pack = try top.object()
      try pack.allowOnly(["format", "version", "themes"])
      return try list(try pack["themes"])
    case .object: return [try Theme(top, number: 1)]
    default: throw top.wrong("a theme or a list of themes")
    }
  }

  private static func list(_ field: JSONField) throws(JSONError) -> [Theme] {
    let fields = try field.list(atMost: SavedThemes.limit)
    if fields.isEmpty { throw field.wrong("a list of one theme or more") }
    var themes: [Theme] = []
    for (index, field) in fields.enumerated() {
      themes.append(try Theme(field, number: index + 1))
    }
    return themes
  }
}

extension ThemePack {
  /// Reads a file of the file system.
  ///
  /// - Parameter path: The path as the player types it.
  /// - Throws: `FormatError` for a file that is not a pack, `StorageError` for an unreadable one.
  public init(path: String) throws {
    try self.init(PlayerFile(path).open(atMost: Self.archiveLimit))
  }

  /// Creates a file of the file system; its ending `.tsv` or `.csv` makes it a `WordList`.
  ///
  /// - Parameter path: The path as the player types it; an existing file is not replaced.
  /// - Throws: `FormatError` for too many themes, `WordListError` for themes that are not a list,
  ///   `StorageError` if it cannot be written.
  public func write(to path: String) throws {
    guard let separator = WordList.separator(for: path) else {
      return try PlayerFile(path).create(written())
    }
    try PlayerFile(path).create(WordList.written(themes, separatedBy: separator))
  }
}
