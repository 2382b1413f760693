import SystemCalls
import TextUICore

extension ScreenRun {
  /// The time at which incomplete input is given up.
  var inputDeadline: Duration? {
    switch decoder.pending {
    case .nothing: nil
    case .escape: readAt + loop.capabilities.escapePatience
    case .sequence: readAt + .seconds(1)
    }
  }

  /// Records the earliest time of new input: not before a wait that took any time.
  mutating func noteInput(isThere: Bool, waitedSince start: Duration) {
    let now = loop.clock()
    if !isThere || now - start >= .milliseconds(1) { inputMissingAt = now }
  }

  /// Reads and handles the available input, at most 64 KiB between two frames.
  mutating func read() {
    for _ in 0..<16 {
      var bytes: [UInt8] = []
      switch loop.terminal.input.transfer(into: &bytes, atMost: 4096) {
      case .moved: deliver(decoder.decode(bytes))
      case .nothing: return
      case .gone: ending = .endOfInput
      }
      readAt = loop.clock()
      let input = loop.terminal.input
      guard ending == nil, input.wait(until: .readable, milliseconds: 0) else { return }
    }
  }

  /// Gives up incomplete input that timed out.
  mutating func flushInput() {
    guard let deadline = inputDeadline, deadline <= loop.clock() else { return }
    deliver(decoder.flush())
  }

  private mutating func deliver(_ inputs: [Input]) {
    for input in inputs {
      if case .answer(let answer) = input { noteProgress(of: answer) }
      if isOver { continue }
      switch input {
      case .event(let event): send(event)
      case .answer(.deviceStatus):
        note(reports.answered(after: inputMissingAt, by: loop.clock()))
      case .answer(let answer): note(answer)
      }
    }
  }

  /// Records that an answer has come, whatever it says.
  mutating func noteProgress(of answer: TerminalAnswer) {
    answers.note(answer)
    guard case .deviceAttributes = answer else { return }
    reports.giveUpFirst()
    palette.end()
  }

  private mutating func send(_ event: Event) {
    if event == .key(KeyPress(.character("z"), modifiers: .control)) { return suspend() }
    // A view that is not visible must not receive events.
    let isMeaningful = !isTooSmall && screen.send(event, loop.clock())
    if isTooSmall && screen.isLeft(event) { ending = .finished }
    if !isMeaningful, let signal = Signal(key: event) { ending = .signal(signal.rawValue) }
    pacer.request()
  }

  private mutating func note(_ answer: TerminalAnswer) {
    switch answer {
    case .synchronizedOutput(let isGranted):
      synchronizesOutput = isGranted && loop.options.synchronizesOutput
      setFarewell()
    case .color(let place, let color): palette.note(place, color)
    case .colorScheme: askForColors()
    case .version(let name):
      terminalName = name
      deepen(to: ColorDepth(terminal: name))
    case .deviceAttributes(let showsSixels): note(showsSixels: showsSixels)
    case .cellSize(let size): noteCellSize(size)
    case .colorRegisters(let count): sixelAnswers.note(colors: count)
    default: break
    }
    screen.answer(answer)
    if case .color(.background, let color) = answer { screen.answer(.colorScheme(color.scheme)) }
    pacer.request()
  }

  /// Asks for the colours of another scheme, to which the terminal has changed.
  private mutating func askForColors() {
    guard !answers.areAwaited else { return }
    answers.ask()
    palette.ask(at: loop.clock())
    output.append(ControlSequences.questions(for: loop.capabilities.questions))
  }
}

extension Signal {
  /// Creates the signal that a key sends in a terminal's default mode.
  fileprivate init?(key event: Event) {
    switch event {
    case .key(KeyPress(.character("c"), modifiers: .control)): self = .interrupt
    case .key(KeyPress(.character("\\"), modifiers: .control)): self = .quit
    default: return nil
    }
  }
}
