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
      ("pairs", "0...4", RangeError.notAValue("0", allowed: "1...32767")),
      ("pairs", "4...", .notAValue("", allowed: "1...32767")),
      ("pairs", "1...1000000000", .notAValue("1000000000", allowed: "1...32767")),
      ("pairs", "7...7", .single("7")),
      ("whole", "0...0", .single("0")),
      ("pairs", "4...8:0", .stepTooShort("0")),
      ("fractions", "0...1:-0.1", .stepTooShort("-0.1")),
      ("pairs", "4...8:9", .stepBeyond("9")),
      ("pairs", "4...8:x3", .stepBeyond("x3")),
      ("pairs", "4...8:x1", .factorTooSmall("x1")),
      ("pairs", "4...8:x0.5", .factorTooSmall("x0.5")),
      ("pairs", "4...8:xnan", .notAValue("xnan", allowed: "a factor such as x2")),
      ("pairs", "4...8:x", .notAValue("x", allowed: "a factor such as x2")),
      ("pairs", "1...1001", .tooMany("1")),
      ("fractions", "0...999999999:0.000000001", .tooMany("0.000000001")),
      ("fractions", "1...2:x1.0001", .tooMany("x1.0001")),
      ("whole", "0...8:x2", .factorFromZero("0")),
      ("whole", "nan...3", .notAValue("nan", allowed: "a number such as 7 or 0.25")),
      ("whole", "0...inf", .notAValue("inf", allowed: "a number such as 7 or 0.25")),
      ("times", "500ms...8", .notAValue("8", allowed: "a time (250ms, 6s, 1.5m) of 0...24h")),
      ("times", "1s...2s:5", .notAValue("5", allowed: "a time (250ms, 6s, 1.5m) of 0...24h")),
    ])
  func refuses(kind: String, text: String, error: RangeError) throws {
    let range = try #require(RangeText(text))
    #expect(throws: error) { try Self.kind(kind).values(of: range) }
    #expect(!error.description.isEmpty)
  }

  @Test("a descending range is put in ascending order")
  func turnsRound() throws {
    let error = #expect(throws: RangeError.self) { try Self.values("pairs", "9...4:2") }
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
