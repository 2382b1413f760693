import MemoryEngine
import Testing

@Suite("Rules in a file")
struct RulesCodableTests {
  @Test("rules are encoded with every field, durations in nanoseconds, no limit as null")
  func spellsEveryField() throws {
    #expect(
      try json(Rules.course)
        == #"{"bonusLimit":6000000000,"limit":null,"matchKeepsTurn":true,"matchPoints":2,"#
        + #""matchSize":2,"missPenalty":1,"peek":0,"players":1}"#)
  }

  @Test("encoded rules are decoded as the same rules, and missing fields take their defaults")
  func completesMissingFields() throws {
    #expect(
      try (
        value(Rules.self, from: "{}"), value(Rules.self, from: #"{"limit":null}"#),
        value(Rules.self, from: #"{"players":3}"#),
        value(Rules.self, from: #"{"bonusLimit":1,"peek":2000000000}"#)
      ) == (
        .course, .course, .hotSeat(3),
        Rules { ($0.bonusLimit, $0.peek) = (.nanoseconds(1), .seconds(2)) }
      ))

    let unusual = Rules {
      ($0.matchSize, $0.matchPoints, $0.missPenalty, $0.players) = (8, 0, 7, 8)
      ($0.matchKeepsTurn, $0.peek, $0.limit) = (false, .nanoseconds(3), .misses(5))
    }
    let all = [.course, .relaxed, .triples, .timeAttack(.milliseconds(1)), unusual]
    #expect(try all.map { try value(Rules.self, from: json($0)) } == all)
  }

  @Test(
    "a limit is encoded with its name and number",
    arguments: [
      (#"{"turns":40}"#, .turns(40)), (#"{"misses":3}"#, .misses(3)),
      (#"{"time":90000000001}"#, .time(.nanoseconds(90_000_000_001))),
    ] as [(String, Rules.Limit)])
  func spellsLimits(spelling: String, limit: Rules.Limit) throws {
    #expect(
      try (json(limit), value(Rules.self, from: #"{"limit":\#(spelling)}"#).limit) == (
        spelling, limit
      ))
  }

  @Test("an unknown field is rejected by name")
  func refusesUnknownFields() {
    let spellings = [
      #"{"player":3}"#, #"{"matchSize":2,"Players":1}"#, #"{"limit":{"turn":3}}"#,
      #"{"limit":{"turns":3,"moves":3}}"#,
    ]
    #expect(
      spellings.map { pathOfFault($0) }
        == [["player"], ["Players"], ["limit", "turn"], ["limit", "moves"]])
  }

  @Test(
    "a limit of no or two kinds, and values of the wrong type are refused",
    arguments: [
      #"{"limit":{}}"#, #"{"limit":{"turns":1,"misses":1}}"#, #"{"limit":7}"#,
      #"{"limit":{"turns":null}}"#, #"{"bonusLimit":"6s"}"#, #"{"peek":0.5}"#, #"{"players":"2"}"#,
      #"{"matchKeepsTurn":1}"#, #"{"matchPoints":9223372036854775808}"#, "[]",
    ])
  func refusesWrongTypes(spelling: String) {
    #expect(throws: DecodingError.self) { try value(Rules.self, from: spelling) }
  }

  @Test("numbers out of range can be decoded, but no game begins with them")
  func leavesRangesToTheGame() throws {
    let rules = try value(Rules.self, from: #"{"players":-9223372036854775808}"#)
    let error = #expect(throws: RulesError.self) { try MemoryGame(inOrder: 1, rules: rules) }
    #expect(error?.field == "players")
  }

  private func pathOfFault(_ spelling: String) -> [String]? {
    let error = #expect(throws: DecodingError.self) { try value(Rules.self, from: spelling) }
    guard case .dataCorrupted(let context) = error else { return nil }
    return context.codingPath.map(\.stringValue)
  }
}
