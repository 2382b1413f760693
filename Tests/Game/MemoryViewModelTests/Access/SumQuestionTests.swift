import MemoryEngine
import MemoryModel
import Testing

@testable import MemoryViewModel

@Suite("Sum question")
struct SumQuestionTests {
  @Test(
    "there are as many sums of each kind as single digits allow",
    arguments: [
      (Sum.Operation.plus, 36), (.minus, 36), (.times, 56), (.dividedBy, 56),
    ])
  func countsSums(operation: Sum.Operation, count: Int) {
    #expect(Set(Sum.all.filter { $0.operation == operation }).count == count)
  }

  @Test("there are no other sums, every one occurs, and equal generators give equal questions")
  func countsAll() {
    let earlierAllCount = Sum.all.count

    var generator = SeededGenerator(seed: 1)
    let asked = Set((0..<5_000).map { _ in SumQuestion(using: &generator).sum })

    let earlierAskedCount = asked.count

    var first = SeededGenerator(seed: 7)
    var second = SeededGenerator(seed: 7)

    #expect(
      [earlierAllCount, earlierAskedCount] == [184, 184]
        && SumQuestion(using: &first) == SumQuestion(using: &second))
  }

  @Test("sums and products of single digits are above ten, and the others are their inverses")
  func keepsInRange() {
    for sum in Sum.all {
      #expect((1...9).contains(sum.second), "\(sum.text)")
      switch sum.operation {
      case .plus, .times: #expect((1...9).contains(sum.first) && sum.result > 10, "\(sum.text)")
      case .minus:
        #expect((1...9).contains(sum.result) && (11...18).contains(sum.first), "\(sum.text)")
      case .dividedBy:
        #expect((1...9).contains(sum.result) && (11...81).contains(sum.first), "\(sum.text)")
        #expect(sum.result * sum.second == sum.first, "\(sum.text)")
      }
    }
  }

  @Test("each question has three different answers, one of them right")
  func hasThreeAnswers() {
    for (index, sum) in Sum.all.enumerated() {
      for game in 0..<20 as Range<UInt64> {
        var generator = SeededGenerator(seed: UInt64(index), game: game)
        let question = SumQuestion(sum, using: &generator)

        #expect(Set(question.answers).count == 3, "\(sum.text)")
        #expect(question.answers.filter(question.isRight) == [sum.result], "\(sum.text)")
      }
    }
  }

  @Test("wrong answers are the right ones of other sums", arguments: Sum.Operation.allCases)
  func isPlausible(operation: Sum.Operation) {
    let sums = Sum.all.filter { $0.operation == operation }
    let results = Set(sums.map(\.result))
    for sum in sums {
      let mistakes = sum.likelyMistakes
      #expect(mistakes.count >= 2 && !mistakes.contains(sum.result), "\(sum.text)")
      #expect(results.isSuperset(of: mistakes), "\(sum.text)")
    }
  }

  @Test("wrong answers are near the right one")
  func isNear() {
    for sum in Sum.all {
      let reach = sum.operation == .times ? 2 * max(sum.first, sum.second) : 3
      for mistake in sum.likelyMistakes {
        #expect(abs(mistake - sum.result) <= reach, "\(sum.text) is not \(mistake)")
      }
    }
  }

  @Test("the right answer is at each position equally often")
  func spreadsPlaces() {
    var counts = [0, 0, 0]
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<9_000 {
      let question = SumQuestion(using: &generator)
      counts[question.answers.firstIndex(of: question.sum.result) ?? 0] += 1
    }

    // Four standard deviations of a third of 9,000 draws are 179.
    for count in counts { #expect(abs(count - 3_000) < 179) }
  }

  @Test(
    "a sum is written and spoken",
    arguments: [
      (Sum(operation: .plus, first: 7, second: 8), "7 + 8", "7 plus 8"),
      (Sum(operation: .minus, first: 15, second: 8), "15 − 8", "15 minus 8"),
      (Sum(operation: .times, first: 7, second: 8), "7 × 8", "7 times 8"),
      (Sum(operation: .dividedBy, first: 56, second: 8), "56 ÷ 8", "56 divided by 8"),
    ])
  func isWritten(sum: Sum, text: String, spoken: String) {
    #expect((sum.text, sum.spoken) == (text, spoken))
  }
}
