import MemoryEngine
import MemoryModel
import MemoryViewModel

/// What is to be said of a game that is over.
struct ResultFacts {
  let headline: String
  let isWon: Bool
  /// The theme, and how many pairs or triples there were.
  let table: String
  /// One a player.
  let standings: [Standing]
  let turns: Int
  /// How many turns a perfect memory needs on average, where that is known.
  let expectedTurns: Double?
  /// How near that was; nil where it is not known, and where hints or taking back helped.
  let stars: StarRating?
  /// How many cards make a match.
  let matchSize: Int
  /// How many turns missed a match that the player had seen, where there is one to call "you".
  let missedMatches: Int?
  let time: Duration
  let hints: Int
  let seed: String
  /// The faces that were found, in their order; of a kind with several the one turned first.
  let found: [Face]
  /// The best score of games like this, this one included; nil where games are not compared.
  let best: Int?

  /// A player and the points they made.
  struct Standing: Hashable, Identifiable {
    /// The player, from 0.
    let id: Int
    let name: String
    let points: Int
    let isLeader: Bool
  }

  /// - Parameters:
  ///   - game: The game.
  ///   - result: How it ended.
  ///   - scores: Those of earlier games, and of this one if it counts.
  init(_ game: GameViewModel, _ result: GameResult, _ scores: ScoreTable) {
    let setup = game.setup
    headline = Ending(game, result).sentence
    isWon = result.isWon
    let kinds = "\(setup.kinds) \(setup.copies == 2 ? "pairs" : "groups of \(setup.copies)")"
    table = "\(setup.theme.name.printable(atMost: 40)), \(kinds)"
    standings = result.scores.enumerated().map { player, points in
      Standing(
        id: player, name: game.name(of: player), points: points,
        isLeader: result.leaders.contains(player))
    }
    turns = result.turns
    expectedTurns = Self.expectedTurns(setup, result)
    let isOwnWork = result.hints == 0 && !setup.isPractice
    stars = isOwnWork ? expectedTurns.map { StarRating(turns: result.turns, expected: $0) } : nil
    matchSize = setup.rules.matchSize
    missedMatches = game.missedMatchesOfPerson
    time = result.time
    hints = result.hints
    found = game.foundFaces
    seed = game.seed.text.printable(atMost: 24)
    best = result.scores.count == 1 ? scores.best(of: Self.category(of: setup))?.points : nil
  }

  private static func expectedTurns(_ setup: GameSetup, _ result: GameResult) -> Double? {
    guard result.isWon, result.scores.count == 1, setup.copies == 2, setup.rules.matchSize == 2
    else { return nil }
    // Who has seen all cards in the peek needs no turn to look for them.
    let isSeen = setup.rules.peek > .zero
    return isSeen ? Double(setup.kinds) : Expectation.turns(forPairs: setup.kinds)
  }

  private static func category(of setup: GameSetup) -> Score.Category {
    Score.Category(
      themeID: setup.theme.id, rules: RulesChoice.name(of: setup.rules), pairs: setup.kinds,
      players: setup.rules.players)
  }
}

/// The first thing to say.
private struct Ending {
  let game: GameViewModel
  let result: GameResult

  init(_ game: GameViewModel, _ result: GameResult) {
    self.game = game
    self.result = result
  }

  var sentence: String {
    guard result.isWon else { return limit }
    if result.scores.count == 1 { return game.isYou(0) ? "You won!" : "All matched!" }
    guard result.leaders.count == 1, let player = result.leaders.first else { return "A draw" }
    return game.isYou(player) ? "You win!" : "\(game.name(of: player)) wins!"
  }

  private var limit: String {
    switch game.setup.rules.limit {
    case .time: "Time is up"
    case .turns: "No turns left"
    case .misses: "One miss too many"
    case nil: "The game is over"
    }
  }
}
