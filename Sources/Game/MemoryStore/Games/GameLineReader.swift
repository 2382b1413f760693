public import MemoryEngine
public import MemoryModel
import PlainJSON

/// A reader of a saved game that replays it line by line.
///
/// Nothing is trusted: a line must continue the previous ones, and the rules must allow its event.
/// A header in the middle begins another game.
public struct GameLineReader: Sendable {
  /// The game so far; nil before its record has been read.
  public var game: SavedGame? { played?.saved }
  /// The state of the game.
  public var state: MemoryGame<Face>? { played?.recorded.game }

  /// True if header and record of the game have been read, so that events may follow.
  public var isBegun: Bool { lines >= 2 }

  private struct Played {
    var saved: SavedGame
    var recorded: RecordedGame<Face>
  }

  private let id: String
  private var crc = CRC32()
  private var lines = 0
  private var header: GameHeader?
  private var played: Played?

  /// Creates a reader before the first line.
  ///
  /// - Parameter id: The id of the game here; letters and digits.
  public init(id: String) {
    self.id = id
  }

  /// Returns true if a line may belong to a saved game, by its first byte.
  public static func mayRead(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == UInt8(ascii: "{") || line.first == UInt8(ascii: "[")
  }

  /// Reads the next line.
  ///
  /// - Parameter line: The line without its newline.
  /// - Returns: The event; nil for the two lines with which a game begins.
  /// - Throws: `FormatError`; then the game is unchanged, and reading must stop.
  public mutating func read(_ line: ArraySlice<UInt8>) throws(FormatError) -> JournalEntry? {
    let isHeader = line.starts(with: #"{"format":"#.utf8)
    if isHeader { (crc, lines, header) = (CRC32(), 0, nil) }
    lines += 1
    guard let json = ChecksummedLine.json(of: line, goingOnFrom: &crc) else {
      throw .damaged("line \(lines) was changed")
    }
    if isHeader {
      header = try GameHeader(json)
    } else if lines == 2, let header {
      played = try Self.begin(header, json, id)
    } else if lines > 2 {
      return try add(json)
    } else {
      throw .damaged("its header is cut off")
    }
    return nil
  }

  private static func begin(
    _ header: GameHeader, _ json: ArraySlice<UInt8>, _ id: String
  ) throws(FormatError) -> Played {
    var saved = try header.game(id, try GameFile.decode(json))
    let recorded = try possible { try RecordedGame(replaying: saved.record) }
    // The digest is that of the record without the journal.
    saved.record.digest = nil
    return Played(saved: saved, recorded: recorded)
  }

  private mutating func add(_ json: ArraySlice<UInt8>) throws(FormatError) -> JournalEntry {
    let line = try FormatError.reading { () throws(JSONError) in try JournalLine(json) }
    guard var next = played else { throw .damaged("its record is cut off") }
    // Uniquely referenced during the change, so that nothing is copied; an error restores it.
    played = nil
    defer { played = next }
    try Self.play(line.entry, in: &next.recorded)
    next.saved.add(line.entry)
    return line.entry
  }

  private static func play(
    _ entry: JournalEntry, in game: inout RecordedGame<Face>
  ) throws(FormatError) {
    switch entry {
    case .move(let move):
      let index = game.record.moves.count
      let outcome = game.choose(move.card, at: .nanoseconds(move.nanoseconds))
      guard case .ignored(let refusal) = outcome.event else { return }
      throw .impossible("\(ReplayError.refused(move: index, refusal))")
    case .shuffle: game.shuffle()
    case .undo:
      if !game.undo() { throw .impossible("a move before the first is taken back") }
    case .hint, .played: break
    }
  }

  private static func possible<Value>(_ body: () throws -> Value) throws(FormatError) -> Value {
    do {
      return try body()
    } catch {
      throw .impossible("\(error)")
    }
  }
}
