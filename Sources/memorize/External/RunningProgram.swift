/// Another program that runs, and what it has said of its next line.
struct RunningProgram: Sendable {
  static let longestLine = 1_000
  /// How long it may take to end by itself once it has been hung up on.
  private static let milliseconds: Int32 = 200

  private let program: Platform.Program
  private var answers = LineSplitter(longestLine: longestLine)

  init(shell command: String) throws(ProgramFault) {
    do {
      program = try Platform.start(shell: command)
    } catch {
      throw .notStarted(error)
    }
  }

  /// Sends lines and waits for the next line of answer.
  ///
  /// - Parameters:
  ///   - lines: Each with its end.
  ///   - timeout: For the sending and the answer together.
  ///   - shouldStop: Asked ten times a second.
  /// - Returns: The line without its end.
  /// - Throws: `ProgramFault`; the program has been ended then.
  mutating func ask(
    _ lines: String, timeout: Duration, unless shouldStop: @escaping @Sendable () -> Bool
  ) throws(ProgramFault) -> String {
    do {
      let wait = ProgramWait(timeout: timeout, shouldStop: shouldStop)
      try send(lines, wait)
      return try answer(wait)
    } catch {
      let end = end()
      throw error == .hungUp ? .ended(end) : error
    }
  }

  private func send(_ lines: String, _ wait: ProgramWait) throws(ProgramFault) {
    var bytes = Array(lines.utf8)[...]
    while !bytes.isEmpty {
      guard let count = try? Platform.send(bytes, on: program.line) else { throw .hungUp }
      bytes = bytes.dropFirst(count)
      if count == 0 { try wait.once(for: program.line, .maySend) }
    }
  }

  private mutating func answer(_ wait: ProgramWait) throws(ProgramFault) -> String {
    while true {
      if let line = try nextLine() { return line }
      guard let bytes = try? Platform.receive(atMost: 4_096, from: program.line) else {
        try wait.once(for: program.line, .mayReceive)
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
  func tell(_ lines: String) { _ = try? Platform.send(Array(lines.utf8)[...], on: program.line) }

  /// Ends the program; it cannot be asked any more.
  @discardableResult func end() -> Platform.ProgramEnd {
    Platform.end(program, milliseconds: Self.milliseconds)
  }
}
