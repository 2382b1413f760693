import MemoryEngine
import Testing

@testable import MemorizeCommands

@Suite("Command line: rules")
struct CommandLineRulesTests {
  private func rules(_ line: String) throws -> Rules {
    let words = line.split(separator: " ").map(String.init)
    guard let command = try CommandTable.request(["deal"] + words) as? DealCommand else {
      return .course
    }
    return command.rules
  }

  @Test(
    "a preset is chosen by its name, some with a number",
    arguments: [
      ("course", Rules.course), ("relaxed", .relaxed), ("triples", .triples),
      ("hot-seat", .hotSeat(2)), ("hot-seat:8", .hotSeat(8)),
      ("time-attack", .timeAttack(.seconds(90))), ("time-attack:1.5m", .timeAttack(.seconds(90))),
    ])
  func readsPresets(text: String, preset: Rules) throws {
    #expect(try rules("--rules \(text)") == preset)
    try rules("-r \(text)").validate()
  }

  @Test(
    "an unknown preset is refused",
    arguments: [
      "", "Course", "course:", "triples:3", "hot-seat:", "hot-seat:1", "hot-seat:9",
      "time-attack:0", "time-attack:90", ":", "hot-seat:2:2",
    ])
  func refusesPresets(text: String) {
    #expect(throws: UsageError.self) { try rules("--rules=\(text)") }
  }

  @Test("options for single rules override the preset, in any order")
  func changesPreset() throws {
    var wanted = Rules.hotSeat(3)
    wanted.matchSize = 4
    wanted.matchKeepsTurn = false
    wanted.bonusLimit = .milliseconds(2_500)
    wanted.matchPoints = 1_000
    wanted.missPenalty = 0
    wanted.peek = .seconds(5)
    wanted.limit = .misses(10)

    let line =
      "--match-size 4 --match-keeps-turn no --bonus-limit 2.5s --match-points 1k"
      + " --rules hot-seat:3 --miss-penalty 0 --peek 5s --limit misses:10"
    #expect(try rules(line) == wanted)
  }

  @Test(
    "a limit counts turns, misses or time, and rules are taken exactly as the engine takes them")
  func readsLimits() throws {
    #expect(
      try rules("--limit turns:40").limit == .turns(40)
        && rules("--limit misses:1k").limit == .misses(1_000)
        && rules("--limit time:90s").limit == .time(.seconds(90))
        && rules("--limit none --rules time-attack").limit == nil)
    try expectRange(Rules.Range.matchSize, of: "--match-size")
    try expectRange(Rules.Range.players, of: "--players")
    try expectRange(Rules.Range.points, of: "--match-points")
    try expectRange(Rules.Range.points, of: "--miss-penalty")
    try expectRange(0...Int(Rules.Range.pause.upperBound.clampedNanoseconds), of: "--peek", "ns")
    try expectRange(
      0...Int(Rules.Range.pause.upperBound.clampedNanoseconds), of: "--bonus-limit", "ns")
    try expectRange(Rules.Range.count, of: "--limit=turns:")
    try expectRange(Rules.Range.count, of: "--limit=misses:")
    try expectRange(
      1...Int(Rules.Range.time.upperBound.clampedNanoseconds), of: "--limit=time:", "ns")
  }

  /// Expects both ends of a range to be valid, and one step beyond them to be rejected.
  private func expectRange(_ range: ClosedRange<Int>, of option: String, _ unit: String = "") throws
  {
    let line = option.contains("=") ? option : "\(option)="
    for number in [range.lowerBound, range.upperBound] {
      try rules("\(line)\(number)\(unit)").validate()
    }
    for number in [range.lowerBound - 1, range.upperBound + 1] {
      #expect(throws: UsageError.self, "\(number)") { try rules("\(line)\(number)\(unit)") }
    }
  }
}
