import TestSupport

@testable import MemorizeCommands

extension TestWorld {
  /// A terminal with a user who answers sums, rightly or wrongly.
  static func answeringSums(right isRight: Bool, at home: PlayerHome) -> TestWorld {
    let question = Shared("")
    var world = TestWorld(at: home)
    world.terminals = [.input, .output]
    world.hearOutput = { bytes in
      question.withLock { $0 += String(decoding: bytes, as: UTF8.self) }
    }
    world.read = { _ in
      let result = question.withLock { Self.result(of: $0) }
      return Array("\(isRight ? result ?? 0 : 1)\n".utf8)
    }
    return world
  }

  /// Returns the result of the sum in a question.
  private static func result(of question: String) -> Int? {
    guard let sum = question.firstMatch(of: /how much is (\d+) (\D+) (\d+)\?/) else { return nil }
    let (first, second) = (Int(sum.1) ?? 0, Int(sum.3) ?? 1)
    let results = [
      "plus": first + second, "minus": first - second, "times": first * second,
      "divided by": first / second,
    ]
    return results[String(sum.2)]
  }
}
