public import MemoryModel

/// The ways to join games that other programs of the player have open, as a closure.
public struct GamesInUse {
  /// Joins a game; the model that it returns shows the game until it quits.
  public typealias Join = () throws -> AppModel

  /// Returns the way to join a saved game that another program plays, after waiting for its answer.
  ///
  /// It is nil if that program does not answer, or admits nobody.
  public var find: (GameSummary) -> Join?

  /// Creates the ways to join from a closure that does what `find` says.
  public init(find: @escaping (GameSummary) -> Join?) {
    self.find = find
  }

  /// No way to join any game.
  public static var none: GamesInUse { GamesInUse { _ in nil } }
}
