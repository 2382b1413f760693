import MemoryEngine
public import MemoryModel
public import Observation

/// The scores, the history and the histories of pairs of all games, each read when it is first
/// needed.
@Observable public final class GameRecords {
  /// The scores of all games.
  public let scores: ScoreTable
  /// The history of finished games.
  public let history: GameHistory
  /// The histories of pairs, as they were last read; nil before they are needed.
  public private(set) var pairs: PairMemories?
  /// The number of changes that other programs have made to the saved games.
  public private(set) var gameChanges = 0
  /// The recall as it was last computed, which is shown while it is computed again.
  @ObservationIgnored public var latestRecall: RecallSummary?
  /// The reason why games are not being saved, of which the player knows; nil if the last one was.
  @ObservationIgnored var toldFailure: String?
  @ObservationIgnored private var scoreReading = Reading.open
  @ObservationIgnored private let world: World
  @ObservationIgnored private let notices: NoticeList

  /// The reading of the scores.
  private enum Reading {
    case open
    case failed
    case done
  }

  /// Creates records that are not read yet.
  ///
  /// - Parameters:
  ///   - world: The places of the records.
  ///   - scores: The table of scores, without those of earlier games.
  ///   - history: The history; by default that of the environment.
  ///   - notices: The notices, which say what cannot be read or written.
  init(
    _ world: World, scores: ScoreTable, history: GameHistory? = nil,
    notices: NoticeList
  ) {
    self.world = world
    self.scores = scores
    self.history = history ?? GameHistory(repository: world.history)
    self.notices = notices
  }

  /// Returns the same records for another model of the program.
  func beside(notices: NoticeList) -> GameRecords {
    let records = GameRecords(world, scores: scores, history: history, notices: notices)
    records.scoreReading = scoreReading == .done ? .done : .open
    return records
  }

  /// Notifies the screens with saved games of a change.
  public func noteChangedGames() { gameChanges += 1 }

  /// Reads the scores of earlier games once, when they are first needed.
  ///
  /// After a failure, only `readScores()` tries again.
  public func loadScores() {
    if scoreReading == .open { try? readScores() }
  }

  /// Reads the scores of earlier games, unless they are loaded.
  ///
  /// - Throws: The error of the storage, which a notice describes too.
  public func readScores() throws {
    if scoreReading == .done { return }
    scoreReading = .failed
    scores.load(try notices.reported("The scores cannot be read", world.savedScores))
    scoreReading = .done
  }

  /// Reads the scores again, if they have been read before.
  public func refreshScores() {
    guard scoreReading == .done else { return }
    if let saved = notices.attempt("The scores cannot be read", world.savedScores) {
      scores.reload(saved)
    }
  }

  /// Removes the scores of a sheet permanently.
  public func clearScores(_ sheet: Score.Sheet) {
    notices.attempt("The scores cannot be cleared") { try scores.clear(sheet) }
  }

  /// Reads the history, unless it has been read; a notice reports an error.
  public func loadHistory() {
    notices.attempt("The history cannot be read", history.load)
  }

  /// Reads the history again, if it has been read before.
  public func refreshHistory() {
    notices.attempt("The history cannot be read", history.refresh)
  }

  /// Reads the histories of pairs once, when they are first needed.
  public func loadPairs() {
    if pairs == nil { refreshPairs() }
  }

  /// Reads the histories of pairs again; after a failure they are those of before.
  public func refreshPairs() {
    let read = notices.attempt("The pairs cannot be read", world.pairs.read)
    pairs = read ?? pairs ?? PairMemories()
  }

  /// Returns the best score of the games with a setup.
  public func best(of setup: GameSetup) -> Score? {
    scores.best(
      of: Score.Category(
        themeID: setup.theme.id, rules: RulesChoice.name(of: setup.rules), pairs: setup.kinds,
        players: setup.rules.players, sides: setup.theme.sides))
  }

  /// Returns the pairs of a theme that have a history, the weakest first.
  public func weakestPairs(of theme: Theme) -> [Theme.RememberedPair] {
    theme.weakestPairs(by: pairs ?? PairMemories())
  }

  /// Returns the pairs of a theme that were forgotten and not known since, the weakest first.
  public func forgottenPairs(of theme: Theme) -> [Theme.RememberedPair] {
    weakestPairs(of: theme).filter { $0.memory.map { $0.forgotten > 0 && $0.box == 1 } ?? false }
  }

  /// Adds the pairs of a game that is over.
  ///
  /// - Throws: The error of the storage.
  func countPairs(of game: SavedGame, people: Int) throws {
    var added = PairMemories()
    added.add(game, people: people)
    guard !added.themes.isEmpty else { return }
    pairs = try world.pairs.update { $0.add(game, people: people) }
  }

  /// The work that reads the player's own games and fits models of memory to them.
  ///
  /// It runs in the background; a later failure is that of the storage.
  public var recall: @Sendable () async -> Result<RecallSummary, RecallFailure> {
    let games = Array(history.ownGames)
    return { [recall = world.recall] in
      do {
        return .success(try await recall(games))
      } catch {
        return .failure(RecallFailure(reason: "\(error)"))
      }
    }
  }
}

/// The reason why the recall is unknown.
public struct RecallFailure: Error, Hashable, Sendable {
  /// The reason without a full stop.
  public let reason: String
}
