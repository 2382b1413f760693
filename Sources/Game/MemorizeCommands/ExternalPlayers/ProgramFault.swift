import CommandLineKit
import SystemCalls

/// What went wrong with a program that plays.
enum ProgramFault: Error, Equatable {
  case notStarted(SystemError)
  /// The line is closed at the other end.
  case hungUp
  case ended(ProgramLine.End)
  case silent(Duration)
  case endlessLine
  /// It said something before it was asked.
  case surplus
  /// The run is to stop, which is nobody's fault.
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
    case .surplus: "gave an answer that was not asked for"
    case .stopped: "was stopped"
    }
  }
}
