public import MemoryModel
import PlainJSON

/// Writes a game as the lines of its file, for somebody who reads them while it is played.
///
/// All lines together are the bytes of a saved game.
public struct GameLineWriter: Sendable {
  /// All lines so far: two for the game as it was at the beginning, then one an entry.
  public private(set) var bytes: [UInt8]
  private var crc: CRC32

  /// Writes what a game is and has become until now.
  ///
  /// - Parameters:
  ///   - game: The game.
  ///   - date: Seconds since 1970.
  /// - Throws: `FormatError` for a game that could not be read again.
  public init(_ game: SavedGame, date: Int64) throws(FormatError) {
    (bytes, crc) = try GameFile.written(game, date: date)
  }

  /// Writes what happened next.
  ///
  /// - Returns: Its line, with the new line at its end.
  public mutating func write(_ entry: JournalEntry) -> [UInt8] {
    let line = ChecksummedLine.written(JournalLine(entry: entry).json, goingOnFrom: &crc)
    bytes += line
    return line
  }
}
