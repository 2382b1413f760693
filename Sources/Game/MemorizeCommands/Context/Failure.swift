import MemoryStore
import MemoryViewModel
public import SystemCalls

/// The reason why a command with a valid command line failed.
public struct Failure: Error, Equatable {
  /// The exit status of the program.
  public let code: ExitCode
  /// The message in one line, without the program's name; nil for a failure that is not reported.
  public let message: String?

  public init(code: ExitCode, message: String?) {
    self.code = code
    self.message = message
  }
}

extension Failure {
  /// Creates a failure for malformed input.
  static func badData(_ message: String) -> Failure {
    Failure(code: .badData, message: message)
  }

  /// Creates a failure for a file that could not be read or written.
  ///
  /// - Parameters:
  ///   - name: The name of the file, in printable form.
  ///   - error: The error of the system.
  /// - Returns: A failure with the system's reason.
  public static func inputOutput(_ name: String, _ error: SystemError) -> Failure {
    Failure(code: .inputOutput, message: "\(name): \(error.reason)")
  }

  /// Runs a closure, and adds the path to an error of the system.
  static func naming<Value>(
    _ path: String, _ body: () throws(SystemError) -> Value
  ) throws(Failure) -> Value {
    do throws(SystemError) {
      return try body()
    } catch {
      throw .inputOutput(shown(path), error)
    }
  }

  /// Creates a failure for results that could not be written.
  ///
  /// A closed pipe is not reported, because its reader has seen enough.
  static func results(_ error: SystemError) -> Failure {
    Failure(
      code: .inputOutput,
      message: error == .brokenPipe ? nil : "cannot write the results: \(error.reason)")
  }
}

extension Failure {
  /// Runs a closure that uses the player's files, and converts its errors to failures with exit
  /// codes.
  static func keeping<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch {
      throw Failure(keeping: error)
    }
  }

  /// Creates the failure for an error of the player's files.
  init(keeping error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let usage as UsageError: self.init(code: .usage, message: "\(usage)")
    case let error as ThemeReadingError: self.init(code: error.code, message: "\(error)")
    case PhotoImportError.stopped: self.init(code: .interrupted, message: "\(error)")
    case StoreNotice.unreadable(let error): self.init(keeping: error)
    case let error as StorageError:
      switch error {
      case .inUse: self.init(code: .tryAgain, message: "\(error)")
      case .tooLarge: self.init(code: .badData, message: "\(error)")
      default: self.init(code: .inputOutput, message: "\(error)")
      }
    default: self.init(code: .badData, message: "\(error)")
    }
  }
}
