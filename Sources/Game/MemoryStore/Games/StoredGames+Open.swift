import MemoryModel

// Open games, and the operations on closed ones.
extension StoredGames {
  /// Creates a game.
  ///
  /// A game that cannot be written now may be written later; then its first event throws the
  /// reason.
  func create(_ game: SavedGame) throws -> GameJournal {
    journal(of: game, isNew: true, with: try lock(game.id))
  }

  /// Opens a saved game exclusively.
  func open(_ id: String) throws -> (SavedGame, GameJournal) {
    let lock = try lock(id)
    let game = try load(id).game.afterKill(lock)
    return (game, journal(of: game, isNew: false, with: lock))
  }

  /// Returns the lock of a game, or nil if locks are not supported.
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
      keepTime: { journal.keepTime($0) },
      confirm: { try journal.confirm() },
      close: { game, ending in
        switch ending {
        case .saved:
          self[open: game.id] = nil
          try journal.close(game)
        case .finished:
          try journal.finish(game, as: Self.name(of: game.id, in: .finished))
          self[open: game.id] = nil
        case .discarded:
          self[open: game.id] = nil
          try journal.discard()
        }
      })
  }

  func rename(_ id: String, _ newName: String) throws {
    if let journal = self[open: id] { return try journal.rename(newName) }
    try withLock(of: id) { lock in
      let file = try load(id)
      var game = file.game.afterKill(lock)
      game.name = newName
      try write(game, date: file.date)
    }
  }

  /// Removes a game; it is kept until the next one is removed.
  func remove(_ id: String) throws {
    try withLock(of: id) { _ in
      for name in try removedNames() { try storage.remove(name) }
      let folder: Folder = try ids(in: .finished).contains(id) ? .finished : .saved
      let name = Self.name(of: id, in: folder)
      try storage.rename(name, to: removedName(of: id, in: folder))
      try storage.remove(name)
    }
  }

  func restore(_ id: String) throws {
    let removed = try removedNames()
    let folder = Folder.allCases.first { removed.contains(removedName(of: id, in: $0)) } ?? .saved
    try storage.rename(removedName(of: id, in: folder), to: Self.name(of: id, in: folder))
  }

  private func removedNames() throws -> [String] {
    try Folder.allCases.flatMap { folder in
      try storage.names(in: folder.rawValue).filter { $0.hasSuffix(Self.removedSuffix) }
        .map { "\(folder.rawValue)/\($0)" }
    }
  }

  private func removedName(of id: String, in folder: Folder) -> String {
    "\(folder.rawValue)/\(id)\(Self.removedSuffix)"
  }

  private func withLock(of id: String, _ body: (StorageLock) throws -> Void) throws {
    let name = Self.name(of: id)
    guard let lock = try storage.lock(name) else { throw StorageError.inUse(name) }
    try body(lock)
    withExtendedLifetime(lock) {}
  }
}
