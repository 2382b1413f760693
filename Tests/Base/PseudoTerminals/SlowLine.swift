/// A line that lets only so many bytes through in a second; the others wait in front of it.
public struct SlowLine: Sendable {
  private let bytesPerSecond: Int
  private let start = ContinuousClock.now
  private var used = 0

  /// Makes a line over which nothing has gone yet.
  public init(bytesPerSecond: Int) {
    self.bytesPerSecond = bytesPerSecond
  }

  /// How many bytes may go through now; what a pause leaves unused is lost but for some.
  mutating func allowance() -> Int {
    let total = Int((ContinuousClock.now - start) / .milliseconds(1)) * bytesPerSecond / 1000
    used = max(used, total - 64)
    return total - used
  }

  mutating func use(_ count: Int) {
    used += count
  }
}

extension PseudoTerminal {
  private static let known = [
    ("\u{1B}[5n", "\u{1B}[0n"), ("\u{1B}[c", "\u{1B}[?62c"), ("\u{1B}[?2026$p", "\u{1B}[?2026;2$y"),
  ].map { (question: Array($0.0.utf8), answer: $0.1) }

  /// Answers the questions that were read whole since it was last called.
  func answerQuestions() {
    while searched < written.count {
      let rest = written[searched...]
      if rest.first == 0x1B, rest.count < 8,
        Self.known.contains(where: {
          $0.question.starts(with: rest) && $0.question.count > rest.count
        })
      {
        return
      }
      if let known = Self.known.first(where: { rest.starts(with: $0.question) }) {
        type(known.answer)
      }
      searched += 1
    }
  }
}
