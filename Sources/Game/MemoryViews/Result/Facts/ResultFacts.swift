import MemoryEngine
import MemoryModel
import MemoryViewModel

/// The facts about a finished game.
struct ResultFacts {
  let headline: String
  let isWon: Bool
  /// The theme, and the number of pairs or triples.
  let table: String
  /// The standings, indexed by player.
  let standings: [Standing]
  let turns: Int
  /// The mean number of turns of a perfect memory, if it is known.
  let expectedTurns: Double?
  /// The rating by `expectedTurns`; nil if these are unknown, and after hints or undo.
  let stars: StarRating?
  /// The number of cards in a match.
  let matchSize: Int
  /// The number of turns in which the player missed a known match, if one player is "you".
  let missedMatches: Int?
  let time: Duration
  let hints: Int
  let seed: String
  /// The matched faces in order; of a kind with several faces the first that was turned.
  let found: [Face]
  /// The best score of comparable games, including this one; nil if the game has no score.
  let best: Int?
  /// The rank among the player's own games; nil for a game that cannot be compared.
  let rank: String?

  /// A player and the points.
  struct Standing: Hashable, Identifiable {
    /// The index of the player.
    let id: Int
    let name: String
    let points: Int
    let isLeader: Bool
  }

  /// - Parameters:
  ///   - game: The game.
  ///   - result: The result of the game.
  ///   - scores: The scores of earlier games, and of this one if it has one.
  ///   - rank: The rank among the player's own games.
  init(
    _ game: GameViewModel, _ result: GameResult, _ scores: ScoreTable, rank: String? = nil
  ) {
    self.rank = rank
    let setup = game.setup
    headline = Ending(game, result).sentence
    isWon = result.isWon
    let pairs = setup.kinds == 1 ? "pair" : "pairs"
    let kinds = "\(setup.kinds) \(setup.copies == 2 ? pairs : "groups of \(setup.copies)")"
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
    // After a peek at all cards no turn is needed to find them.
    let isSeen = setup.rules.peek > .zero
    return isSeen ? Double(setup.kinds) : Expectation.turns(forPairs: setup.kinds)
  }

  private static func category(of setup: GameSetup) -> Score.Category {
    Score.Category(
      themeID: setup.theme.id, rules: RulesChoice.name(of: setup.rules), pairs: setup.kinds,
      players: setup.rules.players, sides: setup.theme.sides)
  }
}

/// The headline of a result.
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
    guard result.leaders.count == 1, let player = result.leaders.first else { return "It is a tie" }
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
