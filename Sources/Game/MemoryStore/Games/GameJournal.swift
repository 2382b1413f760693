import MemoryEngine
import MemoryModel
import PlainJSON

/// Writes a game down while it is played, and keeps it to itself as long as that lasts.
///
/// A class, because the game is free again when nobody writes it any more.
final class GameJournal {
  private let storage: Storage
  private let name: String
  private let today: () -> Int64
  private let limits: Limits
  private var lock: StorageLock?
  /// The game as it is to be found on disk.
  private var game: SavedGame
  private var crc = CRC32()
  /// Bytes and lines of the file.
  private var size = (bytes: 0, lines: 0)
  /// Whether the file on disk has everything that lines can be added to.
  private var isInStep = false
  /// Whether the file on disk lacks more than the time of the last pause.
  private var lacksMoves: Bool

  /// What those who read the file again refuse.
  struct Limits {
    var bytes = GameFile.limit
    var lines = GameFile.lineLimit
  }

  /// Begins with a game that is new, or on the disk as it is.
  ///
  /// One that has no lock can be kept by others too.
  init(
    _ game: SavedGame, isNew: Bool, in storage: Storage, name: String, lock: StorageLock?,
    today: @escaping () -> Int64, limits: Limits = Limits()
  ) {
    lacksMoves = isNew
    self.game = game
    self.storage = storage
    self.name = name
    self.lock = lock
    self.today = today
    self.limits = limits
  }

  /// Writes the whole file anew; what was there before is kept beside it.
  func writeWhole() throws {
    isInStep = false
    let (bytes, crc) = try GameFile.written(game, date: today())
    if bytes.count > limits.bytes { throw StorageError.tooLarge(name, limit: limits.bytes) }
    try storage.write(name, bytes)
    (self.crc, size) = (crc, (bytes.count, 2))
    isInStep = true
  }

  /// Adds what happened.
  ///
  /// - Throws: When it could not be written, and is more than the time of a pause. Then the next
  ///   call tries to write everything.
  func append(_ entry: JournalEntry) throws {
    game.add(entry)
    var isTime = false
    if case .played = entry { isTime = true }
    lacksMoves = lacksMoves || !isTime
    do {
      try add(entry)
      lacksMoves = false
    } catch {
      isInStep = false
      if !isHarmless(error) { throw error }
    }
  }

  private func add(_ entry: JournalEntry) throws {
    let date: Int64? = if case .played = entry { today() } else { nil }
    var crc = crc
    let line = ChecksummedLine.written(
      JournalLine(entry: entry, date: date).json, goingOnFrom: &crc)
    guard isInStep, hasRoom(for: line) else {
      try writeWhole()
      return try storage.finish(name)
    }
    try storage.append(name, line)
    (self.crc, size) = (crc, (size.bytes + line.count, size.lines + 1))
    storage.sync(name)
  }

  /// Whether a line more can be read again; a game written whole is shorter.
  private func hasRoom(for line: [UInt8]) -> Bool {
    size.bytes + line.count <= limits.bytes && size.lines < limits.lines
  }

  /// Whether all moves are on the disk in spite of an error: what was written before still is.
  private func isHarmless(_ error: any Error) -> Bool {
    if lacksMoves { return false }
    switch error {
    case StorageError.full, StorageError.readOnly, StorageError.tooLarge: return true
    default:
      lacksMoves = true
      return false
    }
  }

  /// Waits until the disk has every move.
  ///
  /// - Throws: Why it has not.
  func confirm() throws {
    do {
      if !isInStep { try writeWhole() }
      try storage.finish(name)
      lacksMoves = false
    } catch {
      isInStep = false
      if !isHarmless(error) { throw error }
    }
  }

  func rename(_ newName: String) throws {
    let oldName = game.name
    do {
      game.name = newName
      try writeWhole()
      try storage.finish(name)
    } catch {
      (game.name, isInStep) = (oldName, false)
      throw error
    }
  }

  /// Writes what is missing and lets go of the game.
  ///
  /// - Throws: Why the disk has not every move.
  func close(_ last: SavedGame) throws {
    defer { lock = nil }
    try writeRest(of: last)
  }

  private func writeRest(of last: SavedGame) throws {
    var known = game
    known.played = last.played
    if known == last {
      try append(.played(last.played))
    } else {
      (game, isInStep, lacksMoves) = (last, false, true)
    }
    try confirm()
  }

  /// Writes what is missing, calls the document something else and lets go of the game, or takes
  /// the game away where that is not possible.
  func finish(_ last: SavedGame, as newName: String) throws {
    defer { lock = nil }
    do {
      try writeRest(of: last)
      try storage.rename(name, newName)
    } catch {
      // It is over, and its score is kept apart: nobody is to be told.
    }
    try storage.remove(name)
  }

  /// Takes the game away and lets go of it.
  func discard() throws {
    defer { lock = nil }
    try storage.remove(name)
  }
}
