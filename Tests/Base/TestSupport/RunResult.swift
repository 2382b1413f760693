/// The output and the exit status of a run.
public struct RunResult: Equatable, Sendable {
  public var output: String
  public var errors: String
  /// The exit status, or minus the number of a fatal signal.
  public var status: Int32

  /// Creates a result, by default a success without output.
  public init(output: String = "", errors: String = "", status: Int32 = 0) {
    self.output = output
    self.errors = errors
    self.status = status
  }

  /// The result of a run whose output failed because the disk was full.
  public static let fullDisk = RunResult(
    errors: "memorize: cannot write the results: No space left on device\n", status: 74)
}
