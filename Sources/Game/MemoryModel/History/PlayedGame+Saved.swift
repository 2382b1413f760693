import MemoryEngine

extension PlayedGame {
  /// The circumstances of a game that its record does not tell.
  public struct Circumstances: Hashable, Sendable {
    /// True if the game was played in kids mode.
    public var isKidsMode = false
    /// True if the game was shared with other terminals.
    public var isShared = false
    /// The date of the end in seconds since 1970.
    public var date: Int64
    /// The seconds by which the player's clock was ahead of UTC at the end.
    public var zone: Int

    /// Creates the circumstances of a game at one terminal, out of kids mode.
    public init(date: Int64, zone: Int = 0) {
      (self.date, self.zone) = (date, zone)
    }
  }

  /// Creates the entry of a game; nil for one that is not over, or impossible.
  ///
  /// - Parameters:
  ///   - saved: The game.
  ///   - circumstances: What the game itself does not tell.
  /// - Complexity: O(cards + moves).
  public init?(of saved: SavedGame, _ circumstances: Circumstances) {
    guard let game = try? RecordedGame(replaying: saved.record).game,
      game.isOver(at: saved.played), let analysis = try? GameAnalysis(of: saved.record)
    else { return nil }
    let kinds = saved.record.deck.kinds
    let (date, _) = circumstances.date.addingReportingOverflow(Int64(circumstances.zone))
    self.init(
      id: saved.id, kind: Kind(of: saved, circumstances), date: circumstances.date,
      day: CivilDate(secondsSince1970: date), daily: saved.daily, themeID: saved.theme.id,
      themeName: saved.theme.name, rules: RulesChoice.name(of: game.rules), kinds: kinds.count,
      copies: kinds.map(\.copies).max() ?? 0, matchSize: game.rules.matchSize,
      hasPeek: game.rules.peek > .zero, players: game.rules.players, isWon: game.isFinished,
      turns: game.turns, time: game.isFinished ? game.latestFlip : saved.played,
      points: game.scores.first ?? 0, hints: saved.hints,
      turnKinds: analysis.turns.filter { $0.player == 0 }.map(\.kind))
  }
}

extension PlayedGame.Kind {
  fileprivate init(of saved: SavedGame, _ circumstances: PlayedGame.Circumstances) {
    let people = saved.opponents.people(among: saved.record.rules.players)
    if saved.isPractice {
      self = .practice
    } else if circumstances.isKidsMode {
      self = .kids
    } else if circumstances.isShared || people > 1 {
      self = .guests
    } else {
      self = saved.daily == nil ? .own : .daily
    }
  }
}
