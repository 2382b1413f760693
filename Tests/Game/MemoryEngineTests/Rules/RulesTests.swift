import MemoryEngine
import TestSupport
import Testing

@Suite("Rules")
struct RulesTests {
  @Test("the defaults are the course's, and a preset differs only where its name says so")
  func defaultsToTheCourse() {
    let rules = Rules()
    #expect(
      (
        [rules.matchSize, rules.matchPoints, rules.missPenalty, rules.players],
        [rules.bonusLimit, rules.peek], rules.matchKeepsTurn
      ) == ([2, 2, 1, 1], [.seconds(6), .zero], true))
    #expect((rules.limit, Rules.course) == (nil, rules))

    #expect(
      [.relaxed, .hotSeat(3), .timeAttack(.seconds(90)), .triples] == [
        Rules { ($0.bonusLimit, $0.missPenalty) = (.zero, 0) }, Rules { $0.players = 3 },
        Rules { $0.limit = .time(.seconds(90)) }, Rules { $0.matchSize = 3 },
      ])
  }

  @Test("a number is allowed up to both ends of its range, and refused beyond with its name")
  func checksEveryRange() throws {
    let day = Duration.seconds(86_400)
    let year = Duration.seconds(365 * 86_400)
    let moment = Duration.nanoseconds(1)
    try expectRange("matchSize", [2, 8], [1, 9, .min, .max]) { $0.matchSize = $1 }
    try expectRange("matchPoints", [0, 1_000_000], [-1, 1_000_001, .max]) { $0.matchPoints = $1 }
    try expectRange("missPenalty", [0, 1_000_000], [-1, 1_000_001, .min]) { $0.missPenalty = $1 }
    try expectRange("players", [1, 8], [0, 9, -1]) { $0.players = $1 }
    try expectRange("bonusLimit", [.zero, day], [.zero - moment, day + moment]) {
      $0.bonusLimit = $1
    }
    try expectRange("peek", [.zero, day], [.zero - moment, day + moment]) { $0.peek = $1 }
    try expectRange("limit.turns", [1, 1_000_000_000_000], [0, 1_000_000_000_001, .min]) {
      $0.limit = .turns($1)
    }
    try expectRange("limit.misses", [1, 1_000_000_000_000], [0, 1_000_000_000_001, .max]) {
      $0.limit = .misses($1)
    }
    try expectRange("limit.time", [moment, year], [.zero, .zero - year, year + moment]) {
      $0.limit = .time($1)
    }
  }

  @Test("an error names the first wrong field in order, and says what it must be and what it was")
  func namesTheFirstFault() {
    let rules = Rules { ($0.limit, $0.players, $0.missPenalty) = (.turns(0), 0, -1) }
    let error = #expect(throws: RulesError.self) { try MemoryGame(inOrder: 1, rules: rules) }

    let otherError = #expect(throws: RulesError.self) { try Rules.hotSeat(9).validate() }
    #expect(
      (error?.field, otherError.map { "\($0)" }, otherError?.value, otherError?.allowed) == (
        "missPenalty", "players must be 1...8, not 9", "9", "1...8"
      ))
  }

  @Test("the greatest points and penalties do not overflow a score")
  func addsUpTheGreatestNumbers() throws {
    let rules = Rules {
      ($0.matchSize, $0.matchPoints, $0.missPenalty) = (8, 1_000_000, 1_000_000)
      $0.bonusLimit = .seconds(86_400)
    }
    var game = try MemoryGame(inOrder: 4, copies: 8, rules: rules)
    let miss = Array(0...6) + [8]

    let scores = [miss + miss.map { $0 + 16 } + miss, Array((0...7).reversed())].map { cards in
      game.chooseAtOnce(cards)
      return game.score(of: 0)
    }
    #expect(scores == [-8_000_000, -7_000_000 + 8 * 86_400])
  }

  private func expectRange<Value>(
    _ field: String, _ allowed: [Value], _ refused: [Value], _ set: (inout Rules, Value) -> Void
  ) throws {
    for value in allowed { try Rules { set(&$0, value) }.validate() }
    for value in refused {
      let error = thrown(RulesError.self) { try Rules { set(&$0, value) }.validate() }
      let range = allowed.map(Self.spelled).joined(separator: "...")
      let unit = value is Duration ? " nanoseconds" : ""
      try #require(
        (error?.field, error?.value, error?.allowed) == (field, Self.spelled(value), range + unit))
    }
  }

  /// Returns times as records store them.
  private static func spelled(_ value: some Any) -> String {
    (value as? Duration).map { "\($0.clampedNanoseconds)" } ?? "\(value)"
  }
}
