/// Why a line is no spec or summary of a shard that this library can use.
public enum ShardError: Error, Hashable, Sendable {
  /// What is wrong with the text, and where.
  case notJSON(String)
  case missing(String)
  case unknown(String)
  /// The field, and what it must be.
  case wrong(String, mustBe: String)
  /// The rules, the deck and the player do not go together; the sentence says why.
  case unplayable(String)
  /// `run` does not belong to what the rest of the line says.
  case wrongRun(String, expected: String)
  /// Played by an engine that deals or plays other games for the same seed.
  case otherEngine(Int)
}

extension ShardError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notJSON(let reason): reason
    case .missing(let field): "\(field) is missing"
    case .unknown(let field): "\(field) is no field of a shard"
    case .wrong(let field, let allowed): "\(field) must be \(allowed)"
    case .unplayable(let reason): reason
    case .wrongRun(let run, let expected):
      "run is \(run), but the rest of the line belongs to run \(expected)"
    case .otherEngine(let version):
      "engine \(version) plays other games than this one, which is \(Shard.engineVersion)"
    }
  }
}
