/// Why a record cannot be the record of a game.
public enum ReplayError: Error, Hashable, Sendable {
  /// A format that this code does not read.
  case unknownVersion(Int)
  /// The first move, counted from zero, that the rules ignore.
  case refused(move: Int, Outcome.Refusal)
  /// A shuffle that comes before the one listed before it, or after the last move.
  case shuffleOutOfPlace(shuffle: Int, afterMoves: Int)
  /// The moves lead to another state than the one written down.
  case digestDiffers(recorded: UInt64, played: UInt64)
}

extension ReplayError: CustomStringConvertible {
  /// One sentence for the person, without a full stop.
  public var description: String {
    switch self {
    case .unknownVersion(let version):
      "the record has version \(version); this program reads version 1"
    case .refused(let move, let refusal):
      "move \(move) of the record is impossible: \(refusal.rawValue)"
    case .shuffleOutOfPlace(let shuffle, let moves):
      "shuffle \(shuffle) of the record is out of place, after \(moves) moves"
    case .digestDiffers(let recorded, let played):
      "the record's digest is \(recorded.digestText), its moves lead to \(played.digestText)"
    }
  }
}
