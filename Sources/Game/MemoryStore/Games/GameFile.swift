public import MemoryEngine
public import MemoryModel
import PlainJSON

/// A saved game as bytes: a header, a record, and a journal of later events, line by line.
///
/// Every line ends in a tab and the checksum of all lines so far. A game is written as a whole when
/// it begins and when it is opened again; during play lines are only appended.
public struct GameFile {
  /// The largest file in bytes.
  public static let limit = 16 << 20
  /// The largest number of lines.
  static let lineLimit = 500_000

  let game: SavedGame
  /// The date of the last play in seconds since 1970.
  let date: Int64

  /// Reads and replays a file.
  ///
  /// An incomplete last line, as a killed process leaves it, is ignored. Nothing in the file is
  /// trusted: the score is computed by the rules.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - id: The id of the game.
  /// - Throws: `FormatError` for a file that is damaged, or that the rules refuse.
  init(_ bytes: [UInt8], id: String) throws(FormatError) {
    let parts = try Self.checked(try ChecksummedLine.lines(of: bytes, atMost: Self.lineLimit))
    let header = try GameHeader(parts[0])
    guard parts.count > 1 else { throw .damaged("its record is cut off") }
    var game = try header.game(id, try Self.decode(parts[1]))
    var date = header.date
    _ = try Self.replay(game.record)
    // The digest is that of the record without the journal.
    game.record.digest = nil
    for part in parts[2...] { date = try Self.add(part, to: &game) ?? date }
    if parts.count > 2 { _ = try Self.replay(game.record) }
    self.game = game
    self.date = date
  }

  /// Returns the JSON of all lines, of which there is at least one.
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

  /// Adds the event of a line, and returns its date.
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

  /// Returns the record of a saved game, including the moves of its journal.
  ///
  /// - Returns: `nil` for bytes that do not begin like a saved game.
  /// - Throws: `FormatError` for a saved game that is damaged, or that the rules refuse.
  public static func record(from bytes: [UInt8]) throws(FormatError) -> GameRecord<Face>? {
    guard bytes.starts(with: #"{"format":"\#(FileFormat.game.name)""#.utf8) else { return nil }
    return try GameFile(bytes, id: "").game.record
  }

  /// Returns the saved game, under a given id.
  ///
  /// - Throws: `FormatError` for bytes that are not a saved game, or damaged, or that the rules
  ///   refuse.
  public static func game(from bytes: [UInt8], id: String) throws(FormatError) -> SavedGame {
    try GameFile(bytes, id: id).game
  }

  static func decode(_ json: ArraySlice<UInt8>) throws(FormatError) -> GameRecord<Face> {
    try GameRecord(reading: json, named: "the whole")
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
  /// Returns the file of a game, and the checksum to continue from.
  ///
  /// - Throws: `FormatError` for a game that could not be read again.
  static func written(
    _ game: SavedGame, date: Int64
  ) throws(FormatError) -> (bytes: [UInt8], crc: CRC32) {
    var record = game.record
    try record.checkFaces()
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

  /// Returns the file of a game that is exported.
  ///
  /// - Parameters:
  ///   - game: The game.
  ///   - date: The date of the last play in seconds since 1970.
  /// - Returns: A whole file with an empty journal.
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
