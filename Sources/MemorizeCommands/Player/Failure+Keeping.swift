import MemoryStore
import MemoryViewModel

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
