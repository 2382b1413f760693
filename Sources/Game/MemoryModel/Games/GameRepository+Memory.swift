extension GameRepository {
  /// Returns a repository in memory.
  ///
  /// - Parameters:
  ///   - games: The initial games, the last played first.
  ///   - today: Returns the date in seconds since 1970.
  ///   - newID: Returns the id of a copy.
  /// - Returns: A repository that lasts as long as the program runs.
  public static func memory(
    _ games: [SavedGame] = [], today: @escaping () -> Int64 = { 0 },
    newID: @escaping () -> String
  ) -> GameRepository {
    let repository = MemoryGames(games, today(), newID)
    return GameRepository(
      summaries: { repository.games.summaries.filter { !$0.isOver } },
      finished: {
        let unmoved = repository.games.summaries.filter(\.isOver)
        return (unmoved + repository.finished.summaries).lastPlayedFirst
      },
      read: { id in
        guard let game = repository.game(id) ?? repository.finished.game(id) else {
          throw GameRepositoryError.noSuchGame(id)
        }
        return game
      },
      create: { repository.recorder(of: $0, today()) },
      open: { id in
        guard let game = repository.game(id) else { throw GameRepositoryError.noSuchGame(id) }
        return (game, repository.recorder(of: game, today()))
      },
      rename: { id, name in repository.change(id) { $0.name = name } },
      duplicate: { repository.duplicate($0) },
      remove: { repository.remove($0) },
      restore: { repository.restore($0) })
  }
}

/// The reason why a game is not in the repository.
public enum GameRepositoryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no game with this id.
  case noSuchGame(String)

  public var description: String {
    switch self {
    case .noSuchGame(let id): "there is no saved game \(id.printable(atMost: 60))"
    }
  }
}

/// A game, and the date at which it was last played.
private typealias DatedGame = (game: SavedGame, date: Int64)

extension [DatedGame] {
  fileprivate var summaries: [GameSummary] {
    compactMap { GameSummary($0.game, lastPlayed: $0.date) }
  }

  /// Inserts a game by its date.
  fileprivate mutating func putBack(_ game: DatedGame) {
    insert(game, at: firstIndex { $0.date <= game.date } ?? endIndex)
  }

  /// Removes and returns a game, if it exists.
  fileprivate mutating func take(_ id: String) -> DatedGame? {
    firstIndex { $0.game.id == id }.map { remove(at: $0) }
  }

  fileprivate func game(_ id: String) -> SavedGame? { first { $0.game.id == id }?.game }
}

/// The games of a repository; a class, because its closures share them.
private final class MemoryGames {
  private(set) var games: [DatedGame]
  /// The finished games, the last played first.
  private(set) var finished: [DatedGame] = []
  /// The game that was removed last.
  private var removed: (game: DatedGame, wasFinished: Bool)?
  private let newID: () -> String

  init(_ games: [SavedGame], _ date: Int64, _ newID: @escaping () -> String) {
    self.games = games.map { ($0, date) }
    self.newID = newID
  }

  func game(_ id: String) -> SavedGame? { games.game(id) }

  func recorder(of game: SavedGame, _ date: Int64) -> GameRecorder {
    put(game, date)
    return GameRecorder(
      append: { [self] entry in change(game.id) { $0.add(entry) } },
      close: { [self] saved, ending in
        games.removeAll { $0.game.id == saved.id }
        switch ending {
        case .saved: put(saved, date)
        case .finished: finished.insert((saved, date), at: 0)
        case .discarded: break
        }
      })
  }

  private func put(_ game: SavedGame, _ date: Int64) {
    games.removeAll { $0.game.id == game.id }
    games.insert((game, date), at: 0)
  }

  func change(_ id: String, _ change: (inout SavedGame) -> Void) {
    if let index = games.firstIndex(where: { $0.game.id == id }) { change(&games[index].game) }
  }

  func duplicate(_ id: String) {
    guard let index = games.firstIndex(where: { $0.game.id == id }) else { return }
    let copy = games[index].game.copy(id: newID())
    games.insert((copy, games[index].date), at: index + 1)
  }

  func remove(_ id: String) {
    removed =
      games.take(id).map { ($0, wasFinished: false) }
      ?? finished.take(id).map { ($0, wasFinished: true) }
  }

  func restore(_ id: String) {
    guard let back = removed, back.game.game.id == id else { return }
    if back.wasFinished { finished.putBack(back.game) } else { games.putBack(back.game) }
    removed = nil
  }
}

extension SavedGame {
  /// Returns the game under another id.
  public func copy(id: String) -> SavedGame {
    SavedGame(
      id: id, name: "\(name) copy", theme: theme, record: record, played: played, hints: hints,
      isPractice: isPractice, opponents: opponents)
  }
}
