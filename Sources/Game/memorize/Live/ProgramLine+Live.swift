import MemorizeCommands
import SystemCalls

extension ProgramLine {
  // A shell command as a process of its own.
  @Sendable static func live(_ command: String) throws(SystemError) -> ProgramLine {
    let program = try ChildProcess(shell: command)
    return ProgramLine(
      send: { bytes throws(SystemError) in try program.line.send(bytes) },
      receive: { count throws(SystemError) in try program.line.receive(atMost: count) },
      wait: { event, milliseconds in
        program.line.wait(
          until: event == .maySend ? .writable : .readable, milliseconds: milliseconds)
      },
      end: { milliseconds in End(program.end(within: milliseconds)) })
  }
}

extension ProgramLine.End {
  fileprivate init(_ end: ChildProcess.End) {
    switch end {
    case .status(let status): self = .status(status)
    case .signal(let signal): self = .signal(signal)
    }
  }
}
