import MemorizeCommands
import SystemCalls

extension Console {
  /// The standard streams and the environment of this process.
  static let live = Console(
    write: { bytes throws(SystemError) in try FileDescriptor.standardOutput.writeAll(bytes) },
    writeError: { try? FileDescriptor.standardError.writeAll(Array($0.utf8)) },
    read: { count throws(SystemError) in try FileDescriptor.standardInput.read(atMost: count) },
    isTerminal: { $0.descriptor.isTerminal },
    width: { $0.descriptor.width },
    variable: { CurrentProcess.environment([$0])[$0] },
    interrupt: .live,
    wait: { readsInput, others, milliseconds in
      let input = readsInput ? [Poll.Interest(.standardInput)] : []
      let ready = Poll.wait(for: input + others, milliseconds: milliseconds)
      return (readsInput && ready[0], Array(ready.dropFirst(input.count)))
    })
}

extension Console.Stream {
  fileprivate var descriptor: FileDescriptor {
    switch self {
    case .input: .standardInput
    case .output: .standardOutput
    case .errors: .standardError
    }
  }
}

extension FileDescriptor {
  fileprivate var width: Int {
    let columns = windowSize.columns
    return columns > 0 ? columns : 80
  }
}
