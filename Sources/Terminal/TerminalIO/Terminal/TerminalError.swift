import SystemCalls

/// Why a terminal could not be taken, or kept.
public enum TerminalError: Error, Hashable, Sendable {
  /// What should be a terminal is something else, such as a file or a pipe.
  case notATerminal
  /// Only one terminal can be taken at a time.
  case alreadyTaken
  /// It was taken, and went away while a window was shown.
  case gone
  /// The operating system refused; the number is its `errno`.
  case system(code: Int32)
}

extension TerminalError: CustomStringConvertible {
  /// What a person can be told.
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
