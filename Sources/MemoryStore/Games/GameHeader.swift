import MemoryEngine
import MemoryViewModel

/// The first line of a saved game: what its record does not know.
struct GameHeader {
  static let format = "memorize-game"
  static let version = 1
  private static let names = [
    "format", "version", "name", "theme", "words", "played", "hints", "practice", "opponent",
    "date",
  ]

  var name: String
  var theme: SavedGame.ThemeMark
  /// The word of each symbol in the deck.
  var words: [String: String]
  var played: Duration
  var hints: Int
  var isPractice: Bool
  var opponent: OpponentLevel?
  /// When it was last played, in seconds since 1970.
  var date: Int64

  init(_ game: SavedGame, date: Int64) {
    name = game.name
    theme = game.theme
    words = Dictionary(
      game.record.deck.kinds.flatMap(\.faces).map { ($0.symbol, $0.word) },
      uniquingKeysWith: { first, _ in first })
    played = game.played
    hints = game.hints
    isPractice = game.isPractice
    opponent = game.opponent
    self.date = date
  }

  var json: JSON {
    let words = words.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .text($0.value)) }
    return .object([
      .init("format", .text(Self.format)), .init("version", .int(Self.version)),
      .init("name", .text(name)), .init("theme", theme.json),
      .init("words", .object(words)),
      .init("played", .int(played.clampedNanoseconds)), .init("hints", .int(hints)),
      .init("practice", .bool(isPractice)),
      .init("opponent", opponent.map { .text($0.rawValue) } ?? .null),
      .init("date", .int(date)),
    ])
  }

  init(_ json: JSON) throws(FormatError) {
    let object = try JSONField(json).object()
    try Self.checkVersion(of: object)
    try object.allowOnly(Self.names)
    name = try object["name"].text()
    theme = try SavedGame.ThemeMark(try object["theme"])
    words = [:]
    for (symbol, word) in try object["words"].object().fields { words[symbol] = try word.text() }
    played = .nanoseconds(try object["played"].int(in: 0...Int64.max))
    hints = try object["hints"].int(in: 0...Int.max / 2)
    isPractice = try object["practice"].bool()
    opponent = try object.optional("opponent").map { field throws(FormatError) in
      try OpponentLevel(field)
    }
    date = try object["date"].int()
  }

  private static func checkVersion(of object: JSONObject) throws(FormatError) {
    guard let name = object.optional("format"), try name.text() == format else {
      throw .otherFormat(wanted: format)
    }
    let version: Int = try object["version"].int(in: 1...Int.max)
    if version > Self.version { throw .newerVersion(version, known: Self.version) }
  }

  /// The game with a record whose faces get their words.
  func game(_ id: String, _ record: GameRecord<Face>) throws(FormatError) -> SavedGame {
    var record = record
    let kinds = record.deck.kinds.map { kind in
      Deck.Kind(faces: kind.faces.map(named), copies: kind.copies)
    }
    do throws(DeckError) {
      record.deck = try Deck(kinds: kinds)
    } catch {
      throw .impossible("\(error)")
    }
    return SavedGame(
      id: id, name: name, theme: theme, record: record, played: played, hints: hints,
      isPractice: isPractice, opponent: opponent)
  }

  private func named(_ face: Face) -> Face {
    words[face.symbol].map { Face(symbol: face.symbol, word: $0) } ?? face
  }
}

extension OpponentLevel {
  fileprivate init(_ field: JSONField) throws(FormatError) {
    let text = try field.text()
    guard let level = OpponentLevel(rawValue: text) else {
      let levels = OpponentLevel.allCases.map(\.rawValue).joined(separator: ", ")
      throw .outside(field.place, value: text, allowed: "one of \(levels)")
    }
    self = level
  }
}

extension SavedGame.ThemeMark {
  fileprivate var json: JSON {
    .object([
      .init("id", .text(id)), .init("name", .text(name)), .init("color", .text(color.webText)),
      .init("digest", .text(digest.digestText)),
    ])
  }

  fileprivate init(_ field: JSONField) throws(FormatError) {
    let object = try field.object()
    try object.allowOnly(["id", "name", "color", "digest"])
    let digest = try object["digest"]
    let digits = try digest.text()
    guard digits.utf8.count == 16, let number = UInt64(digits, radix: 16),
      number.digestText == digits
    else { throw .wrongType(digest.place, wanted: "16 hexadecimal digits") }
    self.init(
      id: try object["id"].text(), name: try object["name"].text(),
      color: try Theme.Color(try object["color"]), digest: number)
  }
}
