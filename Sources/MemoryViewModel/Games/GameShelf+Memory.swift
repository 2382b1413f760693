extension GameShelf {
  /// Keeps games only as long as the program runs.
  ///
  /// - Parameters:
  ///   - games: Those that are there from the start, the one played last first.
  ///   - today: The date as seconds since 1970.
  ///   - newID: Makes the id of a copy.
  /// - Returns: A shelf of its own.
  public static func memory(
    _ games: [SavedGame] = [], today: @escaping () -> Int64 = { 0 },
    newID: @escaping () -> String
  ) -> GameShelf {
    let shelf = MemoryShelf(games, today(), newID)
    return GameShelf(
      summaries: { shelf.games.compactMap { GameSummary($0.game, lastPlayed: $0.date) } },
      create: { shelf.keeper(of: $0, today()) },
      open: { id in
        guard let game = shelf.game(id) else { throw GameShelfError.noSuchGame(id) }
        return (game, shelf.keeper(of: game, today()))
      },
      rename: { id, name in shelf.change(id) { $0.name = name } },
      duplicate: { shelf.duplicate($0) },
      remove: { shelf.remove($0) },
      restore: { shelf.restore($0) })
  }
}

/// Why a game is not on the shelf.
public enum GameShelfError: Error, Hashable, Sendable, CustomStringConvertible {
  case noSuchGame(String)

  public var description: String {
    switch self {
    case .noSuchGame(let id): "there is no saved game \(id.printable(atMost: 60))"
    }
  }
}

/// A class, because the closures of a shelf must mean the same games.
private final class MemoryShelf {
  private(set) var games: [(game: SavedGame, date: Int64)]
  private var removed: [(game: SavedGame, date: Int64)] = []
  private let newID: () -> String

  init(_ games: [SavedGame], _ date: Int64, _ newID: @escaping () -> String) {
    self.games = games.map { ($0, date) }
    self.newID = newID
  }

  func game(_ id: String) -> SavedGame? { games.first { $0.game.id == id }?.game }

  func keeper(of game: SavedGame, _ date: Int64) -> GameKeeper {
    put(game, date)
    return GameKeeper(
      append: { [self] entry in change(game.id) { $0.add(entry) } },
      close: { [self] saved, isKept in
        if isKept { put(saved, date) } else { games.removeAll { $0.game.id == saved.id } }
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
    removed += games.filter { $0.game.id == id }
    games.removeAll { $0.game.id == id }
  }

  func restore(_ id: String) {
    games = removed.filter { $0.game.id == id } + games
    removed.removeAll { $0.game.id == id }
  }
}

extension SavedGame {
  /// The same game under another id, as a copy of a document.
  public func copy(id: String) -> SavedGame {
    SavedGame(
      id: id, name: "\(name) copy", theme: theme, record: record, played: played, hints: hints,
      isPractice: isPractice, opponent: opponent)
  }
}
