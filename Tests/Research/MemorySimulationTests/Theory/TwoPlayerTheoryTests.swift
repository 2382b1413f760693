import MemorySimulation
import Testing

@Suite("The theory of two players")
struct TwoPlayerTheoryTests {
  private static let theory = TwoPlayerTheory(pairs: 40)

  @Test(
    "values and variances of the start are as published, and a larger table has the smaller one")
  func findsPublishedValues() {
    let values = (1...3).map { Self.theory.start(pairs: $0).value.description }

    #expect((values, Self.theory.start(pairs: 1).variance) == (["1", "-2/3", "-1/5"], 0))
    // In one of three deals the first player takes all, in two the second does: ±2 around -2/3.
    #expect(
      Self.theory.start(pairs: 2).variance.isClose(to: 32.0 / 9)
        && (3...40).allSatisfy { Self.theory.start(pairs: $0).variance > 0 })

    let small = TwoPlayerTheory(pairs: 5)
    for pairs in 1...5 {
      #expect(
        small.start(pairs: pairs).value.description
          == Self.theory.start(pairs: pairs).value.description)
    }
  }

  @Test("no other choice of cards is better, including leaving a known pair", arguments: 1...6)
  func isBestAmongAllChoices(pairs: Int) {
    var oracle = TwoPlayerOracle()
    for known in 0...pairs {
      let best = oracle.value(.init(fresh: pairs - known, half: known, whole: 0))
      let whole = oracle.value(.init(fresh: pairs - known, half: known, whole: 1))
      #expect(
        whole == 1 + best && Self.theory.value(pairs: pairs, known: known).isClose(to: best.double))
    }
    let start = oracle.value(.init(fresh: pairs, half: 0, whole: 0))
    #expect(Self.theory.start(pairs: pairs).value.description == start.text)
  }

  /// Zwick's and Paterson's theorem, with their one exception, six pairs and one known card.
  @Test("the best move follows from pairs and known cards by the published rule", arguments: 1...40)
  func followsPublishedRule(pairs: Int) {
    for known in 0...pairs {
      let rule: TwoPlayerTheory.Move =
        if known == 0 {
          .showTwo
        } else if (pairs + known).isMultiple(of: 2) || (pairs, known) == (6, 1) {
          .showOne
        } else {
          3 * known < 2 * (pairs + 1) ? .showTwo : .pass
        }
      #expect(Self.theory.move(pairs: pairs, known: known) == rule, "\(known) known")
    }
  }

  @Test(
    "a known table is cleared in one turn, and passing avoids an expected loss", arguments: 1...40)
  func boundsValues(pairs: Int) {
    #expect(Self.theory.value(pairs: pairs, known: pairs).isClose(to: Double(pairs)))
    for known in 0...pairs {
      let value = Self.theory.value(pairs: pairs, known: known)
      #expect(value >= (known > 1 ? 0 : -1) && value < Double(pairs) + 1e-12)
      if Self.theory.move(pairs: pairs, known: known) == .pass { #expect(value == 0) }
    }
  }
}

extension Fraction {
  fileprivate var text: String { bottom == 1 ? "\(top)" : "\(top)/\(bottom)" }
}
