import MemoryEngine
import MemoryModel
import PlainJSON

/// The first line of a saved game: what its record does not contain.
struct GameHeader {
  private static let names = [
    "format", "version", "name", "theme", "words", "pictures", "played", "hints", "practice",
    "opponent", "memory", "daily", "experiment", "date",
  ]

  var name: String
  var theme: SavedGame.ThemeMark
  /// The words of the symbols in the deck, indexed by symbol.
  var words: [String: String]
  /// The player's own pictures in the deck, indexed by symbol.
  var pictures: [String: FacePicture]
  var played: Duration
  var hints: Int
  var isPractice: Bool
  var opponents: Opponents
  /// The day of the daily deal; nil for another deal.
  var daily: CivilDate?
  /// The participant and condition of an experiment; nil for a game that is not part of one.
  var experiment: ExperimentTag?
  /// The date of the last play in seconds since 1970.
  var date: Int64

  init(_ game: SavedGame, date: Int64) {
    name = game.name
    theme = game.theme
    let faces = game.record.deck.kinds.flatMap(\.faces)
    words = Dictionary(
      faces.map { ($0.symbol, $0.word) }, uniquingKeysWith: { first, _ in first })
    pictures = Dictionary(
      faces.compactMap { face in face.picture.map { (face.symbol, $0) } },
      uniquingKeysWith: { first, _ in first })
    played = game.played
    hints = game.hints
    isPractice = game.isPractice
    opponents = game.opponents
    daily = game.daily
    experiment = game.experiment
    self.date = date
  }

  var json: JSON {
    let words = words.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .string($0.value)) }
    let pictures = pictures.sorted { $0.key < $1.key }.map { JSON.Member($0.key, $0.value.json) }
    var members = FileFormat.game.header(version: leastVersion)
    members += [
      .init("name", .string(name)), .init("theme", theme.json), .init("words", .object(words)),
    ]
    if !pictures.isEmpty { members.append(.init("pictures", .object(pictures))) }
    members += [
      .init("played", .int(played.clampedNanoseconds)), .init("hints", .int(hints)),
      .init("practice", .bool(isPractice)),
      .init("opponent", opponents.settingText.map { .string($0) } ?? .null),
    ]
    if let memory = opponents.memory { members.append(.init("memory", memory.json)) }
    if let daily { members.append(.init("daily", .string("\(daily)"))) }
    if let experiment { members.append(.init("experiment", experiment.json)) }
    members.append(.init("date", .int(date)))
    return .object(members)
  }

  /// The first version that supports everything in this game.
  private var leastVersion: Int {
    if pictures.values.contains(where: \.isDecorated) { return 9 }
    if opponents.includePlayer { return 8 }
    if experiment != nil { return 7 }
    if daily != nil { return 6 }
    if theme.sides != .same { return ThemeSides.allCases.contains(theme.sides) ? 4 : 5 }
    if !pictures.isEmpty { return 3 }
    return opponents.count > 1 ? 2 : 1
  }

  /// Parses the line without its checksum.
  init(_ line: ArraySlice<UInt8>) throws(FormatError) {
    let object = try JSONObject.read(line)
    try FileFormat.game.check(try FileFormat.game.namedVersion(in: object))
    self = try FormatError.reading { () throws(JSONError) in try GameHeader(object) }
  }

  private init(_ object: JSONObject) throws(JSONError) {
    try object.allowOnly(Self.names)
    name = try object["name"].name()
    theme = try SavedGame.ThemeMark(try object["theme"])
    words = [:]
    for (symbol, word) in try object["words"].object().fields where symbol.isWithinTextLimit {
      words[symbol] = try word.name()
    }
    pictures = [:]
    for (symbol, picture) in try object.optional("pictures")?.object().fields ?? []
    where symbol.isWithinTextLimit {
      pictures[symbol] = try FacePicture(picture)
    }
    played = .nanoseconds(try object["played"].int(in: 0...Int64.max))
    hints = try object["hints"].int(in: 0...Int.max / 2)
    isPractice = try object["practice"].bool()
    opponents =
      try object.optional("opponent").map { field throws(JSONError) in try Opponents(field) } ?? []
    if opponents.includePlayer {
      opponents = opponents.remembering(by: try FittedMemory(try object["memory"]))
    } else if let memory = object.optional("memory") {
      throw memory.wrong("absent without the opponent me")
    }
    daily = try object.optional("daily").map { field throws(JSONError) in
      try CivilDate(field)
    }
    experiment = try object.optional("experiment").map { field throws(JSONError) in
      try ExperimentTag(field)
    }
    date = try object["date"].int()
  }

  /// Returns the game with a record, whose faces get their words.
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
      isPractice: isPractice, opponents: opponents, daily: daily, experiment: experiment)
  }

  private func named(_ face: Face) -> Face {
    var named = words[face.symbol].map { Face(symbol: face.symbol, word: $0) } ?? face
    named.picture = pictures[face.symbol]
    return named
  }
}

extension Opponents {
  fileprivate init(_ field: JSONField) throws(JSONError) {
    let text = try field.text()
    guard let opponents = Opponents(settingText: text) else {
      let levels = OpponentLevel.allCases.map(\.rawValue).joined(separator: ", ")
      throw .outside(field.place, value: text, allowed: "one or some of \(levels)")
    }
    self = opponents
  }
}

extension SavedGame.ThemeMark {
  fileprivate var json: JSON {
    let members: [JSON.Member] = [
      .init("id", .string(id)), .init("name", .string(name)),
      .init("color", .string(color.webText)), .init("digest", .string(digest.digestText)),
    ]
    return .object(members + (sides == .same ? [] : [.init("sides", .string(sides.rawValue))]))
  }

  fileprivate init(_ field: JSONField) throws(JSONError) {
    let object = try field.object()
    try object.allowOnly(["id", "name", "color", "digest", "sides"])
    let digest = try object["digest"]
    let digits = try digest.text()
    guard digits.utf8.count == 16, let number = UInt64(digits, radix: 16),
      number.digestText == digits
    else { throw digest.wrong("16 hexadecimal digits") }
    self.init(
      id: try object["id"].key(), name: try object["name"].name(),
      color: try Theme.Color(try object["color"]), digest: number, sides: try object.sides())
  }
}
