/// Another program that runs, and what it has said of its next line.
struct RunningProgram: Sendable {
  static let longestLine = 1_000
  /// How long it may take to end by itself once it has been hung up on.
  private static let milliseconds: Int32 = 200

  private let line: ProgramLine
  private var answers = LineSplitter(longestLine: longestLine)

  init(shell command: String, in programs: Programs) throws(ProgramFault) {
    do {
      line = try programs.start(command)
    } catch {
      throw .notStarted(error)
    }
  }

  /// Sends lines and waits for the next line of answer.
  ///
  /// - Parameters:
  ///   - lines: Each with its end.
  ///   - wait: For the sending and the answer together.
  /// - Returns: The line without its end.
  /// - Throws: `ProgramFault`; the program has been ended then.
  mutating func ask(
    _ lines: String, by wait: AnswerDeadline
  ) throws(ProgramFault) -> String {
    do {
      try refuseSurplus()
      try send(lines, wait)
      return try answer(wait)
    } catch {
      let end = end()
      throw error == .hungUp ? .ended(end) : error
    }
  }

  /// Looks for what it has said without being asked, after which nobody knows what answers what.
  ///
  /// What has not come yet is found before the next question.
  ///
  /// - Throws: `ProgramFault`, also when it has hung up.
  mutating func refuseSurplus() throws(ProgramFault) {
    if let bytes = try? line.receive(4_096) {
      if bytes.isEmpty { throw .hungUp }
      answers.append(bytes)
    }
    guard answers.isEmpty else { throw .surplus }
  }

  private func send(_ lines: String, _ wait: AnswerDeadline) throws(ProgramFault) {
    var bytes = Array(lines.utf8)[...]
    while !bytes.isEmpty {
      guard let count = try? line.send(bytes) else { throw .hungUp }
      bytes = bytes.dropFirst(count)
      if count == 0 { try wait.once(for: line, .maySend) }
    }
  }

  private mutating func answer(_ wait: AnswerDeadline) throws(ProgramFault) -> String {
    while true {
      if let answer = try nextLine() { return answer }
      guard let bytes = try? line.receive(4_096) else {
        try wait.once(for: line, .mayReceive)
        continue
      }
      if bytes.isEmpty { throw .hungUp }
      answers.append(bytes)
    }
  }

  private mutating func nextLine() throws(ProgramFault) -> String? {
    do {
      return try answers.next().map { String(decoding: $0, as: UTF8.self) }
    } catch {
      throw .endlessLine
    }
  }

  /// Says last lines, if the program listens.
  func tell(_ lines: String) { _ = try? line.send(Array(lines.utf8)[...]) }

  /// Ends the program; it cannot be asked any more.
  @discardableResult func end() -> ProgramLine.End {
    line.end(Self.milliseconds)
  }
}

/// The time that one answer may take.
struct AnswerDeadline {
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
