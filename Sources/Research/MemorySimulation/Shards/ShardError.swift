public import PlainJSON

/// Why a line is no spec or summary of a shard that this library can use.
public enum ShardError: Error, Hashable, Sendable {
  /// The line is no JSON, or not such an object.
  case json(JSONError)
  /// The rules, the deck and the player do not go together; the sentence says why.
  case unplayable(String)
  /// Somebody's own player or another program, which was not handed over with the line.
  case unknownPlayer(String)
  /// `run` does not belong to what the rest of the line says.
  case wrongRun(String, expected: String)
  /// Played by an engine that deals or plays other games for the same seed.
  case otherEngine(Int)
}

extension ShardError: CustomStringConvertible {
  /// One sentence for the person, without a full stop.
  public var description: String {
    switch self {
    case .json(let error): "\(error)"
    case .unplayable(let reason): reason
    case .unknownPlayer(let name): "player \(name) is not one that this program knows"
    case .wrongRun(let run, let expected):
      "run is \(run), but the rest of the line belongs to run \(expected)"
    case .otherEngine(let version):
      "engine \(version) plays other games than this one, which is \(RunHead.engineVersion)"
    }
  }
}

extension ShardError {
  /// What a body reads, whose errors of JSON are those of a shard.
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
  /// The object that a line is.
  static func read(line: [UInt8]) throws(JSONError) -> JSONObject {
    try JSONField(try JSON(parsing: line)).object()
  }
}
