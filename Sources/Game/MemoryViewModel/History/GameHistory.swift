public import MemoryModel
public import Observation

/// The history of finished games, read when it is first needed.
@Observable public final class GameHistory {
  /// The games as far as they are read, the first one finished first.
  public private(set) var games: [PlayedGame] = []
  @ObservationIgnored private let repository: HistoryRepository
  @ObservationIgnored private var isLoaded = false
  /// The games that could not be saved.
  @ObservationIgnored private var unkept: [PlayedGame] = []

  /// Creates a history that is kept in a repository.
  public init(repository: HistoryRepository = .none) {
    self.repository = repository
  }

  /// The ids of the games that tell about the player's own memory, the last one first.
  public var ownGames: some Sequence<PlayedGame.ID> {
    games.reversed().lazy.filter(\.isOwn).map(\.id)
  }

  /// Reads the games, unless they have been read.
  ///
  /// - Throws: The errors of the repository; then the next call tries again.
  public func load() throws {
    if !isLoaded { try reload() }
  }

  /// Reads the games again, if they have been read before.
  ///
  /// - Throws: The errors of the repository.
  public func refresh() throws {
    if isLoaded { try reload() }
  }

  private func reload() throws {
    games = try repository.load()
    games += unkept
    isLoaded = true
  }

  /// Adds a game, unless the history has one with its id.
  ///
  /// - Returns: The game as the history has it: a second game with the deal of a day is practice.
  /// - Throws: The errors of the repository; the game is in the history of this run nevertheless.
  @discardableResult
  public func add(_ game: PlayedGame) throws -> PlayedGame {
    try? load()
    if let known = games.first(where: { $0.id == game.id }) { return known }
    var game = game
    if game.kind == .daily, let day = game.daily, hasCounted(day) { game.kind = .practice }
    games.append(game)
    do {
      try repository.add(game)
    } catch {
      unkept.append(game)
      throw error
    }
    return game
  }

  /// Removes all games and their records.
  ///
  /// - Returns: The number of finished games of studies, whose records stay.
  /// - Throws: The errors of the repository.
  @discardableResult
  public func forget() throws -> Int {
    let studied = try repository.forget()
    (games, unkept) = ([], [])
    return studied
  }

  /// Returns true if the history has the game of an id.
  public func has(_ id: PlayedGame.ID) -> Bool { games.contains { $0.id == id } }

  /// Returns true if the deal of a day has been played in a game that counts.
  public func hasCounted(_ day: CivilDate) -> Bool {
    games.contains { $0.kind == .daily && $0.daily == day }
  }

  /// Returns the days in a row on which the daily deal was played in a game that counts.
  public func dailyRow(today: CivilDate) -> DayRow {
    DayRow(games.lazy.filter { $0.kind == .daily }.compactMap(\.daily), today: today)
  }

  /// Returns the rank of a game among the player's own with as many pairs, by turns;
  /// equal ones share a rank.
  ///
  /// - Returns: The rank from one, and the number of games; nil for a game that cannot be compared.
  public func rank(of game: PlayedGame) -> (rank: Int, count: Int)? {
    guard let pairs = game.pairsAlone else { return nil }
    let others = games.filter { $0.pairsAlone == pairs && $0.id != game.id }
    let better = others.count { $0.turns < game.turns }
    return (better + 1, others.count + 1)
  }
}
