extension ProgramLine {
  /// A shell command as a process of its own.
  @Sendable static func live(_ command: String) throws(SystemError) -> ProgramLine {
    let program = try Platform.start(shell: command)
    return ProgramLine(
      send: { bytes throws(SystemError) in try Platform.send(bytes, on: program.line) },
      receive: { count throws(SystemError) in
        try Platform.receive(atMost: count, from: program.line)
      },
      wait: { event, milliseconds in
        let event: Platform.LineEvent = event == .maySend ? .maySend : .mayReceive
        Platform.wait(for: program.line, event, milliseconds: milliseconds)
      },
      end: { milliseconds in End(Platform.end(program, milliseconds: milliseconds)) })
  }
}

extension ProgramLine.End {
  fileprivate init(_ end: Platform.ProgramEnd) {
    switch end {
    case .status(let status): self = .status(status)
    case .signal(let signal): self = .signal(signal)
    }
  }
}
