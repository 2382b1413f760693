import SystemCalls

extension ScreenRun {
  /// Reads outstanding answers, which the shell would take for keys.
  ///
  /// The wait is about as long as the latency of a key or, on a slow connection, as long as people
  /// wait for a screen to close; a signal ends it.
  mutating func awaitLastAnswers() {
    guard loop.terminal.isTaken else { return }
    let deadline = loop.clock() + patienceAtEnd
    while awaitsAnswers || (reports.isAwaited && output.isEmpty) {
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
      for input in decoder.decode(bytes) { forget(input) }
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
