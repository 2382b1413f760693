import MemoryEngine
import MemoryModel
import PlainJSON

/// The recorder of a game, which locks the game for other programs while it is played.
///
/// A class, because the last reference to it releases the lock.
final class GameJournal {
  private let storage: any Storage
  private let name: String
  private let today: () -> Int64
  private let limits: Limits
  private var lock: StorageLock?
  /// The game as it is on disk.
  private var game: SavedGame
  private var crc = CRC32()
  /// The bytes and lines of the file.
  private var size = (bytes: 0, lines: 0)
  /// True if lines can be appended to the file.
  private var isInStep = false
  /// True if events are missing in the file other than the time of the last pause.
  private var lacksMoves: Bool

  /// The limits of a file that the reader of saved games accepts.
  struct Limits {
    var bytes = GameFile.limit
    var lines = GameFile.lineLimit
  }

  /// Creates the recorder of a new game, or of one on the disk.
  ///
  /// Without a lock, other programs can write the game too.
  init(
    _ game: SavedGame, isNew: Bool, in storage: any Storage, name: String, lock: StorageLock?,
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

  /// Rewrites the whole file, and keeps the previous copy.
  func writeWhole() throws {
    isInStep = false
    let (bytes, crc) = try GameFile.written(game, date: today())
    if bytes.count > limits.bytes { throw StorageError.tooLarge(name, limit: limits.bytes) }
    try storage.write(name, bytes)
    (self.crc, size) = (crc, (bytes.count, 2))
    isInStep = true
  }

  /// Appends an event.
  ///
  /// - Throws: An error if an event other than a pause could not be written; then the next call
  ///   writes the whole file.
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

  /// Notes the game time without waiting for the disk, for the case that the program is killed.
  func keepTime(_ time: Duration) { lock?.note(TimeNote(time).bytes) }

  /// Returns true if the file is still readable with one more line; rewriting it makes it shorter.
  private func hasRoom(for line: [UInt8]) -> Bool {
    size.bytes + line.count <= limits.bytes && size.lines < limits.lines
  }

  /// Returns true if all moves are on the disk in spite of an error.
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
  /// - Throws: An error if some moves are not on the disk.
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

  /// Writes missing events and releases the game.
  ///
  /// - Throws: An error if some moves are not on the disk.
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

  /// Writes missing events, renames the document and releases the game.
  ///
  /// - Throws: An error if an event is not on the disk, or if the document cannot be renamed; then
  ///   the game stays, and is not released.
  func finish(_ last: SavedGame, as newName: String) throws {
    try writeRest(of: last)
    if !isInStep { try writeWhole() }
    try storage.rename(name, to: newName)
    lock = nil
    // The game has left its name; what is removed is its previous copy.
    try? storage.remove(name)
  }

  /// Removes the game and releases it.
  func discard() throws {
    defer { lock = nil }
    try storage.remove(name)
  }
}
