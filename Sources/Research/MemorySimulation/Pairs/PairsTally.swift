/// The sum of games of plain pairs.
///
/// There are two flips per turn, and every finished game has the same margin: all pairs.
struct PairsTally: ~Copyable {
  private let pairs: Int
  private var games = 0
  private var unfinished = Histogram()
  private var turns = Histogram.Counter()
  private var score = Histogram.Counter()
  private var lucky = Histogram.Counter()

  init(_ simulation: Simulation) { pairs = simulation.kinds }

  @inline(__always) mutating func add(_ game: PairsFigures) {
    games &+= 1
    turns.add(game.turns)
    score.add(game.score)
    lucky.add(game.lucky)
    if !game.isFinished { add(unfinished: game) }
  }

  @inline(never) private mutating func add(unfinished game: PairsFigures) {
    unfinished.add(pairs - game.pairsLeft)
  }

  consuming func tally() -> Tally {
    let left = unfinished.entries.reduce(0) { $0 + $1.count }
    let turns = turns.histogram
    var flips = Histogram()
    for (value, count) in turns.entries { flips.add(2 * value, times: count) }
    unfinished.add(pairs, times: games - left)
    return Tally(
      games: games, unfinished: left, turns: turns, score: score.histogram, flips: flips,
      lucky: lucky.histogram, margin: unfinished)
  }
}
