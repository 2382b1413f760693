/// A connection with a limited rate, which delays further bytes.
public struct SlowLine: Sendable {
  private let bytesPerSecond: Int
  private let start = ContinuousClock.now
  private var used = 0

  /// Creates an idle connection.
  public init(bytesPerSecond: Int) {
    self.bytesPerSecond = bytesPerSecond
  }

  /// Returns the number of bytes that may pass now; unused capacity is mostly lost.
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

  /// Answers the queries that were completely read since the last call.
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
