import SystemCalls

/// Why a terminal could not be taken.
public enum TerminalError: Error, Hashable, Sendable {
  case notATerminal
  /// Only one terminal can be taken at a time.
  case alreadyTaken
  /// The operating system refused.
  case system(code: Int32)
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
