import MemoryEngine
import MemoryModel
import MemorySimulation
import MemoryStore
import SystemCalls

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

  init(in context: RunContext, with files: PlayerFiles) {
    (self.context, self.files) = (context, files)
  }

  /// Returns the games in order; without words, the player's own finished games, the first played
  /// first.
  ///
  /// - Throws: `Failure` for the first record that cannot be read.
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
  /// - Throws: `Failure` for the first record that cannot be read, or the closure's error.
  func each(of words: [String], _ take: (Game) throws -> Void) throws {
    if words.isEmpty { return try own(take) }
    for word in words {
      if word == "-" {
        let input = context.console.lines(longestLine: NamedRecord.largest)
        try RecordLines(name: "standard input", games: "", input: input).each(take)
      } else {
        try named(word, take)
      }
    }
  }

  private func named(_ word: String, _ take: (Game) throws -> Void) throws {
    let names = try Failure.naming(word) { () throws(SystemError) in try context.files.names(word) }
    guard let names else { return try RecordFile(word: word).each(in: context, with: files, take) }
    let records = names.filter { !$0.hasPrefix(".") }.sorted()
    if records.isEmpty { throw Failure.badData("\(shown(word)): has no records") }
    for name in records {
      let path = word.hasSuffix("/") ? word + name : "\(word)/\(name)"
      try RecordFile(word: path).each(in: context, with: files, take)
    }
  }

  /// The finished games without those of practice, whose moves may have been undone.
  private func own(_ take: (Game) throws -> Void) throws {
    let repository = files.onlyLooking.repository(StartupWarnings())
    let finished = try Failure.keeping { try repository.finished() }
    for summary in finished.reversed() {
      let game = try Failure.keeping { try repository.read(summary.id) }
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
