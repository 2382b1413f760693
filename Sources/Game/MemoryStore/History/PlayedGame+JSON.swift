import MemoryEngine
import MemoryModel
import PlainJSON

extension PlayedGame {
  private static let names = [
    "id", "kind", "date", "day", "daily", "theme", "themeName", "rules", "kinds", "copies",
    "match", "peek", "players", "won", "turns", "time", "points", "hints", "signs",
  ]

  /// The game in one line; the time in nanoseconds, and the turns as characters of the chart.
  var json: JSON {
    var members: [JSON.Member] = [
      .init("id", .string(id)), .init("kind", .string(kind.rawValue)), .init("date", .int(date)),
      .init("day", .string("\(day)")),
    ]
    if let daily { members.append(.init("daily", .string("\(daily)"))) }
    members += [
      .init("theme", .string(themeID)), .init("themeName", .string(themeName)),
      .init("rules", .string(rules)), .init("kinds", .int(kinds)), .init("copies", .int(copies)),
      .init("match", .int(matchSize)), .init("peek", .bool(hasPeek)),
      .init("players", .int(players)), .init("won", .bool(isWon)), .init("turns", .int(turns)),
      .init("time", .int(time.clampedNanoseconds)), .init("points", .int(points)),
      .init("hints", .int(hints)),
      .init("signs", .string(turnKinds.map { $0.sign(isUnicode: false) }.joined())),
    ]
    return .object(members)
  }

  init(_ json: JSON) throws(JSONError) {
    let object = try JSONField(json).object()
    try object.allowOnly(Self.names)
    let count = 0...1_000_000_000
    self.init(
      id: try object["id"].key(), kind: try Kind(try object["kind"]),
      date: try object["date"].int(), day: try CivilDate(try object["day"]),
      daily: try object.optional("daily").map { field throws(JSONError) in try CivilDate(field) },
      themeID: try object["theme"].key(), themeName: try object["themeName"].name(),
      rules: try object["rules"].name(), kinds: try object["kinds"].int(in: count),
      copies: try object["copies"].int(in: count), matchSize: try object["match"].int(in: count),
      hasPeek: try object["peek"].bool(), players: try object["players"].int(in: count),
      isWon: try object["won"].bool(), turns: try object["turns"].int(in: count),
      time: .nanoseconds(try object["time"].int(in: 0...Int64.max)),
      points: try object["points"].int(in: -1 << 53...1 << 53),
      hints: try object["hints"].int(in: count),
      turnKinds: try Self.turnKinds(try object["signs"]))
  }

  private static func turnKinds(
    _ field: JSONField
  ) throws(JSONError) -> [GameAnalysis.Turn.Kind] {
    let text = try field.text()
    let kinds = text.compactMap(GameAnalysis.Turn.Kind.init(sign:))
    guard kinds.count == text.count else {
      let signs = GameAnalysis.Turn.Kind.allCases.map { $0.sign(isUnicode: false) }
      throw .outside(field.place, value: text, allowed: "of the characters \(signs.joined())")
    }
    return kinds
  }
}

extension PlayedGame.Kind {
  fileprivate init(_ field: JSONField) throws(JSONError) {
    let text = try field.text()
    guard let kind = Self(rawValue: text) else {
      let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw .outside(field.place, value: text, allowed: "one of \(names)")
    }
    self = kind
  }
}
