import CommandLineKit
import MemoryEngine
import MemoryModel
import MemoryStore
import MemoryViewModel
import PlainJSON
import SystemCalls

/// A recorded game on a command line: a file, `-` for standard input, or the id or name of a game.
///
/// A word with a slash, or with a file of that name, is a path; any other is a saved or finished
/// game. Of several games of the same name none is taken; each has an id.
struct NamedRecord: Sendable {
  /// The size limit of a record in bytes.
  static let largest = 16 << 20

  let word: String

  /// The name in messages.
  var name: String { word == "-" ? "standard input" : shown(word) }

  /// The game that was found.
  enum Found {
    /// A record without a saved game.
    case record(GameRecord<Face>)
    case game(SavedGame)

    /// The record, which is enough to replay the game.
    var record: GameRecord<Face> {
      switch self {
      case .record(let record): record
      case .game(let game): game.record
      }
    }
  }

  /// Reads the game without checking its moves.
  ///
  /// - Throws: `Failure` if there is none or it cannot be read, `UsageError` for a word that is
  ///   similar to the name of a game, or the name of several.
  func read(in context: RunContext, with files: PlayerFiles) throws -> Found {
    if word == "-" { return try decode(read(context.console.read).withPlainLines) }
    let mayBeGame = !word.contains("/") && !context.files.isThere(word)
    if mayBeGame, let game = try game(in: context, with: files) { return .game(game) }
    let file = try open(context.files, orGame: mayBeGame)
    return try decode(read(file.read).withPlainLines)
  }

  /// Opens the file; the error for a missing file mentions games as well, if one could be meant.
  private func open(_ files: Files, orGame mayBeGame: Bool) throws(Failure) -> InputFile {
    do throws(Failure) {
      return try Failure.naming(word) { () throws(SystemError) in try files.open(word) }
    } catch {
      guard mayBeGame else { throw error }
      let rest = ", nor a saved or finished game of that name; see \(Memorize.name) games"
      throw Failure(code: error.code, message: error.message.map { $0 + rest })
    }
  }

  /// Returns the saved or finished game; nil if none has the name or a similar one.
  private func game(in context: RunContext, with files: PlayerFiles) throws -> SavedGame? {
    let warnings = StartupWarnings()
    let repository = files.onlyLooking.repository(warnings)
    let games = try repository.playedLastFirst()
    if !games.contains(where: { $0.isCalled(word) }) {
      // The game may be one of those that cannot be read.
      warnings.report(to: context.console)
      if word.closest(among: games.map(\.name)) == nil { return nil }
    }
    let game = try games.named(word)
    return try Failure.keeping { try repository.read(game.id) }
  }

  /// Reads a whole record, or its beginning.
  ///
  /// - Parameters:
  ///   - more: Reads available bytes; empty at the end.
  ///   - head: The bytes that were read before.
  ///   - isEnough: A closure that returns true for bytes after which no more are wanted.
  /// - Returns: All bytes, those that were read before first.
  /// - Throws: `Failure` for more bytes than a record has, and for errors of the system.
  func read(
    _ more: (_ count: Int) throws(SystemError) -> [UInt8], after head: [UInt8] = [],
    until isEnough: ([UInt8]) -> Bool = { _ in false }
  ) throws -> [UInt8] {
    var bytes = head
    do {
      while bytes.count <= Self.largest {
        let more = try more(65_536)
        bytes += more
        if more.isEmpty || isEnough(more) { return bytes }
      }
    } catch {
      throw Failure.inputOutput(name, error)
    }
    throw Failure.badData(
      "\(name): too long for a record, which has at most \(Self.largest) bytes")
  }

  /// Decodes a saved game or a record, without checking its moves.
  func decode(_ bytes: [UInt8]) throws -> Found {
    if bytes.isEmpty { throw Failure.badData("\(name): is empty") }
    do {
      if try GameFile.record(from: bytes) != nil {
        return .game(try GameFile.game(from: bytes, id: ""))
      }
    } catch {
      throw Failure.badData("\(name): \(error)")
    }
    return .record(try Self.record(in: bytes, named: name))
  }

  /// Parses a record as JSON, without checking its moves.
  static func record(in bytes: [UInt8], named name: String) throws(Failure) -> GameRecord<Face> {
    do throws(FormatError) {
      return try GameRecord(reading: bytes[...], named: "the record")
    } catch {
      throw .badData("\(name): \(error)")
    }
  }
}

extension NamedRecord {
  /// Runs a closure that replays a record, and adds the name to the record's errors.
  static func playing<Value>(_ name: String, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as ReplayError {
      throw Failure.badData("\(name): \(error)")
    } catch let error as DeckError {
      throw Failure.badData("\(name): \(error)")
    } catch let error as RulesError {
      throw Failure.badData("\(name): rules.\(error)")
    }
  }
}

extension GameRepository {
  /// Returns all saved and finished games, the last played first.
  ///
  /// - Throws: `Failure` if the games cannot be listed.
  func playedLastFirst() throws -> [GameSummary] {
    try Failure.keeping { try summaries() + finished() }.lastPlayedFirst
  }
}
