/// What to wait for, and how long, before the loop goes round once more.
struct PollPlan: Equatable {
  let awaitsOutput: Bool
  /// In milliseconds, rounded up so that it is never asked too early; for ever if negative.
  let timeout: Int32

  /// - Parameters:
  ///   - frame: When a frame is due; while bytes wait to be taken, that one waits too.
  ///   - input: When an incomplete sequence of the input is given up.
  ///   - isWriting: Whether bytes wait to be taken.
  ///   - now: The time, by the same clock.
  init(frame: Duration?, input: Duration?, isWriting: Bool, now: Duration) {
    awaitsOutput = isWriting
    let deadlines = [isWriting ? nil : frame, input].compactMap { $0 }
    timeout = deadlines.min().map { Self.milliseconds($0 - now) } ?? -1
  }

  private static func milliseconds(_ duration: Duration) -> Int32 {
    if duration <= .zero { return 0 }
    if duration >= .milliseconds(Int32.max) { return .max }
    let (seconds, attoseconds) = duration.components
    let thousandth: Int64 = 1_000_000_000_000_000
    return Int32(clamping: seconds * 1000 + (attoseconds + thousandth - 1) / thousandth)
  }
}
