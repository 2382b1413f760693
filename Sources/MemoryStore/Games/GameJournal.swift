import MemoryEngine
import MemoryViewModel
import PlainJSON

/// Writes a game down while it is played, and keeps it to itself as long as that lasts.
///
/// A class, because the game is free again when nobody writes it any more.
final class GameJournal {
  private let storage: Storage
  private let name: String
  private let today: () -> Int64
  private var lock: StorageLock?
  /// The game as it is to be found on disk.
  private var game: SavedGame
  private var crc = CRC32()
  /// Whether the file on disk has everything that lines can be added to.
  private var isInStep = false

  /// A game that has no lock can be kept by others too.
  init(
    _ game: SavedGame, in storage: Storage, name: String, lock: StorageLock?,
    today: @escaping () -> Int64
  ) {
    self.game = game
    self.storage = storage
    self.name = name
    self.lock = lock
    self.today = today
  }

  /// Writes the whole file anew; what was there before is kept beside it.
  func writeWhole() throws {
    let (bytes, crc) = try GameFile.written(game, date: today())
    try storage.write(name, bytes)
    self.crc = crc
    isInStep = true
  }

  /// Adds what happened.
  ///
  /// - Throws: When it could not be written. Then the next call tries to write everything.
  func append(_ entry: GameEntry) throws {
    let date: Int64? = if case .played = entry { today() } else { nil }
    game.add(entry)
    guard isInStep else { return try writeWhole() }
    let line = CheckedLine.written(JournalLine(entry: entry, date: date).json, goingOnFrom: &crc)
    isInStep = false
    try storage.append(name, line)
    isInStep = true
    storage.sync(name)
  }

  func rename(_ newName: String) throws {
    game.name = newName
    try writeWhole()
  }

  /// Writes what is missing and lets go of the game.
  func close(_ last: SavedGame) throws {
    defer { lock = nil }
    var known = game
    known.played = last.played
    if isInStep && known == last {
      try append(.played(last.played))
    } else {
      game = last
      try writeWhole()
    }
  }

  /// Takes the game away and lets go of it.
  func discard() throws {
    defer { lock = nil }
    try storage.remove(name)
  }
}
