/// A solver of the perfect player with pairs, by dynamic programming over its knowledge.
///
/// A state is the number of kinds without a known card, and of those with one; a completely known
/// pair costs one turn at once.
enum PerfectSolver {
  /// A possible result of a turn, and the remaining game.
  struct Branch<Rest> {
    let ways: Int
    let of: Int
    /// The number of turns: two if the next turn takes the pair that this one made known.
    let turns: Int
    let lucky: Int
    let rest: Rest

    var chance: Fraction { Fraction(Int128(ways), over: Int128(of)) }
  }

  /// Solves from the end of the game to its start: `join` computes the figure of a state from those
  /// of the following states.
  static func solve<Rest>(pairs: Int, end: Rest, join: ([Branch<Rest>]) -> Rest) -> Rest {
    var table: [[Rest]] = []
    for unknown in 0...pairs {
      table.append([])
      for half in 0...pairs - unknown {
        let isEnd = unknown + half == 0
        table[unknown].append(isEnd ? end : join(branches(unknown, half, table)))
      }
    }
    return table[pairs][0]
  }

  private static func branches<Rest>(
    _ unknown: Int, _ half: Int, _ table: [[Rest]]
  ) -> [Branch<Rest>] {
    let cards = 2 * unknown + half
    var branches: [Branch<Rest>] = []
    if half > 0 {
      let rest = table[unknown][half - 1]
      branches.append(Branch(ways: half, of: cards, turns: 1, lucky: 0, rest: rest))
    }
    if unknown > 0 {
      let (all, rest) = (cards * (cards - 1), table[unknown - 1][half])
      branches.append(Branch(ways: 2 * unknown, of: all, turns: 1, lucky: 1, rest: rest))
      branches.append(Branch(ways: 2 * unknown * half, of: all, turns: 2, lucky: 0, rest: rest))
    }
    if unknown > 1 {
      let (ways, all) = (4 * unknown * (unknown - 1), cards * (cards - 1))
      let rest = table[unknown - 2][half + 2]
      branches.append(Branch(ways: ways, of: all, turns: 1, lucky: 0, rest: rest))
    }
    return branches.filter { $0.ways > 0 }
  }
}

extension PerfectSolver {
  static func meanTurns(pairs: Int) -> Fraction {
    solve(pairs: pairs, end: 0) { branches in
      branches.reduce(0) { $0 + $1.chance * (Fraction(Int128($1.turns)) + $1.rest) }
    }
  }

  /// Returns the probabilities of each number of turns, or of lucky matches, from zero on.
  static func distribution(
    pairs: Int, of figure: (Branch<[Fraction]>) -> Int
  ) -> [Fraction] {
    solve(pairs: pairs, end: [1]) { branches in
      var chances: [Fraction] = []
      for branch in branches {
        let later = Array(repeating: Fraction(0), count: figure(branch)) + branch.rest
        let missing = max(0, later.count - chances.count)
        chances += Array(repeating: Fraction(0), count: missing)
        for (value, chance) in later.enumerated() {
          chances[value] = chances[value] + branch.chance * chance
        }
      }
      return chances
    }
  }

  /// Returns the rounded mean for many pairs.
  static func approximateMean(pairs: Int, of figure: (Branch<Double>) -> Int) -> Double {
    solve(pairs: pairs, end: 0.0) { branches in
      branches.reduce(0) {
        $0 + Double($1.ways) / Double($1.of) * (Double(figure($1)) + $1.rest)
      }
    }
  }
}

/// A solver of the random player with pairs, by full enumeration of the tables.
///
/// A state has a number for each remaining kind: the state of its two cards, in order.
struct RandomSolver {
  private enum Card: Int {
    case unseen
    case seen
    /// The card is face up in a miss: it cannot open the next turn, and is known afterwards.
    case open
  }

  struct Branch {
    let chance: Fraction
    let points: Int
    let next: Int
  }

  /// The branches of each state; state 0 is the deal.
  private(set) var branches: [[Branch]] = []

  init(pairs: Int) {
    var states = [Array(repeating: 0, count: pairs)]
    var numbers = [states[0]: 0]
    while branches.count < states.count {
      let turns = Self.turns(from: states[branches.count])
      branches.append(
        turns.map { turn in
          let next = numbers[turn.next] ?? states.count
          if next == states.count { states.append(turn.next) }
          numbers[turn.next] = next
          return Branch(chance: turn.chance, points: turn.points, next: next)
        })
    }
  }

  private static func turns(
    from state: [Int]
  ) -> [(chance: Fraction, points: Int, next: [Int])] {
    let cards = state.flatMap { [$0 / 3, $0 % 3] }.compactMap(Card.init)
    let openers = cards.indices.filter { cards[$0] != .open }
    let settled = cards.map { $0 == .open ? .seen : $0 }
    return openers.flatMap { first in
      cards.indices.filter { $0 != first }.map { second in
        var after = settled
        let isMatch = first / 2 == second / 2
        let seen = [first, second].count { settled[$0] == .seen }
        (after[first], after[second]) = (.open, .open)
        var next = stride(from: 0, to: after.count, by: 2).map { card in
          let pair = [after[card].rawValue, after[card + 1].rawValue].sorted()
          return 3 * pair[0] + pair[1]
        }
        if isMatch { next.remove(at: first / 2) }
        let chance = Fraction(1, over: Int128(openers.count * (cards.count - 1)))
        return (chance, isMatch ? 2 : -seen, next.sorted())
      }
    }
  }

  /// Returns the expected sum of a figure over the turns from each state to the end.
  ///
  /// Solves `figure = figure of the turn + figure after it` for all states by elimination.
  func expectation(of turn: (Branch) -> Fraction) -> [Fraction] {
    let count = branches.count
    var rows = branches.indices.map { state in
      var row = Array(repeating: Fraction(0), count: count + 1)
      row[state] = 1
      for branch in branches[state] {
        row[branch.next] = row[branch.next] - branch.chance
        row[count] = row[count] + branch.chance * turn(branch)
      }
      return row
    }
    for pivot in 0..<count {
      let scale = rows[pivot][pivot]
      rows[pivot] = rows[pivot].map { $0 / scale }
      for other in 0..<count where other != pivot && rows[other][pivot] != 0 {
        let factor = rows[other][pivot]
        for column in pivot...count where rows[pivot][column] != 0 {
          rows[other][column] = rows[other][column] - factor * rows[pivot][column]
        }
      }
    }
    return rows.map { $0[count] }
  }

  var meanTurns: Fraction { expectation { _ in 1 }[0] }

  var meanScore: Fraction { expectation { Fraction(Int128($0.points)) }[0] }

  var varianceOfTurns: Fraction {
    let mean = expectation { _ in 1 }
    let squares = expectation { 1 + 2 * mean[$0.next] }
    return squares[0] - mean[0] * mean[0]
  }
}

extension RandomSolver {
  /// Returns the probability of each number of turns up to a limit, by convolution: with m pairs
  /// left a turn matches with chance 1 in 2m - 1, whatever was turned before.
  static func turns(pairs: Int, upTo most: Int) -> [Double] {
    var chances = Array(repeating: 0.0, count: most + 1)
    chances[0] = 1
    for left in 1...pairs {
      let match = 1 / Double(2 * left - 1)
      var waiting = 0.0
      chances = chances.map { arriving in
        defer { waiting = waiting * (1 - match) + arriving }
        return waiting * match
      }
    }
    return chances
  }
}
