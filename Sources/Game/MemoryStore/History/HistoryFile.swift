public import MemoryModel

/// The document `history.jsonl`: a header line, then a line for each finished game.
///
/// Lines are only appended, by any number of processes. A damaged line is skipped and never
/// removed. Finished games from before the first line are entered when it is written.
public struct HistoryFile: Sendable {
  static let name = "history.jsonl"

  private let file: LineFile<PlayedGame>
  private let storage: any Storage
  /// Returns the seconds by which the player's clock is ahead of UTC at a date.
  private let zone: @Sendable (Int64) -> Int

  /// Creates the history file of a storage, without reading or writing it.
  ///
  /// - Parameters:
  ///   - storage: The storage, which has the finished games too.
  ///   - zone: Returns the seconds by which the player's clock is ahead of UTC at a date.
  public init(in storage: any Storage, zone: @escaping @Sendable (Int64) -> Int = { _ in 0 }) {
    self.init(in: storage, zone: zone, limits: LineFileLimits())
  }

  init(
    in storage: any Storage, zone: @escaping @Sendable (Int64) -> Int, limits: LineFileLimits
  ) {
    self.storage = storage
    self.zone = zone
    file = LineFile(
      name: Self.name, format: .history, storage: storage, limits: limits,
      decode: PlayedGame.init, encode: \.json, decodeWritten: PlayedGame.init(written:),
      version: { _ in 1 })
  }

  /// Reads all games, the first one finished first, with notices for the player.
  ///
  /// If a game was finished again after an undo, its first end counts. If two programs finished
  /// games with the deal of the same day, the first one is the daily game.
  public func load() -> (games: [PlayedGame], notices: [StoreNotice]) {
    let (games, notices) = file.load()
    return ((games ?? finishedGames()).countedOnce, notices)
  }

  /// Appends the line of a game, which is on the disk when the function returns.
  ///
  /// - Throws: `StorageError`, which is `inUse` if another process holds the file for five seconds,
  ///   or `FormatError` for a file that has no history, or is full.
  public func add(_ game: PlayedGame) throws {
    try file.add(game) { finishedGames().filter { $0.id != game.id } }
  }

  /// Removes the history and the records of finished games, with their previous copies.
  ///
  /// - Returns: The number of finished games of studies, whose records stay.
  /// - Throws: `StorageError` if something could not be removed.
  public func forget() throws -> Int {
    let games = StoredGames(storage: storage, today: { 0 })
    var studied = 0
    for id in try games.ids(in: .finished) {
      if (try? games.load(id, in: .finished))?.game.experiment != nil {
        studied += 1
      } else {
        try storage.remove(StoredGames.name(of: id, in: .finished))
      }
    }
    try storage.remove(FinishedIndex.name)
    try storage.exclusively(Self.name) { try storage.remove(Self.name) }
    return studied
  }

  /// The finished games whose records are kept, without those of studies, the first one finished
  /// first.
  private func finishedGames() -> [PlayedGame] {
    let games = StoredGames(storage: storage, today: { 0 })
    let files = ((try? games.ids(in: .finished)) ?? []).compactMap { id in
      try? games.load(id, in: .finished)
    }
    return files.filter { $0.game.experiment == nil }.sorted {
      ($0.date, $0.game.id) < ($1.date, $1.game.id)
    }.compactMap { file in
      PlayedGame(
        of: file.game, PlayedGame.Circumstances(date: file.date, zone: zone(file.date)))
    }
  }
}

extension [PlayedGame] {
  /// The games without repeated ids, and with at most one game that counts for a daily deal.
  fileprivate var countedOnce: [PlayedGame] {
    var ids = Set<String>(minimumCapacity: count)
    var days: Set<CivilDate> = []
    var games = self
    if games.contains(where: { !ids.insert($0.id).inserted }) {
      ids.removeAll()
      games = filter { ids.insert($0.id).inserted }
    }
    for index in games.indices where games[index].kind == .daily {
      guard let day = games[index].daily else { continue }
      if !days.insert(day).inserted { games[index].kind = .practice }
    }
    return games
  }
}

extension HistoryRepository {
  /// Returns a repository that keeps the history in a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - report: Receives the notices about a damaged file.
  /// - Returns: A repository whose changes are on the disk when its closures return.
  public static func file(
    _ file: HistoryFile, report: @escaping ([StoreNotice]) -> Void
  ) -> HistoryRepository {
    HistoryRepository(
      load: {
        let (games, notices) = file.load()
        report(notices)
        return games
      },
      add: { try file.add($0) }, forget: { try file.forget() })
  }
}
