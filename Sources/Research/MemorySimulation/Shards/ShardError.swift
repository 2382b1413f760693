public import PlainJSON

/// The reason why a line is not a usable spec or summary of a shard.
public enum ShardError: Error, Hashable, Sendable {
  /// The line is not JSON, or not an object with the expected members.
  case json(JSONError)
  /// The rules, the deck and the players do not fit each other; the text says why.
  case unplayable(String)
  /// The player is a custom or external one that was not passed with the line.
  case unknownPlayer(String)
  /// The digest `run` does not match the rest of the line.
  case wrongRun(String, expected: String)
  /// The line was written by an engine that plays other games for the same seed.
  case otherEngine(Int)
}

extension ShardError: CustomStringConvertible {
  /// The error in one sentence without a full stop.
  public var description: String {
    switch self {
    case .json(let error): "\(error)"
    case .unplayable(let reason): reason
    case .unknownPlayer(let name): "this program does not know player \(name)"
    case .wrongRun(let run, let expected):
      "run is \(run), but the rest of the line belongs to run \(expected)"
    case .otherEngine(let version):
      "engine \(version) plays other games than this program, which has \(RunHead.engineVersion)"
    }
  }
}

extension ShardError {
  /// Runs a closure that decodes JSON, and turns a `JSONError` into a `ShardError`.
  static func reading<Value>(
    _ read: () throws(JSONError) -> Value
  ) throws(ShardError) -> Value {
    do throws(JSONError) {
      return try read()
    } catch {
      throw .json(error)
    }
  }
}

extension JSONObject {
  /// Parses a line that is a JSON object.
  static func read(line: [UInt8]) throws(JSONError) -> JSONObject {
    try JSONField(try JSON(parsing: line)).object()
  }
}
