public import MemoryModel
import PlainJSON

/// A writer of a game as the lines of its file, for a reader that follows the game.
///
/// All lines together are a saved game.
public struct GameLineWriter: Sendable {
  /// The lines so far: two for the initial game, then one per event.
  public private(set) var bytes: [UInt8]
  private var crc: CRC32

  /// Creates the lines of a game so far.
  ///
  /// - Parameters:
  ///   - game: The game.
  ///   - date: The date in seconds since 1970.
  /// - Throws: `FormatError` for a game that could not be read again.
  public init(_ game: SavedGame, date: Int64) throws(FormatError) {
    (bytes, crc) = try GameFile.written(game, date: date)
  }

  /// Appends an event.
  ///
  /// - Returns: The line, with its newline.
  public mutating func write(_ entry: JournalEntry) -> [UInt8] {
    let line = ChecksummedLine.written(JournalLine(entry: entry).json, goingOnFrom: &crc)
    bytes += line
    return line
  }
}
