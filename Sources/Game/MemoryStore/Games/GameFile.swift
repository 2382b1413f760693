public import MemoryEngine
public import MemoryModel
import PlainJSON

/// A saved game as bytes: a header, a record, and a journal of what happened since, line by line.
///
/// Every line ends in a tab and the checksum of all lines so far. A game is written whole when it
/// begins and when it is opened again; while it is played, lines are only added.
public struct GameFile {
  /// The most bytes of a file.
  public static let limit = 16 << 20
  /// The most lines of a file.
  static let lineLimit = 500_000

  let game: SavedGame
  /// When it was last played, in seconds since 1970.
  let date: Int64

  /// Reads and replays a file.
  ///
  /// A line cut short at the end, as when a process is killed, is left out. Nothing in the file is
  /// believed: the score is what the rules say.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - id: The id of its game.
  /// - Throws: `FormatError` for a file that is damaged, or that the rules refuse.
  init(_ bytes: [UInt8], id: String) throws(FormatError) {
    let parts = try Self.checked(try ChecksummedLine.lines(of: bytes, atMost: Self.lineLimit))
    let header = try GameHeader(parts[0])
    guard parts.count > 1 else { throw .damaged("its record is cut off") }
    var game = try header.game(id, try Self.decode(parts[1]))
    var date = header.date
    _ = try Self.replay(game.record)
    // It was that of the record without what comes next.
    game.record.digest = nil
    for part in parts[2...] { date = try Self.add(part, to: &game) ?? date }
    if parts.count > 2 { _ = try Self.replay(game.record) }
    self.game = game
    self.date = date
  }

  /// The JSON of all lines, of which there is at least one.
  private static func checked(
    _ lines: [ArraySlice<UInt8>]
  ) throws(FormatError) -> [ArraySlice<UInt8>] {
    var crc = CRC32()
    var parts: [ArraySlice<UInt8>] = []
    for (index, line) in lines.enumerated() {
      guard let part = ChecksummedLine.json(of: line, goingOnFrom: &crc) else {
        throw .damaged("line \(index + 1) was changed")
      }
      parts.append(part)
    }
    if parts.isEmpty { throw .damaged("its header is cut off") }
    return parts
  }

  /// Adds what a line says, and tells its date.
  private static func add(
    _ line: ArraySlice<UInt8>, to game: inout SavedGame
  ) throws(FormatError) -> Int64? {
    let line = try FormatError.reading { () throws(JSONError) in try JournalLine(line) }
    if line.entry == .undo && game.record.moves.isEmpty {
      throw .impossible("a move before the first is taken back")
    }
    game.add(line.entry)
    return line.date
  }

  /// The record in the bytes of a saved game, moves of its journal included.
  ///
  /// - Returns: `nil` for bytes that do not begin as a saved game does.
  /// - Throws: `FormatError` for a saved game that is damaged, or that the rules refuse.
  public static func record(from bytes: [UInt8]) throws(FormatError) -> GameRecord<Face>? {
    guard bytes.starts(with: #"{"format":"\#(FileFormat.game.name)""#.utf8) else { return nil }
    return try GameFile(bytes, id: "").game.record
  }

  /// The game in the bytes of a saved game, under an id of its own.
  ///
  /// - Throws: `FormatError` for bytes that are none, or damaged, or that the rules refuse.
  public static func game(from bytes: [UInt8], id: String) throws(FormatError) -> SavedGame {
    try GameFile(bytes, id: id).game
  }

  static func decode(_ json: ArraySlice<UInt8>) throws(FormatError) -> GameRecord<Face> {
    do {
      return try JSON(parsing: json).decoded(as: GameRecord<Face>.self)
    } catch let error as JSONError {
      throw .json(error)
    } catch {
      throw .impossible("\(error)")
    }
  }

  private static func replay(_ record: GameRecord<Face>) throws(FormatError) -> MemoryGame<Face> {
    do {
      return try RecordedGame(replaying: record).game
    } catch {
      throw .impossible("\(error)")
    }
  }
}

extension GameFile {
  /// The whole file of a game, and the checksum to go on from.
  ///
  /// - Throws: `FormatError` for a game that could not be read again.
  static func written(
    _ game: SavedGame, date: Int64
  ) throws(FormatError) -> (bytes: [UInt8], crc: CRC32) {
    var record = game.record
    record.digest = nil
    record.digest = try replay(record).digest
    var crc = CRC32()
    let header = GameHeader(game, date: date).json.written()
    let bytes =
      ChecksummedLine.written(header, goingOnFrom: &crc)
      + ChecksummedLine.written(try encode(record), goingOnFrom: &crc)
    if bytes.count > limit { throw .tooMany("bytes", limit: limit) }
    return (bytes, crc)
  }

  /// The bytes of a file for a game that is put where the player wants it.
  ///
  /// - Parameters:
  ///   - game: The game as it is now.
  ///   - date: When it was last played, in seconds since 1970.
  /// - Returns: A whole file, with nothing in its journal.
  /// - Throws: `FormatError` for a game that could not be read again.
  public static func bytes(of game: SavedGame, date: Int64) throws(FormatError) -> [UInt8] {
    try written(game, date: date).bytes
  }

  private static func encode(_ record: GameRecord<Face>) throws(FormatError) -> String {
    do {
      return try JSON(encoding: record).written(sortsMembers: true)
    } catch {
      throw .impossible("\(error)")
    }
  }
}
