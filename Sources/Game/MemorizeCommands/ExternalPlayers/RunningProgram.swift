/// A running external program, with the part of its next line that has arrived.
struct RunningProgram: Sendable {
  static let longestLine = 1_000
  /// The time that a program has to end by itself after its input is closed.
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

  /// Sends lines and waits for one line of answer.
  ///
  /// - Parameters:
  ///   - lines: The lines, each with its end.
  ///   - wait: The deadline for sending and answer together.
  /// - Returns: The line without its end.
  /// - Throws: `ProgramFault`, after the program has been ended.
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

  /// Checks that the program has sent nothing unasked, because later answers could not be assigned.
  ///
  /// Output that has not arrived yet is found before the next question.
  ///
  /// - Throws: `ProgramFault`, also if the program closed its output.
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

  /// Sends lines to which the program gives no answer; errors are ignored.
  func tell(_ lines: String) { _ = try? line.send(Array(lines.utf8)[...]) }

  /// Ends the program.
  @discardableResult func end() -> ProgramLine.End {
    line.end(Self.milliseconds)
  }
}

/// The deadline of one answer.
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

  /// Waits for an event on a connection, at most a tenth of a second.
  func once(for line: ProgramLine, _ event: ProgramLine.Event) throws(ProgramFault) {
    if shouldStop() { throw .stopped }
    let left = deadline - now()
    if left <= .zero { throw .silent(timeout) }
    let milliseconds = Int32((min(left, .milliseconds(100)) / .milliseconds(1)).rounded(.up))
    line.wait(event, milliseconds)
  }
}
