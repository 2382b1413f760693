import Synchronization

/// The progress of fits, which several threads report.
final class FitProgress: Sendable {
  private struct Content: ~Copyable {
    var line: ProgressLine
    var count = 0
  }

  private let content: Mutex<Content>

  init(in context: RunContext) {
    content = Mutex(
      Content(
        line: ProgressLine(goal: nil, of: "likelihoods", in: context, after: .seconds(1))))
  }

  /// Counts a likelihood, and shows the line if a second has passed.
  func note() {
    content.withLock { content in
      content.count += 1
      content.line.show(content.count)
    }
  }

  /// Clears the line.
  func end() { content.withLock { $0.line.clear() } }
}
