import MemoryStore
import MemoryViewModel
public import SystemCalls

/// Why a command gives up although the command line was right.
public struct Failure: Error, Equatable {
  /// With which the program ends.
  public let code: ExitCode
  /// One line for the person, without the program's name; nil when nobody is left to read it.
  public let message: String?

  public init(code: ExitCode, message: String?) {
    self.code = code
    self.message = message
  }
}

extension Failure {
  /// Something that was read is not what it should be.
  static func badData(_ message: String) -> Failure {
    Failure(code: .badData, message: message)
  }

  /// A file could not be read or written.
  ///
  /// - Parameters:
  ///   - name: What it is called, fit to be shown.
  ///   - error: What the system said.
  /// - Returns: A failure with the system's reason.
  public static func inputOutput(_ name: String, _ error: SystemError) -> Failure {
    Failure(code: .inputOutput, message: "\(name): \(error.reason)")
  }

  /// Does something with a file, and tells its name when that fails.
  static func naming<Value>(
    _ path: String, _ body: () throws(SystemError) -> Value
  ) throws(Failure) -> Value {
    do throws(SystemError) {
      return try body()
    } catch {
      throw .inputOutput(shown(path), error)
    }
  }

  /// The results could not be written.
  ///
  /// When the reader of a pipe has gone, it has seen enough, and nothing is said.
  static func results(_ error: SystemError) -> Failure {
    Failure(
      code: .inputOutput,
      message: error == .brokenPipe ? nil : "cannot write the results: \(error.reason)")
  }
}

extension Failure {
  /// Does something with the player's things, and gives what goes wrong its exit code.
  static func keeping<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch {
      throw Failure(keeping: error)
    }
  }

  /// Why something the player keeps cannot be used, with the exit code that says so.
  init(keeping error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let usage as UsageError: self.init(code: .usage, message: "\(usage)")
    case let error as ThemeReadingError: self.init(code: error.code, message: "\(error)")
    case PhotoImportError.stopped: self.init(code: .interrupted, message: "\(error)")
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
