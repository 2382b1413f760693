public import PlainJSON

/// The error line of a worker for a line that it could not turn into a summary.
///
///     {"kind":"error","shard":3,"code":65,"message":"rules.matchSize must be 2...8, not 9"}
///
/// `code` is an exit status: 65 is permanent, 75 is worth a retry. `shard` is `null` for a line
/// that does not contain its number.
public struct ShardFailure: Hashable, Sendable {
  private static let kind = "error"

  /// The number of the shard in its run, if the line has it.
  public let shard: Int?
  /// The exit status, which tells whether a retry may help.
  public let code: Int
  /// The error as a sentence.
  public let message: String

  /// Creates a failure from its parts.
  public init(shard: Int?, code: Int, message: String) {
    self.shard = shard
    self.code = code
    self.message = message
  }

  /// Creates a failure with the shard's number from the spec line, if it can be parsed.
  public init(spec line: some Sequence<UInt8>, code: Int, message: String) {
    let fields = try? JSONObject.read(line: Array(line))
    self.init(shard: try? fields?["shard"].int(), code: code, message: message)
  }

  /// The line without its end.
  public var json: JSON {
    .object([
      "kind": .string(Self.kind), "shard": shard.map { .int($0) } ?? .null, "code": .int(code),
      "message": .string(message),
    ])
  }

  /// Parses the output of `json`; nil for any other line.
  init?(line: [UInt8]) {
    guard let fields = try? JSONObject.read(line: line),
      (try? fields["kind"].text()) == Self.kind,
      let code: Int = try? fields["code"].int(), let message = try? fields["message"].text()
    else { return nil }
    self.init(shard: try? fields["shard"].int(), code: code, message: message)
  }
}
