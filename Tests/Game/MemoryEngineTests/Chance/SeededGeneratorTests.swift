import MemoryEngine
import TestSupport
import Testing

@Suite("The seeded generator")
struct SeededGeneratorTests {
  @Test("its numbers are those of the reference code")
  func matchesTheReferenceCode() {
    var generator = SeededGenerator(state: (1, 2, 3, 4))
    #expect(
      (1...10).map { _ in generator.next() } == [
        41_943_041, 58_720_359, 3_588_806_011_781_223, 3_591_011_842_654_386,
        9_228_616_714_210_784_205, 9_973_669_472_204_895_162, 14_011_001_112_246_962_877,
        12_406_186_145_184_390_807, 15_849_039_046_786_891_736, 10_450_023_813_501_588_000,
      ])
  }

  @Test("the state of a game's stream is four separate SplitMix64 outputs")
  func derivesItsState() {
    let purposes: [(SeededGenerator.Purpose, UInt64)] = [
      (.deal, 0x9E37_79B9_7F4A_7C15), (.player, 0xD1B5_4A32_D192_ED03),
      (.shuffle, 0x8CB9_2BA7_2F3D_8DD7), (.faces, 0xA076_1D64_78BD_642F),
    ]
    var wrong: [String] = []
    for (purpose, domain) in purposes {
      for seed in [0, 1, 42, .max, 1 << 63] as [UInt64] {
        for game in [0, 1, 7, 1_000_000_000] as [UInt64] {
          let outputs = (1...4).map { SplitMix.output(4 * game + $0, seed: seed, domain: domain) }
          let expected = SeededGenerator(state: (outputs[0], outputs[1], outputs[2], outputs[3]))
          let generator = SeededGenerator(seed: seed, game: game, for: purpose)
          if generator != expected { wrong.append("\(purpose) of \(seed), \(game)") }
        }
      }
    }
    #expect(wrong == [])
  }

  @Test("streams of different seeds, games and purposes differ")
  func separatesStreams() {
    var firsts: Set<UInt64> = []
    for seed in 0..<20 as Range<UInt64> {
      for game in [0, 1, 2, 3, 1 << 20, .max / 4] as [UInt64] {
        for purpose in [SeededGenerator.Purpose.deal, .player, .shuffle, .faces] {
          var generator = SeededGenerator(seed: seed, game: game, for: purpose)
          firsts.insert(generator.next())
        }
      }
    }
    #expect(firsts.count == 20 * 6 * 4)
  }

  @Test("a state of zeros is refused")
  func refusesZeros() async {
    await #expect(processExitsWith: .failure) { _ = SeededGenerator(state: (0, 0, 0, 0)) }
  }
}

/// SplitMix64 as a counter that grows by the golden gamma, with each value mixed.
enum SplitMix {
  static func output(_ counter: UInt64, seed: UInt64, domain: UInt64) -> UInt64 {
    let base = SeededNumbers.mix(seed &+ domain)
    return SeededNumbers.mix(base &+ counter &* 0x9E37_79B9_7F4A_7C15)
  }
}
