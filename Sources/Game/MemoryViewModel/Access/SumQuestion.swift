import MemoryEngine

/// A sum with three answers to choose from, one of them right.
public struct SumQuestion: Hashable, Sendable {
  /// The sum in the question.
  public let sum: Sum
  /// Three different numbers; the right one is at each index equally often.
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

  /// Returns true if a number is the result, whether or not it is among the answers.
  public func isRight(_ answer: Int) -> Bool { answer == sum.result }
}

extension Sum {
  /// Two or more wrong results near the right one, each the result of another such sum.
  ///
  /// The wrong products are at most two rows or columns away; other wrong results differ by at most
  /// 3.
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
