/// The events and the timeout of the loop's next wait.
struct PollPlan: Equatable {
  let awaitsOutput: Bool
  /// The timeout in milliseconds, rounded up; none if negative.
  let timeout: Int32

  /// - Parameters:
  ///   - frame: The time of the next frame, which waits for pending output.
  ///   - input: The time at which incomplete input is given up.
  ///   - isWriting: True if output is pending.
  ///   - now: The time of the same clock.
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
