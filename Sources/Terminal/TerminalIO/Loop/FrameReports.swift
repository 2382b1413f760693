/// Measures display latency with a status query after a frame, at most one outstanding.
///
/// Bytes that were accepted may stay in buffers for seconds; the answer to a query after them tells
/// when they arrived. The fastest answer so far is the latency of the connection itself, and no
/// delay. A terminal that did not answer at the start is not queried: there a frame counts as shown
/// when all its bytes are accepted.
struct FrameReports {
  /// The interval of queries while frames are shown promptly.
  static let interval = Duration.milliseconds(250)
  /// The least number of bytes of a queried frame; otherwise a running clock would cost twice as
  /// much.
  static let leastBytes = 100
  /// The timeout of an answer.
  static let patience = Duration.seconds(10)

  /// A frame whose display time is not known yet.
  private struct Measured {
    let since: Duration
    let bytes: Int
    let isAsked: Bool
  }

  /// The result for a frame.
  struct Finding: Equatable {
    let delay: Duration
    let bytes: Int
  }

  private var measured: Measured?
  /// The time of the first query, which is sent before any frame; nil once it is answered or given
  /// up.
  private var firstQuestion: Duration?
  /// The fastest answer; nil while the terminal does not answer.
  private var quickest: Duration?
  private var nextQuestion = Duration.zero

  /// Creates a measurement, possibly with a first query that was just sent.
  init(askedAt time: Duration? = nil) {
    firstQuestion = time
  }

  /// Records that a frame is being sent.
  ///
  /// - Returns: True if a query must follow it.
  mutating func sent(_ bytes: Int, at now: Duration) -> Bool {
    guard measured == nil, quickest == nil || now >= nextQuestion && bytes >= Self.leastBytes
    else { return false }
    measured = Measured(since: now, bytes: bytes, isAsked: quickest != nil)
    if isAwaited { nextQuestion = now + Self.interval }
    return isAwaited
  }

  /// Records an answer; an unexpected one is ignored.
  ///
  /// - Parameters:
  ///   - earliest: The latest time at which it had not arrived; work since then is not its delay.
  ///   - now: The time at which it was read.
  /// - Returns: The result for the frame before the query, if there was one.
  mutating func answered(after earliest: Duration, by now: Duration) -> Finding? {
    if let asked = firstQuestion {
      (firstQuestion, measured, quickest) = (nil, nil, now - asked)
      return nil
    }
    guard isAwaited, let measured, let fastest = quickest else { return nil }
    let finding = find(at: earliest)
    quickest = min(fastest, now - measured.since)
    if finding.map({ $0.delay > LineSpeed.limit }) == true { nextQuestion = now }
    return finding
  }

  private mutating func find(at time: Duration) -> Finding? {
    guard let known = measured else { return nil }
    measured = nil
    let delay = time - known.since - (quickest ?? .zero)
    return Finding(delay: max(.zero, delay), bytes: known.bytes)
  }
}

// Outstanding queries.
extension FrameReports {
  /// True if an answer is outstanding.
  var isAwaited: Bool { measured?.isAsked == true }

  /// Returns true if a frame should have been shown by now, so that the next one must wait.
  func isLate(at now: Duration) -> Bool {
    guard isAwaited, let quickest, let measured else { return false }
    return now - measured.since - quickest > LineSpeed.limit
  }

  /// The time at which an answer times out; nil if none is outstanding.
  var lastMoment: Duration? {
    guard isAwaited, let measured else { return nil }
    return measured.since + Self.patience
  }

  /// Gives up an answer that timed out: the terminal does not answer any more.
  mutating func expire(at now: Duration) -> Finding? {
    guard let end = lastMoment, now >= end else { return nil }
    let finding = find(at: now)
    quickest = nil
    return finding
  }

  /// Gives up the first query, because a later one was answered.
  mutating func giveUpFirst() {
    firstQuestion = nil
  }

  /// True if the measured frame has no query, so that it counts as shown when the terminal accepts
  /// it.
  var awaitsDrain: Bool { measured?.isAsked == false }

  /// Records that the terminal has accepted all bytes.
  mutating func drained(at now: Duration) -> Finding? {
    awaitsDrain ? find(at: now) : nil
  }
}
