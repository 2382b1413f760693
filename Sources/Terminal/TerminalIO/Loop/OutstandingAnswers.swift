/// The queries that the terminal has not answered yet, and whether it answers any.
///
/// Each group of queries ends with one for the device attributes, which every terminal that answers
/// at all answers last.
struct OutstandingAnswers {
  /// The number of groups whose last answer is outstanding.
  private var count = 0
  /// True once any answer has come.
  private(set) var haveCome = false

  var areAwaited: Bool { count > 0 }

  /// Records that the terminal was prepared anew, possibly with a group of queries.
  mutating func restart(isAsked: Bool) {
    count = isAsked ? 1 : 0
  }

  /// Records that a group of queries was sent.
  mutating func ask() {
    count += 1
  }

  mutating func note(_ answer: TerminalAnswer) {
    haveCome = true
    if case .deviceAttributes = answer { count = max(0, count - 1) }
  }
}
