/// The reason why a record is impossible.
public enum ReplayError: Error, Hashable, Sendable {
  /// The version of the format is unknown.
  case unknownVersion(Int)
  /// The rules ignore this move, counted from zero.
  case refused(move: Int, Outcome.Refusal)
  /// A shuffle is listed before its predecessor, or after the last move.
  case shuffleOutOfPlace(shuffle: Int, afterMoves: Int)
  /// The moves lead to a state other than the recorded one.
  case digestDiffers(recorded: UInt64, played: UInt64)
}

extension ReplayError: CustomStringConvertible {
  /// The error in one sentence without a full stop.
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
