extension Console {
  /// The standard descriptors and the environment of this process.
  static let live = Console(
    write: { bytes throws(SystemError) in try Platform.writeAll(bytes, to: 1) },
    writeError: { try? Platform.writeAll(Array($0.utf8), to: 2) },
    read: { count throws(SystemError) in try Platform.read(atMost: count, from: 0) },
    isTerminal: { Platform.isTerminal($0.descriptor) },
    width: { Platform.width(of: $0.descriptor) },
    variable: { Platform.environment([$0])[$0] },
    interrupt: .live)
}

extension Console.Stream {
  fileprivate var descriptor: Int32 {
    switch self {
    case .input: 0
    case .output: 1
    case .errors: 2
    }
  }
}
