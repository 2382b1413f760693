import SystemCalls

extension ScreenRun {
  /// Reads the answers that are still on their way: the shell would take them for keys.
  ///
  /// They are waited for if they come about as fast as a key does or, where the line is known to be
  /// slow, as long as one waits for a screen to go; a signal ends the wait.
  mutating func awaitLastAnswers() {
    guard loop.terminal.isTaken else { return }
    let deadline = loop.clock() + patienceAtEnd
    while awaitsAnswers || (reports.isAwaited && output.isEmpty) {
      let plan = PollPlan(frame: deadline, input: nil, isWriting: false, now: loop.clock())
      let ready = Poll.wait(
        for: [Poll.Interest(loop.terminal.input), Poll.Interest(loop.pipe.reading)],
        milliseconds: plan.timeout)
      var bytes: [UInt8] = []
      guard ready[0], case .moved = loop.terminal.input.transfer(into: &bytes, atMost: 4096) else {
        return
      }
      for input in decoder.decode(bytes) { forget(input) }
    }
  }

  private var patienceAtEnd: Duration {
    let isSlow = speed.level < .all || reports.isLate(at: loop.clock())
    return isSlow ? .seconds(3) : loop.capabilities.escapePatience * 2
  }

  private mutating func forget(_ input: Input) {
    switch input {
    case .answer(.deviceAttributes):
      awaitsAnswers = false
      reports.giveUpFirst()
    case .answer(.deviceStatus): _ = reports.answered(after: .zero, by: loop.clock())
    default: break
    }
  }
}
