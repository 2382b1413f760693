/// The time that one answer may take.
struct ProgramWait {
  private let timeout: Duration
  private let deadline: Duration
  private let now: @Sendable () -> Duration
  private let shouldStop: @Sendable () -> Bool

  init(
    timeout: Duration, now: @escaping @Sendable () -> Duration,
    shouldStop: @escaping @Sendable () -> Bool
  ) {
    self.timeout = timeout
    self.shouldStop = shouldStop
    self.now = now
    deadline = now() + timeout
  }

  /// Waits until something may be done on a line, or a tenth of a second has gone.
  func once(for line: ProgramLine, _ event: ProgramLine.Event) throws(ProgramFault) {
    if shouldStop() { throw .stopped }
    let left = deadline - now()
    if left <= .zero { throw .silent(timeout) }
    let milliseconds = Int32((min(left, .milliseconds(100)) / .milliseconds(1)).rounded(.up))
    line.wait(event, milliseconds)
  }
}
