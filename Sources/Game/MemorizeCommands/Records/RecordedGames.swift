import MemoryEngine
import MemoryModel
import MemorySimulation
import MemoryStore
import SystemCalls

/// A closure that receives the failure of a record that cannot be read, or throws it.
typealias SkippedRecord = (Failure) throws -> Void

/// The recorded games that a command line names.
struct RecordedGames {
  /// A game with its names.
  struct Game {
    /// The id; nil for a record that is not a finished game of the player.
    var id: String?
    /// The name in tables.
    let name: String
    /// The name in messages.
    let place: String
    let theme: String
    /// The participant and condition of an experiment; nil for a game that is not part of one.
    var experiment: ExperimentTag?
    let record: GameRecord<Face>
  }

  private let context: RunContext
  private let files: PlayerFiles
  private let skip: SkippedRecord

  /// - Parameters:
  ///   - context: The places of the files.
  ///   - files: The files of the player.
  ///   - skip: Receives the failure of each record that cannot be read; what it throws ends the
  ///     reading. By default that is the first failure.
  init(
    in context: RunContext, with files: PlayerFiles,
    skipping skip: @escaping SkippedRecord = { throw $0 }
  ) {
    (self.context, self.files, self.skip) = (context, files, skip)
  }

  /// Returns the games in order; without words, the player's own finished games, the first played
  /// first.
  ///
  /// - Throws: The error of the skipping closure.
  func all(of words: [String]) throws -> [Game] {
    var games: [Game] = []
    try each(of: words) { games.append($0) }
    return games
  }

  /// Reads the games in order, and keeps none of them.
  ///
  /// - Parameters:
  ///   - words: Files, folders of them, `-` for standard input, and games; none for the player's
  ///     own finished games, the first played first. A file or standard input may have a record in
  ///     each line.
  ///   - take: A closure that is called with each game.
  /// - Throws: The error of a closure, and `UsageError` for a word that is no game.
  func each(of words: [String], _ take: (Game) throws -> Void) throws {
    if words.isEmpty { return try own(take) }
    for word in words {
      if word == "-" {
        let input = context.console.lines(longestLine: NamedRecord.largest)
        let lines = RecordLines(name: "standard input", games: "", input: input)
        try lines.each(skipping: skip, take)
      } else {
        try named(word, take)
      }
    }
  }

  private func named(_ word: String, _ take: (Game) throws -> Void) throws {
    let names: [String]?
    do throws(Failure) {
      names = try Failure.naming(word) { () throws(SystemError) in try context.files.names(word) }
    } catch {
      return try skip(error)
    }
    guard let names else { return try file(word, take) }
    let records = names.filter { !$0.hasPrefix(".") }.sorted()
    if records.isEmpty { try skip(.badData("\(shown(word)): has no records")) }
    for name in records {
      try file(word.hasSuffix("/") ? word + name : "\(word)/\(name)", take)
    }
  }

  private func file(_ word: String, _ take: (Game) throws -> Void) throws {
    try RecordFile(word: word).each(in: context, with: files, skipping: skip, take)
  }

  /// The finished games without those of practice, whose moves may have been undone.
  private func own(_ take: (Game) throws -> Void) throws {
    let warnings = StartupWarnings()
    let progress = RecordProgress(in: context)
    let repository = files.onlyLooking.repository(warnings, progress: progress)
    let finished = try Failure.keeping { try repository.finished() }
    for sentence in warnings.taken() { try skip(.badData(sentence)) }
    for summary in finished.reversed() {
      let game: SavedGame
      do {
        game = try repository.read(summary.id)
      } catch {
        try skip(Failure(keeping: error))
        continue
      }
      if !game.isPractice { try take(Game(game, at: game.name)) }
    }
  }
}

extension RecordedGames.Game {
  init(_ game: SavedGame, at place: String) {
    self.init(
      id: game.id, name: game.name, place: place, theme: game.theme.name,
      experiment: game.experiment, record: game.record)
  }
}

extension RecordedGames.Game {
  /// Returns the flips of the game as a player saw them.
  ///
  /// - Parameters:
  ///   - player: The player, starting from zero.
  ///   - isOptional: True to return nil for a game without pairs, which otherwise is an error.
  /// - Returns: The flips; nil for a game without pairs.
  /// - Throws: `Failure` for an impossible record, or one without pairs.
  func trace(of player: Int, isOptional: Bool) throws -> MemoryTrace? {
    do {
      return try NamedRecord.playing(place) { try MemoryTrace(of: record, player: player) }
    } catch let error as TraceError {
      if isOptional { return nil }
      throw Failure.badData("\(place): \(error)")
    }
  }
}
