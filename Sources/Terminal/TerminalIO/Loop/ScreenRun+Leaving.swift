import SystemCalls

extension ScreenRun {
  /// Reads outstanding answers, which the shell would take for keys.
  ///
  /// The wait is about as long as that for an Escape key; if the terminal answers at all, as long
  /// as people wait for a screen to close. A signal ends it.
  mutating func awaitLastAnswers() {
    guard loop.terminal.isTaken else { return }
    let start = loop.clock()
    while answers.areAwaited || (reports.isAwaited && output.isEmpty) {
      let deadline = start + patienceAtEnd
      let plan = PollPlan(frame: deadline, input: nil, isWriting: false, now: loop.clock())
      let ready = Poll.wait(
        for: [Poll.Interest(loop.terminal.input), Poll.Interest(loop.pipe.reading)],
        milliseconds: plan.timeout)
      // Another thread may have requested a frame, which is not drawn any more.
      if ready[1], !isSignalled, loop.clock() < deadline { continue }
      var bytes: [UInt8] = []
      guard ready[0], case .moved = loop.terminal.input.transfer(into: &bytes, atMost: 4096) else {
        return
      }
      for case .answer(let answer) in decoder.decode(bytes) { forget(answer) }
      // Not without end, even if keys arrive without end.
      if loop.clock() > deadline { return }
    }
  }

  /// Reads the pipe; true if a signal has arrived.
  private var isSignalled: Bool {
    mutating get {
      signals.formUnion(loop.pipe.drain())
      return !signals.subtracting([0]).isEmpty
    }
  }

  private var patienceAtEnd: Duration {
    if speed.level < .all || reports.isLate(at: loop.clock()) { return .seconds(3) }
    return answers.haveCome ? .seconds(2) : loop.capabilities.escapePatience
  }

  private mutating func forget(_ answer: TerminalAnswer) {
    noteProgress(of: answer)
    if answer == .deviceStatus { _ = reports.answered(after: .zero, by: loop.clock()) }
  }
}
