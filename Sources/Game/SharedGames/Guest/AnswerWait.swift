/// The lines of a guest that the host has not answered yet.
///
/// The times are those of the clock that all programs of the machine share.
struct AnswerWait: Sendable {
  /// The times at which the lines were sent, in order.
  private var sent: [Duration] = []
  /// True if the host did not answer in time and has not answered since.
  private(set) var isSilent = false
  /// The number of requests that the host has refused since then, because they waited for too
  /// long.
  private(set) var refused = 0

  /// The time at which the host is silent unless it answers before; nil if no answer is awaited.
  ///
  /// It is also the deadline of all requests, so that none is carried out later.
  var deadline: Duration? { isSilent ? nil : sent.first.map { $0 + SharingLimits.answerTime } }

  /// True if an answer is awaited.
  var isOpen: Bool { !sent.isEmpty }

  /// Notes a line that asks for an answer.
  mutating func noteLine(at now: Duration) { sent.append(now) }

  /// Notes the answer to the first line; one without a line is ignored.
  ///
  /// - Returns: True if the host was silent, and has now answered every line.
  mutating func noteAnswer() -> Bool {
    if isOpen { sent.removeFirst() }
    guard isSilent, !isOpen else { return false }
    isSilent = false
    return true
  }

  /// Notes a request that the host refuses because it is late.
  ///
  /// - Returns: True if the host was silent, so that its return explains the refusal.
  mutating func noteRefusal() -> Bool {
    if isSilent { refused += 1 }
    return isSilent
  }

  /// Notes that the host is silent, once its time is over.
  ///
  /// - Returns: True if it is silent from now on.
  mutating func check(at now: Duration) -> Bool {
    guard let deadline, now >= deadline else { return false }
    (isSilent, refused) = (true, 0)
    return true
  }
}
