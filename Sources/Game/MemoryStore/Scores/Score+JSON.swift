import MemoryEngine
import MemoryModel
import PlainJSON

extension Score {
  private static let names = [
    "id", "theme", "themeName", "rules", "pairs", "players", "points", "turns", "time", "seed",
    "player", "date", "won", "sides",
  ]

  /// The score in one line; the time in nanoseconds.
  var json: JSON {
    let members: [JSON.Member] = [
      .init("id", .string(id)), .init("theme", .string(themeID)),
      .init("themeName", .string(themeName)), .init("rules", .string(rules)),
      .init("pairs", .int(pairs)), .init("players", .int(players)),
      .init("points", .int(points)), .init("turns", .int(turns)),
      .init("time", .int(time.clampedNanoseconds)), .init("seed", .string(seed)),
      .init("player", .string(player)), .init("date", .int(date)), .init("won", .bool(isWon)),
    ]
    return .object(members + (sides == .same ? [] : [.init("sides", .string(sides.rawValue))]))
  }

  init(_ json: JSON) throws(JSONError) {
    let object = try JSONField(json).object()
    try object.allowOnly(Self.names)
    let count = 0...1_000_000_000
    self.init(
      id: try object["id"].key(), themeID: try object["theme"].key(),
      themeName: try object["themeName"].name(), rules: try object["rules"].name(),
      pairs: try object["pairs"].int(in: count), players: try object["players"].int(in: count),
      points: try object["points"].int(in: -1 << 53...1 << 53),
      turns: try object["turns"].int(in: count),
      time: .nanoseconds(try object["time"].int(in: 0...Int64.max)),
      seed: try object["seed"].seed(), player: try object["player"].name(),
      date: try object["date"].int(), isWon: try object["won"].bool(),
      sides: try object.sides())
  }
}

extension JSONField {
  /// Returns the text of a seed, which is as long as that of `Seed` at most.
  fileprivate func seed() throws(JSONError) -> String {
    let text = try text()
    guard text.utf8.count <= Seed.longest else { throw wrong("at most \(Seed.longest) bytes") }
    return text
  }
}

extension JSONObject {
  /// Reads the sides of cards, which are the same ones if the member is missing.
  func sides() throws(JSONError) -> ThemeSides {
    guard let field = optional("sides") else { return .same }
    let text = try field.text()
    guard let sides = ThemeSides(rawValue: text) else {
      let names = ThemeSides.allCases.map(\.rawValue).joined(separator: ", ")
      throw .outside(field.place, value: text, allowed: "one of \(names), or two languages")
    }
    return sides
  }
}
