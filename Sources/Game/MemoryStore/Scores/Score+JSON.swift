import MemoryEngine
import MemoryModel
import PlainJSON

extension Score {
  private static let names = [
    "id", "theme", "themeName", "rules", "pairs", "players", "points", "turns", "time", "seed",
    "player", "date", "won",
  ]

  /// The score in one line; the time in nanoseconds.
  var json: JSON {
    .object([
      "id": .string(id), "theme": .string(themeID), "themeName": .string(themeName),
      "rules": .string(rules), "pairs": .int(pairs), "players": .int(players),
      "points": .int(points), "turns": .int(turns),
      "time": .int(time.clampedNanoseconds), "seed": .string(seed),
      "player": .string(player), "date": .int(date), "won": .bool(isWon),
    ])
  }

  init(_ json: JSON) throws(JSONError) {
    let object = try JSONField(json).object()
    try object.allowOnly(Self.names)
    let count = 0...1_000_000_000
    self.init(
      id: try object["id"].text(), themeID: try object["theme"].text(),
      themeName: try object["themeName"].text(), rules: try object["rules"].text(),
      pairs: try object["pairs"].int(in: count), players: try object["players"].int(in: count),
      points: try object["points"].int(in: -1 << 53...1 << 53),
      turns: try object["turns"].int(in: count),
      time: .nanoseconds(try object["time"].int(in: 0...Int64.max)),
      seed: try object["seed"].text(), player: try object["player"].text(),
      date: try object["date"].int(), isWon: try object["won"].bool())
  }
}
