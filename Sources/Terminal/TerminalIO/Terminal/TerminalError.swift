import SystemCalls

/// The reason why a terminal could not be used.
public enum TerminalError: Error, Hashable, Sendable {
  /// The descriptor is not a terminal, but for example a file or a pipe.
  case notATerminal
  /// A terminal is already in use; there can be only one.
  case alreadyTaken
  /// The terminal was closed while a window was shown.
  case gone
  /// The operating system reported an error, by its `errno`.
  case system(code: Int32)
}

extension TerminalError: CustomStringConvertible {
  /// The message for a person.
  public var description: String {
    switch self {
    case .notATerminal, .alreadyTaken: "there is no terminal to show this in"
    case .gone: "the terminal has gone away"
    case .system(let code): "terminal: \(SystemError(code: code).reason)"
    }
  }
}

extension TerminalError {
  init(_ error: SystemError) {
    switch error {
    case .notATerminal: self = .notATerminal
    case .busy: self = .alreadyTaken
    default: self = .system(code: error.code)
    }
  }
}
