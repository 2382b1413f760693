/// Measures how late frames are shown, by questions behind them, of which one is on its way at most.
///
/// Bytes that are taken may lie in buffers for seconds; the answer to a question behind them tells
/// when they arrived. The quickest answer of all is what the way itself takes, and no delay. A
/// terminal that has not answered at the start is not asked: there a frame counts as shown once all
/// its bytes are taken.
struct FrameReports {
  /// While frames are prompt, this lies between two questions.
  static let interval = Duration.milliseconds(250)
  /// Behind fewer bytes no question is asked: a clock that runs would cost twice as much.
  static let leastBytes = 100
  /// An answer that takes longer will not come.
  static let patience = Duration.seconds(10)

  /// A frame of which it is not known yet when it is shown.
  private struct Measured {
    let since: Duration
    let bytes: Int
    let isAsked: Bool
  }

  /// What was found of a frame.
  struct Finding: Equatable {
    let delay: Duration
    let bytes: Int
  }

  private var measured: Measured?
  /// When the question was asked that has nothing but other questions before it.
  private var firstQuestion: Duration?
  /// Nil while the terminal does not answer.
  private var quickest: Duration?
  private var nextQuestion = Duration.zero

  /// Begins with a terminal that has just been asked for the first time, if it is.
  init(askedAt time: Duration? = nil) {
    firstQuestion = time
  }

  /// Notes that a frame is being sent.
  ///
  /// - Returns: Whether a question is to follow it.
  mutating func sent(_ bytes: Int, at now: Duration) -> Bool {
    guard measured == nil, quickest == nil || now >= nextQuestion && bytes >= Self.leastBytes
    else { return false }
    measured = Measured(since: now, bytes: bytes, isAsked: quickest != nil)
    if isAwaited { nextQuestion = now + Self.interval }
    return isAwaited
  }

  /// Takes in an answer; one that nobody waits for says nothing.
  ///
  /// - Parameters:
  ///   - earliest: When it had not come yet; what was done since then is not its delay.
  ///   - now: When it was read.
  /// - Returns: What it tells of the frame before the question, if one was.
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

// What is on its way.
extension FrameReports {
  /// Whether an answer is.
  var isAwaited: Bool { measured?.isAsked == true }

  /// Whether a frame that is out should have been shown by now, so that the next one must wait.
  func isLate(at now: Duration) -> Bool {
    guard isAwaited, let quickest, let measured else { return false }
    return now - measured.since - quickest > LineSpeed.limit
  }

  /// When an answer is given up; nil if none is awaited.
  var lastMoment: Duration? {
    guard isAwaited, let measured else { return nil }
    return measured.since + Self.patience
  }

  /// Gives up an answer that takes too long: the terminal answers no more.
  mutating func expire(at now: Duration) -> Finding? {
    guard let end = lastMoment, now >= end else { return nil }
    let finding = find(at: now)
    quickest = nil
    return finding
  }

  /// The first question was not answered, though a later one was.
  mutating func giveUpFirst() {
    firstQuestion = nil
  }

  /// Whether a frame counts as shown once it is taken.
  var awaitsDrain: Bool { measured?.isAsked == false }

  /// The terminal has taken all bytes.
  mutating func drained(at now: Duration) -> Finding? {
    awaitsDrain ? find(at: now) : nil
  }
}
