/// A storage of the history of finished games, as closures.
public struct HistoryRepository {
  /// Returns all games, the first one finished first.
  public var load: () throws -> [PlayedGame]
  /// Saves a game; returns when it is saved.
  public var add: (PlayedGame) throws -> Void
  /// Removes all games, and the records of the finished ones except those of studies, whose number
  /// it returns.
  public var forget: () throws -> Int

  /// Creates a repository from closures, each of which does what its property says.
  public init(
    load: @escaping () throws -> [PlayedGame], add: @escaping (PlayedGame) throws -> Void,
    forget: @escaping () throws -> Int
  ) {
    self.load = load
    self.add = add
    self.forget = forget
  }

  /// A repository that saves nothing.
  public static var none: HistoryRepository {
    HistoryRepository(load: { [] }, add: { _ in }, forget: { 0 })
  }
}
