import MemoryModel

// Games that are played, and what can be done with those that are not.
extension StoredGames {
  /// Begins to keep a game.
  ///
  /// One that cannot be written now may be written later: then the first entry tells why.
  func create(_ game: SavedGame) throws -> GameJournal {
    journal(of: game, isNew: true, with: try lock(game.id))
  }

  /// Takes a game that was kept, for itself alone.
  func open(_ id: String) throws -> (SavedGame, GameJournal) {
    let lock = try lock(id)
    let game = try load(id).game
    return (game, journal(of: game, isNew: false, with: lock))
  }

  /// The lock of a game, or nil where none can be made.
  private func lock(_ id: String) throws(StorageError) -> StorageLock? {
    let lock: StorageLock?
    do throws(StorageError) {
      lock = try storage.lock(Self.name(of: id))
    } catch {
      return nil
    }
    if let lock { return lock }
    throw .inUse(Self.name(of: id))
  }

  private func journal(
    of game: SavedGame, isNew: Bool, with lock: StorageLock?
  ) -> GameJournal {
    let journal = GameJournal(
      game, isNew: isNew, in: storage, name: Self.name(of: game.id), lock: lock, today: today)
    try? journal.writeWhole()
    self[open: game.id] = journal
    return journal
  }

  func recorder(of journal: GameJournal) -> GameRecorder {
    GameRecorder(
      append: { try journal.append($0) },
      confirm: { try journal.confirm() },
      close: { game, isKept in
        self[open: game.id] = nil
        if isKept { try journal.close(game) } else { try journal.discard() }
      })
  }

  func rename(_ id: String, _ newName: String) throws {
    if let journal = self[open: id] { return try journal.rename(newName) }
    try whileFree(id) {
      let file = try load(id)
      var game = file.game
      game.name = newName
      try write(game, date: file.date)
    }
  }

  /// Keeps a removed game until another one is removed.
  func remove(_ id: String) throws {
    try whileFree(id) {
      for name in try storage.names(Self.folder) where name.hasSuffix(Self.removedSuffix) {
        try storage.remove("\(Self.folder)/\(name)")
      }
      try storage.rename(Self.name(of: id), removedName(of: id))
      try storage.remove(Self.name(of: id))
    }
  }

  func restore(_ id: String) throws {
    try storage.rename(removedName(of: id), Self.name(of: id))
  }

  private func removedName(of id: String) -> String { "\(Self.folder)/\(id)\(Self.removedSuffix)" }

  private func whileFree(_ id: String, _ body: () throws -> Void) throws {
    let name = Self.name(of: id)
    guard let lock = try storage.lock(name) else { throw StorageError.inUse(name) }
    try body()
    withExtendedLifetime(lock) {}
  }
}
