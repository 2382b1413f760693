/// The time that one answer may take.
struct ProgramWait {
  private let timeout: Duration
  private let deadline: ContinuousClock.Instant
  private let shouldStop: @Sendable () -> Bool

  init(timeout: Duration, shouldStop: @escaping @Sendable () -> Bool) {
    self.timeout = timeout
    self.shouldStop = shouldStop
    deadline = .now + timeout
  }

  /// Waits until something may be done on a line, or a tenth of a second has gone.
  func once(for line: Int32, _ event: Platform.LineEvent) throws(ProgramFault) {
    if shouldStop() { throw .stopped }
    let left = deadline - .now
    if left <= .zero { throw .silent(timeout) }
    let milliseconds = Int32((min(left, .milliseconds(100)) / .milliseconds(1)).rounded(.up))
    Platform.wait(for: line, event, milliseconds: milliseconds)
  }
}
