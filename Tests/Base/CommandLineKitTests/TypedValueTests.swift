import Testing

@testable import CommandLineKit

@Suite("Numbers, times and near words")
struct TypedValueTests {
  @Test(
    "numbers are read as people write them",
    arguments: [
      ("0", 0), ("042", 42), ("-3", -3), ("1_000", 1_000), ("1_0_0", 100), ("10k", 10_000),
      ("10K", 10_000), ("1.5M", 1_500_000), ("0.001k", 1), ("2.500k", 2_500), ("3G", 3_000_000_000),
      ("1.0", 1), ("1_0.5_0k", 10_500), ("9223372036854775807", Int.max),
    ])
  func readsNumbers(text: String, number: Int) {
    #expect(Int(typed: text, in: .min ... .max) == number)
  }

  @Test(
    "text that is not exactly a whole number is refused",
    arguments: [
      "", "-", "k", ".", "1.", ".5k", "1.5", "1.0005k", "1_", "_1", "1__0", "1 ", " 1", "+1", "--1",
      "1e3", "0x10", "1kk", "1m", "1g", "1k5", "1,000", "1.5.5k", "½", "١", "１", "1\u{301}", "🐶",
      "9223372036854775808", "9223372036854775807k", "-99999999999999999999",
    ])
  func refusesNumbers(text: String) {
    #expect(Int(typed: text, in: .min ... .max) == nil)
  }

  @Test("a number of ten thousand digits is refused, and a bound that help prints can be typed")
  func survivesLongNumbers() {
    let digits = String(repeating: "9", count: 10_000)
    let zeros = String(repeating: "0", count: 10_000)

    #expect(
      Int(typed: "\(zeros)1.\(zeros)", in: .min ... .max) == 1
        && Int(typed: digits, in: .min ... .max) == nil
        && Int(typed: "1.\(digits)G", in: .min ... .max) == nil
        && Int(typed: "1.\(zeros)1G", in: .min ... .max) == nil)

    for number in [0, 1, 999, 10_000, 65_535, 1_000_000, 1_500_000, 3_000_000_000] {
      #expect(Int(typed: number.inThousands, in: .min ... .max) == number)
    }
    for count in [0, 1, 1_500, 250_000_000, 90_000_000_000, 86_400_000_000_000] {
      let time = Duration.nanoseconds(count)
      #expect(Duration(typed: time.inLargestUnit, in: .zero ... .seconds(86_400)) == time)
    }
    #expect([1_000_000.inThousands, Duration.seconds(86_400).inLargestUnit] == ["1M", "24h"])
  }

  @Test(
    "times are read in whole nanoseconds",
    arguments: [
      ("0", Duration.zero), ("0s", .zero), ("1ns", .nanoseconds(1)), ("1.5us", .nanoseconds(1_500)),
      ("250ms", .milliseconds(250)), ("6s", .seconds(6)), ("1.5s", .milliseconds(1_500)),
      ("0.000000001s", .nanoseconds(1)), ("1m", .seconds(60)), ("1.5m", .seconds(90)),
      ("2h", .seconds(7_200)), ("0.5h", .seconds(1_800)), ("90_000ms", .seconds(90)),
    ])
  func readsTimes(text: String, time: Duration) {
    #expect(Duration(typed: text, in: .zero ... .seconds(86_400)) == time)
  }

  @Test(
    "a time needs a unit and whole nanoseconds",
    arguments: [
      "", "6", "00", "s", "6 s", "6S", "1d", "1min", "1m30s", "0.5ns", "0.0000000001s", "-1s",
      "24.1h", "9999999999999h", "1.s", "1e3s", "∞",
    ])
  func refusesTimes(text: String) {
    #expect(Duration(typed: text, in: .zero ... .seconds(86_400)) == nil)
  }

  @Test(
    "a word close to another suggests it",
    arguments: [
      ("--pear", "--pairs"), ("--piars", "--pairs"), ("--pair", "--pairs"), ("-pairs", "--pairs"),
      ("--PEEK", "--peek"), ("--pract", "--practice"), ("--peak", "--peek"),
    ])
  func suggests(word: String, meant: String) {
    #expect(word.closest(among: ["--peek", "--pairs", "--practice", "--json"]) == meant)
  }

  @Test("a word close to none suggests nothing", arguments: ["", "-", "--", "--x", "--wxyz", "🐶"])
  func suggestsNothing(word: String) {
    #expect(word.closest(among: ["--peek", "--pairs", "--practice", "--json"]) == nil)
  }

  @Test("the distance of two words is the same both ways, and zero only for the same letters")
  func measuresDistance() {
    let words = ["deal", "dela", "DEAL", "play", "sea", "simulate", "e"]
    for one in words {
      for other in words {
        let isPrefix = one.lowercased().hasPrefix(other) || other.lowercased().hasPrefix(one)
        if !isPrefix { #expect(one.typingDistance(to: other) == other.typingDistance(to: one)) }
        #expect((one.typingDistance(to: other) == 0) == (one.lowercased() == other.lowercased()))
      }
    }
    #expect(("dela".typingDistance(to: "deal"), "daal".typingDistance(to: "deal")) == (1, 2))
  }
}
