import MemoryEngine

/// A sum with three answers to pick from, one of them right.
public struct SumQuestion: Hashable, Sendable {
  /// What is asked.
  public let sum: Sum
  /// Three different numbers; the right one is at each place equally often.
  public let answers: [Int]

  /// Draws one of the 184 sums and its answers.
  public init(using generator: inout some RandomNumberGenerator) {
    self.init(Sum.all[generator.draw(below: Sum.all.count)], using: &generator)
  }

  init(_ sum: Sum, using generator: inout some RandomNumberGenerator) {
    self.sum = sum
    var wrong = sum.likelyMistakes
    let first = wrong.remove(at: generator.draw(below: wrong.count))
    let second = wrong.remove(at: generator.draw(below: wrong.count))
    var answers = [first, second]
    answers.insert(sum.result, at: generator.draw(below: 3))
    self.answers = answers
  }

  /// Whether a number is what comes out, among the answers or not.
  public func isRight(_ answer: Int) -> Bool { answer == sum.result }
}

extension Sum {
  /// Wrong results near the right one, two or more, all of them right for another such sum.
  ///
  /// A product is mistaken for one at most two further in its row or column, any other result for
  /// one that is at most 3 off.
  var likelyMistakes: [Int] {
    switch operation {
    case .times: mistakenProducts
    case .plus: mistakes(within: 11...18)
    case .minus, .dividedBy: mistakes(within: 2...9)
    }
  }

  private func mistakes(within range: ClosedRange<Int>) -> [Int] {
    (result - 3...result + 3).filter { $0 != result && range.contains($0) }
  }

  private var mistakenProducts: [Int] {
    let digits = 1...9
    let inRow = digits.filter { abs($0 - second) <= 2 }.map { first * $0 }
    let inColumn = digits.filter { abs($0 - first) <= 2 }.map { $0 * second }
    return Set(inRow + inColumn).filter { $0 > 10 && $0 != result }.sorted()
  }
}
