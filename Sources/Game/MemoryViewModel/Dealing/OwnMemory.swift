public import MemoryEngine
public import MemoryModel

/// The opponent that plays with the player's own memory, as closures.
public struct OwnMemory {
  /// Fits a model of memory to finished games.
  ///
  /// It takes the ids of games that the player played alone, the latest first, and throws
  /// `OwnMemoryError` if they tell too little.
  public var fit: (_ games: [PlayedGame.ID]) throws -> FittedMemory
  /// Returns the computer player with a memory for the game of a seed.
  public var play: (FittedMemory, Seed) -> Opponent?

  /// Creates an opponent from closures, each of which does what its property says.
  public init(
    fit: @escaping ([PlayedGame.ID]) throws -> FittedMemory,
    play: @escaping (FittedMemory, Seed) -> Opponent?
  ) {
    (self.fit, self.play) = (fit, play)
  }

  /// The opponent of an environment without records, which can be dealt to nobody.
  public static var unknown: OwnMemory {
    OwnMemory(fit: { _ in throw OwnMemoryError.tooFewGames(missing: 1) }, play: { _, _ in nil })
  }
}

/// The reason why there is no model of the player's memory.
public enum OwnMemoryError: Error, Hashable, CustomStringConvertible {
  /// The games have too few chances to remember a card.
  case tooFewGames(missing: Int)
  /// The games have too few chances, and no more games are taken: they have few pairs.
  case tooSmallGames

  /// The reason without a full stop.
  public var description: String {
    switch self {
    case .tooFewGames(let missing):
      "to play against yourself, finish \(missing == 1 ? "1 more game" : "\(missing) more games") "
        + "alone, without hints, peek or practice"
    case .tooSmallGames:
      "to play against yourself, finish games with more pairs: the last "
        + "\(FittedMemory.mostGames) tell too little about your memory"
    }
  }
}
