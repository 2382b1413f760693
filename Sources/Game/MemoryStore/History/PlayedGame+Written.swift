import MemoryEngine
import MemoryModel

// A history of 100,000 games is read at every start of a daily deal.
extension PlayedGame {
  /// Reads the text of a game as `json` writes it; nil for any other text, which may be valid
  /// nevertheless.
  init?(written text: ArraySlice<UInt8>) {
    var members = WrittenMembers(text)
    let count = 0...1_000_000_000
    let id = members.text("id")
    let kind = Kind(rawValue: members.text("kind"))
    let date: Int64 = members.int("date")
    let day = CivilDate(members.text("day"))
    var daily: CivilDate?
    let isDaily = members.isNext("daily")
    if isDaily { daily = CivilDate(members.text("daily")) }
    guard let kind, let day, isDaily == (daily != nil) else { return nil }
    self.init(
      id: id, kind: kind, date: date, day: day, daily: daily, themeID: members.text("theme"),
      themeName: members.text("themeName"), rules: members.text("rules"),
      kinds: members.int("kinds", in: count), copies: members.int("copies", in: count),
      matchSize: members.int("match", in: count), hasPeek: members.bool("peek"),
      players: members.int("players", in: count), isWon: members.bool("won"),
      turns: members.int("turns", in: count),
      time: .nanoseconds(members.int("time", in: 0...Int64.max)),
      points: members.int("points", in: -1 << 53...1 << 53),
      hints: members.int("hints", in: count), turnKinds: members.turnKinds())
    members.end()
    if members.isDifferent { return nil }
  }
}

extension WrittenMembers {
  private typealias Kind = GameAnalysis.Turn.Kind

  /// The kinds of turns, indexed by the byte of their sign.
  private static let kinds: [Kind?] = (0...UInt8.max).map { byte in
    Kind.allCases.first { $0.sign(isUnicode: false).utf8.elementsEqual([byte]) }
  }

  fileprivate mutating func turnKinds() -> [GameAnalysis.Turn.Kind] {
    let signs = textBytes("signs")
    let kinds = signs.compactMap { Self.kinds[Int($0)] }
    if kinds.count != signs.count { noteDifference() }
    return kinds
  }
}
