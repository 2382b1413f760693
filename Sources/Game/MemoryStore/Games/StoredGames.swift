import MemoryModel

/// The games of a storage, including open ones.
///
/// A class, because all closures of a repository share the open games.
final class StoredGames {
  /// The folders of games.
  enum Folder: String, CaseIterable {
    case saved = "games"
    case finished
  }

  private static let suffix = ".game"
  static let removedSuffix = ".game.removed"

  let storage: any Storage
  let today: () -> Int64
  /// Receives the number of records that were read for a list, and of those to read.
  let progress: (_ done: Int, _ count: Int) -> Void
  private var journals: [String: OpenJournal] = [:]
  /// The ids of unusable games that have been reported.
  private var reported: Set<String> = []

  init(
    storage: any Storage, today: @escaping () -> Int64,
    progress: @escaping (_ done: Int, _ count: Int) -> Void = { _, _ in }
  ) {
    self.storage = storage
    self.today = today
    self.progress = progress
  }

  static func name(of id: String, in folder: Folder = .saved) -> String {
    "\(folder.rawValue)/\(id)\(suffix)"
  }

  /// The recorder of an open game, held weakly.
  subscript(open id: String) -> GameJournal? {
    get { journals[id]?.journal }
    set { journals[id] = newValue.map(OpenJournal.init) }
  }

  /// Returns the ids of all games, readable or not.
  func ids(in folder: Folder = .saved) throws -> [String] {
    try storage.names(in: folder.rawValue).compactMap(Self.id)
  }

  /// Returns the id of the game whose document has a name in its folder; nil for other documents.
  static func id(inName name: String) -> String? {
    guard name.utf8.count > suffix.utf8.count, name.hasSuffix(suffix) else { return nil }
    return String(name.utf8.dropLast(suffix.utf8.count))
  }

  /// Returns the readable games, the last played first.
  func summaries(
    in folder: Folder = .saved, report: (StoreNotice) -> Void
  ) throws -> [GameSummary] {
    try ids(in: folder).compactMap { summary($0, in: folder, report: report) }.lastPlayedFirst
  }

  /// Reads the summary of a game; nil for an unusable one, which is reported once.
  func summary(
    _ id: String, in folder: Folder, report: (StoreNotice) -> Void
  ) -> GameSummary? {
    do {
      return try summary(id, in: folder)
    } catch let notice as StoreNotice {
      if reported.insert(id).inserted { report(notice) }
      return try? summary(id, in: folder)
    } catch {
      return nil
    }
  }

  private func summary(_ id: String, in folder: Folder) throws -> GameSummary? {
    let file = try load(id, in: folder)
    return GameSummary(
      file.game, lastPlayed: file.date,
      isOpenElsewhere: folder == .saved && self[open: id] == nil && isLocked(id))
  }

  // A lock that is taken for a moment would be reported to a watch, after which the games would be
  // listed again, without end.
  private func isLocked(_ id: String) -> Bool {
    (try? storage.isLocked(Self.name(of: id))) ?? false
  }

  /// Reads a game.
  ///
  /// - Throws: `GameRepositoryError` if there is none, `StoreNotice` if it is unusable.
  func load(_ id: String, in folder: Folder = .saved) throws -> GameFile {
    let name = Self.name(of: id, in: folder)
    do {
      guard let bytes = try storage.read(name, atMost: GameFile.limit) else {
        throw GameRepositoryError.noSuchGame(id)
      }
      return try GameFile(bytes, id: id)
    } catch let error as FormatError {
      if case .newerVersion = error { throw StoreNotice.newer(error, name: name) }
      throw recover(name, of: id, from: error)
    } catch let error as StorageError {
      throw StoreNotice.unreadable(error)
    }
  }

  /// Quarantines a damaged game and replaces it with the previous copy, if that is usable.
  private func recover(_ name: String, of id: String, from error: FormatError) -> StoreNotice {
    let newName = try? storage.quarantine(name)
    let previous = DocumentName.previous(of: name)
    let bytes = try? storage.read(previous, atMost: GameFile.limit)
    let isGood = newName != nil && bytes.map { (try? GameFile($0, id: id)) != nil } == true
    let isBack = isGood && (try? storage.rename(previous, to: name)) != nil
    return .quarantined(name, why: error, as: newName, usesPrevious: isBack)
  }

  /// Writes a whole closed game, and waits for the disk.
  func write(_ game: SavedGame, date: Int64) throws {
    let name = Self.name(of: game.id)
    try storage.write(name, try GameFile.written(game, date: date).bytes)
    try storage.finish(name)
  }
}

private struct OpenJournal {
  weak var journal: GameJournal?
}
