import CommandLineKit
import SystemCalls

/// A fault of an external program.
enum ProgramFault: Error, Equatable {
  case notStarted(SystemError)
  /// The program closed its output.
  case hungUp
  case ended(ProgramLine.End)
  case silent(Duration)
  case endlessLine
  /// The program sent output before a question.
  case surplus
  /// The run was stopped; the program is not at fault.
  case stopped
}

extension ProgramFault: CustomStringConvertible {
  var description: String {
    switch self {
    case .notStarted(let error): "cannot be started: \(error.reason)"
    case .hungUp: "hung up"
    case .ended(.status(let status)): "ended with status \(status) instead of answering"
    case .ended(.signal(let signal)): "was ended by signal \(signal) instead of answering"
    case .silent(let time): "gave no answer for \(time.inLargestUnit)"
    case .endlessLine: "gave an answer of more than \(RunningProgram.longestLine) bytes"
    case .surplus: "sent an answer without a question"
    case .stopped: "was stopped"
    }
  }
}
