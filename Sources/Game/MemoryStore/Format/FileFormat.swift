import PlainJSON

/// The format of a file: its name and its versions.
///
/// All versions are read. A newer version is refused, and its file is left unchanged.
public struct FileFormat: Hashable, Sendable {
  /// The name in the header of a file.
  public let name: String
  /// The descriptions of what each version changed, from the first version on.
  let versions: [String]

  init(_ name: String, _ versions: [String] = ["the first"]) {
    precondition(!versions.isEmpty, "the format \(name) has no version")
    self.name = name
    self.versions = versions
  }

  /// The latest version, which this program writes; games and themes without filters and stickers
  /// are written in the version before.
  public var version: Int { versions.count }

  /// Returns the JSON members of a header.
  func header(version: Int) -> [JSON.Member] {
    [.init("format", .string(name)), .init("version", .int(version))]
  }

  /// Returns the version that a header names, known or not.
  ///
  /// - Throws: `FormatError.otherFormat` for the header of another format.
  func namedVersion(in header: JSONObject) throws(FormatError) -> Int {
    guard header.optional("format")?.value == .string(name) else {
      throw .otherFormat(wanted: name)
    }
    return try FormatError.reading { () throws(JSONError) in
      try header["version"].int(in: 1...Int.max)
    }
  }

  /// Throws for a version after the latest.
  func check(_ version: Int) throws(FormatError) {
    if version > self.version { throw .newerVersion(version, known: self.version) }
  }
}

// The formats of the game's files; the tests have a golden file for each version.
extension FileFormat {
  static let game = Self(
    "memorize-game",
    [
      "one computer at most", "several computers", "the player's own pictures", "words as sides",
      "words in other languages", "daily deals", "experiments", "the player's own memory",
      "filters and stickers",
    ])
  static let history = Self("memorize-history")
  static let scores = Self(
    "memorize-scores", ["the first", "words as sides", "words in other languages"])
  static let settings = Self("memorize-settings", ["JSON", "lines of text"])
  static let library = Self("memorize-library", themes)
  static let themePack = Self("memorize-themes", themes)

  /// The versions of themes in both formats.
  private static let themes = [
    "faces of text", "the player's own pictures", "covers", "filters and stickers",
  ]

  static let pairs = Self("memorize-pairs")

  /// The formats of all files.
  public static let all = [game, history, scores, settings, library, themePack, pairs]
}
