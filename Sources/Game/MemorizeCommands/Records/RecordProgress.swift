/// The progress of reading the records of all finished games, which a list does once.
///
/// A class, because a repository reports to it from any of its calls.
final class RecordProgress {
  private let context: RunContext
  private var line: ProgressLine?

  init(in context: RunContext) {
    self.context = context
  }

  /// Shows how many records were read, if reading them takes more than a second.
  func show(_ done: Int, of count: Int) {
    if line == nil {
      line = ProgressLine(goal: count, of: "records", in: context, after: .seconds(1))
    }
    line?.show(done)
    if done == count { line = nil }
  }
}
