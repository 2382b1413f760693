import Testing

@testable import MemorizeCommands

@Suite("Ranges of a sweep")
struct RangeTests {
  private static func kind(_ name: String) -> RangeValues {
    switch name {
    case "pairs": .whole(1...32_767)
    case "times": .times(.zero ... .seconds(86_400))
    default: .decimals(areWhole: name == "whole")
    }
  }

  private static func values(_ kind: String, _ text: String) throws -> [String] {
    let kind = Self.kind(kind)
    return try kind.values(of: #require(RangeText(text))).map(kind.write)
  }

  @Test(
    "a range goes to its end, by one, by a step or by a factor",
    arguments: [
      ("pairs", "4...8", "4 5 6 7 8"),
      ("pairs", "4...9:2", "4 6 8"),
      ("pairs", "1...1k:333", "1 334 667 1000"),
      ("pairs", "4...512:x2", "4 8 16 32 64 128 256 512"),
      ("pairs", "4...30:x1.5", "4 6 9 14 20 30"),
      ("pairs", "1...4:x1.3", "1 2 3 4"),
      ("times", "500ms...2s:500ms", "500ms 1s 1500ms 2s"),
      ("times", "500ms...8s:x2", "500ms 1s 2s 4s 8s"),
      (
        "times", "0...1s",
        "0 50ms 100ms 150ms 200ms 250ms 300ms 350ms 400ms 450ms 500ms 550ms "
          + "600ms 650ms 700ms 750ms 800ms 850ms 900ms 950ms 1s"
      ),
      ("whole", "0...4", "0 1 2 3 4"),
      ("whole", "1...9:x1.5", "1 2 3 5 8"),
      ("fractions", "0...0.5:0.25", "0 0.25 0.5"),
      (
        "fractions", "0.1...0.2",
        "0.1 0.105 0.11 0.115 0.12 0.125 0.13 0.135 0.14 0.145 0.15 0.155 "
          + "0.16 0.165 0.17 0.175 0.18 0.185 0.19 0.195 0.2"
      ),
      ("fractions", "0.001...0.1:x10", "0.001 0.01 0.1"),
      ("fractions", "-1...1:.5", "-1 -0.5 0 0.5 1"),
    ])
  func goesOn(kind: String, text: String, values: String) throws {
    #expect(try Self.values(kind, text).joined(separator: " ") == values)
  }

  @Test(
    "an invalid range is refused with the reason",
    arguments: [
      ("pairs", "0...4", "0 is not 1...32767"),
      ("pairs", "4...", "\"\" is not 1...32767"),
      ("pairs", "1...1000000000", "1000000000 is not 1...32767"),
      ("pairs", "7...7", "it has a single value; for that, type 7"),
      ("whole", "0...0", "it has a single value; for that, type 0"),
      ("pairs", "4...8:0", "the step must be above 0, not 0"),
      ("fractions", "0...1:-0.1", "the step must be above 0, not -0.1"),
      ("pairs", "4...8:9", "the next value, with 9, is beyond its end"),
      ("pairs", "4...8:x3", "the next value, with x3, is beyond its end"),
      ("pairs", "4...8:x1", "the factor must be above x1, not x1"),
      ("pairs", "4...8:x0.5", "the factor must be above x1, not x0.5"),
      ("pairs", "4...8:xnan", "xnan is not a factor such as x2"),
      ("pairs", "4...8:x", "x is not a factor such as x2"),
      ("pairs", "1...1001", "it has more than 1000 values; take a longer step than 1"),
      (
        "fractions", "0...999999999:0.000000001",
        "it has more than 1000 values; take a longer step than 0.000000001"
      ),
      (
        "fractions", "1...2:x1.0001",
        "it has more than 1000 values; take a longer step than x1.0001"
      ),
      ("whole", "0...8:x2", "a factor needs a range that begins above 0, not with 0"),
      ("whole", "nan...3", "nan is not a number such as 7 or 0.25"),
      ("whole", "0...inf", "inf is not a number such as 7 or 0.25"),
      ("times", "500ms...8", "8 is not a time (250ms, 6s, 1.5m) of 0...24h"),
      ("times", "1s...2s:5", "5 is not a time (250ms, 6s, 1.5m) of 0...24h"),
    ])
  func refuses(kind: String, text: String, message: String) throws {
    let error = #expect(throws: UsageError.self) { try Self.values(kind, text) }
    #expect(error?.description == message)
  }

  @Test("a descending range is put in ascending order")
  func turnsRound() throws {
    let error = #expect(throws: UsageError.self) { try Self.values("pairs", "9...4:2") }
    #expect(error?.description == "a range must rise, as in 4...9")
  }

  @Test(
    "any range has ascending values, from the first to at most the last", arguments: 1...60)
  func rises(number: Int) throws {
    for text in ["\(number)...100", "\(number)...100:7", "\(number)...1000:x1.7"] {
      let values = try Self.values("pairs", text).compactMap(Int.init)
      #expect(
        zip(values, values.dropFirst()).allSatisfy { $0 < $1 } && values.first == number
          && values.count > 1 && values.allSatisfy { $0 <= (text.contains("x") ? 1_000 : 100) })
    }
  }

  @Test(
    "in a player's name each number replaces the range",
    arguments: [
      ("capacity:0...20", "capacity:5", "0...20"),
      ("capacity:0...20:2", "capacity:5", "0...20:2"),
      ("capacity:0...20:lifo", "capacity:5:lifo", "0...20"),
      ("capacity:1...20:x2:lifo", "capacity:5:lifo", "1...20:x2"),
      ("actr:0.5:0...1:0.1:a", "actr:0.5:5:a", "0...1:0.1"),
      ("perfect", "perfect", nil),
      ("capacity:7", "capacity:7", nil),
    ] as [(String, String, String?)])
  func fillsIn(text: String, name: String, range: String?) {
    let pattern = PlayerPattern(text)
    #expect(
      pattern.name("5") == name && pattern.range?.text == range
        && pattern.form == text.prefix { $0 != ":" })
  }
}
