/// The exit status of the program.
///
/// The codes from 64 are those of `sysexits.h`; 130 is what shells report for ^C.
public enum ExitCode: Int32, CaseIterable, Sendable {
  case ok = 0
  case failed = 1
  case incomplete = 3
  case conflict = 4
  case usage = 64
  case badData = 65
  case internalError = 70
  case inputOutput = 74
  case tryAgain = 75
  case interrupted = 130

  /// The meaning of the code, for a line of help.
  var meaning: String {
    switch self {
    case .ok: "everything went well"
    case .failed: "failed for another reason"
    case .incomplete: "parts of the result are missing"
    case .conflict: "parts of the result contradict each other"
    case .usage: "the command line is wrong"
    case .badData: "a file is malformed"
    case .internalError: "the program has a fault: please report it"
    case .inputOutput: "a file could not be read or written"
    case .tryAgain: "not possible now; try again later"
    case .interrupted: "interrupted from the keyboard"
    }
  }
}
