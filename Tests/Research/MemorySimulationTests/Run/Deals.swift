import MemoryEngine
import MemorySimulation
import PlainJSON
import TestSupport

/// A generator with which the engine's shuffle gives a wanted order of pairs.
struct StackedDeal: RandomNumberGenerator {
  private var words: [UInt64] = []

  /// - Parameter kinds: The kind of each card in table order; kinds 0, 1, … twice each.
  init(kinds: [Int]) {
    var box = kinds.sorted()
    for last in kinds.indices.dropFirst().reversed() {
      let place = box[...last].firstIndex(of: kinds[last]) ?? last
      box.swapAt(last, place)
      // The middle of the words that a draw below `last + 1` maps to `place`.
      let word = (UInt128(2 * place + 1) << 63) / UInt128(last + 1)
      words.append(UInt64(word))
    }
    words.reverse()
  }

  mutating func next() -> UInt64 { words.removeLast() }

  /// Returns all ways to lay out pairs, up to the names of the kinds: there are (2n - 1)!! of them.
  static func all(pairs: Int) -> [[Int]] {
    var deals = [Array(repeating: -1, count: 2 * pairs)]
    for kind in 0..<pairs {
      deals = deals.flatMap { deal in
        let free = deal.indices.filter { deal[$0] < 0 }
        return free.dropFirst().map { second in
          var deal = deal
          (deal[free[0]], deal[second]) = (kind, kind)
          return deal
        }
      }
    }
    return deals
  }
}

extension MemoryGame<Int> {
  /// Deals pairs in an order, and lets a player play.
  mutating func playOut(
    dealt kinds: [Int], _ player: inout some Player & ~Copyable
  ) -> Playthrough {
    var deal = StackedDeal(kinds: kinds)
    redeal(using: &deal)
    var chance = SeededNumbers(seed: 1)
    return playOut(&player, step: .seconds(1), flipCap: 100_000, using: &chance)
  }
}

extension Rules {
  /// Creates the course's rules with some changes.
  init(_ change: (inout Rules) -> Void) {
    self = .course
    change(&self)
  }
}

extension Simulation {
  /// Creates a simulation of pairs, or of larger matches if the rules require them.
  init(
    pairs: Int, _ player: PlayerChoice, against other: PlayerChoice? = nil,
    _ rules: Rules = .course, seed: UInt64 = 1, flipTime: Duration = .seconds(1)
  ) throws {
    try self.init(
      kinds: pairs, copies: rules.matchSize, rules: rules, seed: Seed(seed),
      players: [player] + (other.map { [$0] } ?? []), flipTime: flipTime)
  }

  /// Returns the figures of the first games.
  func figures(_ games: UInt64) -> [GameStatistics] { figures(0..<games) }

  func figures(_ games: Range<UInt64>) -> [GameStatistics] {
    var figures: [GameStatistics] = []
    play(games) { figures.append($0) }
    return figures
  }

  func tally(_ games: Range<UInt64>) -> Tally {
    var tally = Tally()
    play(games) { tally.add($0) }
    return tally
  }

  func json(_ games: Range<UInt64>) -> String { Report(self, tally(games)).json.description }
}

extension Sequence<Int> {
  /// The number of occurrences of each number.
  var counts: [Int: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }

  var mean: Double {
    let (sum, count) = reduce(into: (0, 0)) { $0 = ($0.0 + $1, $0.1 + 1) }
    return Double(sum) / Double(count)
  }
}

extension PlayerChoice {
  /// A player of each form that can play alone.
  static let examples: [PlayerChoice] = [
    .random, .perfect, .capacity(3), .forgetful(Probability(millionths: 100_000)),
    .capacity(3, evicting: .newest), .capacity(3, evicting: .random),
    .swapping(Probability(millionths: 50_000)),
    .actr(ActivationModel(decay: ExactDecimal(millionths: 500_000))),
  ]
}
