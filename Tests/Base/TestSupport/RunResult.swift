/// All that a run of the program wrote, and how it ended.
public struct RunResult: Equatable, Sendable {
  public var output: String
  public var errors: String
  /// The exit status; of a process that a signal ended, minus the signal's number.
  public var status: Int32

  /// A success that said nothing, but for what is given.
  public init(output: String = "", errors: String = "", status: Int32 = 0) {
    self.output = output
    self.errors = errors
    self.status = status
  }

  /// Of a run whose results did not arrive because the disk was full.
  public static let fullDisk = RunResult(
    errors: "memorize: cannot write the results: No space left on device\n", status: 74)
}
