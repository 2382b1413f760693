public import PlainJSON

/// What a worker says of a line that it could not turn into a summary.
///
///     {"kind":"error","shard":3,"code":65,"message":"rules.matchSize must be 2...8, not 9"}
///
/// `code` is an exit status: 65 will not get better, 75 is worth another try. `shard` is `null` for
/// a line that does not say which it is.
public struct ShardFailure: Hashable, Sendable {
  private static let kind = "error"

  /// Which shard of its run it was, if the line says so.
  public let shard: Int?
  /// An exit status that tells whether another try may help.
  public let code: Int
  /// What was wrong, in a sentence.
  public let message: String

  /// Takes what is to be said as it is.
  public init(shard: Int?, code: Int, message: String) {
    self.shard = shard
    self.code = code
    self.message = message
  }

  /// Takes the number of the shard from the spec line that failed, if it can be read.
  public init(spec line: some Sequence<UInt8>, code: Int, message: String) {
    let fields = try? JSONObject.read(line: Array(line))
    self.init(shard: try? fields?["shard"].int(), code: code, message: message)
  }

  /// The line, without its end.
  public var json: JSON {
    .object([
      "kind": .string(Self.kind), "shard": shard.map { .int($0) } ?? .null, "code": .int(code),
      "message": .string(message),
    ])
  }

  /// Reads what `json` wrote; any other line gives `nil`.
  init?(line: [UInt8]) {
    guard let fields = try? JSONObject.read(line: line),
      (try? fields["kind"].text()) == Self.kind,
      let code: Int = try? fields["code"].int(), let message = try? fields["message"].text()
    else { return nil }
    self.init(shard: try? fields["shard"].int(), code: code, message: message)
  }
}
