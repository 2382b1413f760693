import CommandLineKit
import MemoryEngine
import MemoryModel
import MemoryStore
import MemoryViewModel
import PlainJSON
import SystemCalls

/// A recorded game that a command line names: a file, a dash for standard input, or a saved or
/// finished game by its id or name.
///
/// What has a slash is a path, and so is what is there; else a game of the player's is meant. Of
/// several with one name it is the one played last.
struct NamedRecord: Sendable {
  /// A record beyond this is no game anyone played.
  static let largest = 16 << 20

  let word: String

  /// As messages call it.
  var name: String { word == "-" ? "standard input" : shown(word) }

  /// What was found under a name.
  enum Found {
    /// No more than a record.
    case record(GameRecord<Face>)
    case game(SavedGame)

    /// What it takes to play the game again.
    var record: GameRecord<Face> {
      switch self {
      case .record(let record): record
      case .game(let game): game.record
      }
    }
  }

  /// Reads the game.
  ///
  /// - Throws: `Failure` when there is none or it cannot be read, `UsageError` for a word that is
  ///   nearly the name of a game. Whether its moves are possible is not checked.
  func read(in context: RunContext, with files: PlayerFiles) throws -> Found {
    if word == "-" { return try decode(read(context.console.read).withPlainLines) }
    let mayBeGame = !word.contains("/") && !context.files.isThere(word)
    if mayBeGame, let game = try game(of: files.onlyLooking.repository(StartupWarnings())) {
      return .game(game)
    }
    let file = try open(context.files, orGame: mayBeGame)
    return try decode(read(file.read).withPlainLines)
  }

  /// What is neither a file nor a game is told to be neither.
  private func open(_ files: Files, orGame mayBeGame: Bool) throws(Failure) -> InputFile {
    do throws(Failure) {
      return try Failure.naming(word) { () throws(SystemError) in try files.open(word) }
    } catch {
      guard mayBeGame else { throw error }
      let rest = ", nor a saved or finished game of that name; see \(Memorize.name) games"
      throw Failure(code: error.code, message: error.message.map { $0 + rest })
    }
  }

  private func game(of repository: GameRepository) throws -> SavedGame? {
    let games = repository.playedLastFirst
    if let game = games.game(named: word) {
      return try Failure.keeping { try repository.read(game.id) }
    }
    if word.closest(among: games.map(\.name)) != nil {
      throw UsageError.unknownGame(word, games: games.map(\.name))
    }
    return nil
  }

  private func read(
    _ more: (_ count: Int) throws(SystemError) -> [UInt8]
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    do {
      while true {
        let more = try more(65_536)
        if more.isEmpty { return bytes }
        bytes += more
        if bytes.count > Self.largest { break }
      }
    } catch {
      throw Failure.inputOutput(name, error)
    }
    throw Failure.badData(
      "\(name): too long for a record, which has at most \(Self.largest) bytes")
  }

  private func decode(_ bytes: [UInt8]) throws -> Found {
    if bytes.isEmpty { throw Failure.badData("\(name): is empty") }
    do {
      if try GameFile.record(from: bytes) != nil {
        return .game(try GameFile.game(from: bytes, id: ""))
      }
      return .record(
        try JSON(parsing: bytes).decoded(as: GameRecord<Face>.self, named: "the record"))
    } catch let error as JSONError {
      let sentence = error.sentence { $0.printable(atMost: 160) }
      throw Failure.badData("\(name): \(sentence)")
    } catch {
      throw Failure.badData("\(name): \(error)")
    }
  }
}

extension NamedRecord {
  /// Plays a record, and words what is wrong with it.
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
  /// The saved and the finished games that can be listed, those played last first.
  var playedLastFirst: [GameSummary] {
    let games = ((try? summaries()) ?? []) + ((try? finished()) ?? [])
    return games.sorted { ($1.lastPlayed ?? 0, $0.id) < ($0.lastPlayed ?? 0, $1.id) }
  }
}
