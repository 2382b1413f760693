/// The records that a command could not read and left out of its result.
///
/// A class, because closures share it.
final class LeftOutRecords {
  private let console: Console
  private var failures: [ExitCode] = []
  private var readCount = 0

  init(in context: RunContext) {
    console = context.console
  }

  /// True if records were left out and none was read.
  var areAll: Bool { readCount == 0 && !failures.isEmpty }

  /// Names a record that could not be read.
  func add(_ failure: Failure) throws {
    if let message = failure.message { console.report(message) }
    failures.append(failure.code)
  }

  /// Counts a record that was read.
  func countRead() { readCount += 1 }

  /// Throws if records were left out: the code is `incomplete`, or that of the first one if no
  /// other was read.
  func finish() throws(Failure) {
    guard let first = failures.first else { return }
    if areAll { throw Failure(code: first, message: nil) }
    throw Failure(
      code: .incomplete, message: "\(counted(failures.count, "record")) left out of the result")
  }
}
