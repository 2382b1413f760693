/// The two-player game by plain minimax over every choice of cards.
///
/// A state has kinds without a known card, with one, and with both; the last need not be taken.
struct TwoPlayerOracle {
  struct Table: Hashable {
    var fresh: Int
    var half: Int
    var whole: Int
    /// True if the previous turn was a pass, so that another one ends the game.
    var afterPass = false

    var unknown: Int { 2 * fresh + half }
  }

  /// A possible result of turning two cards.
  private struct Branch {
    let ways: Int
    let of: Int
    let takes: Bool
    let table: Table
  }

  private var values: [Table: Fraction] = [:]

  /// Returns the expected lead of the player to move, in pairs.
  mutating func value(_ table: Table) -> Fraction {
    if table.fresh + table.half + table.whole == 0 { return 0 }
    if let known = values[table] { return known }
    var choices = Self.firstKnown(table).map { value(of: $0) }
    if table.unknown > 0 { choices.append(valueOfFirstUnknown(table)) }
    if table.half + table.whole > 1 {
      var passed = table
      passed.afterPass = true
      choices.append(table.afterPass ? 0 : value(passed) * -1)
    }
    let best = choices.max { $0.double < $1.double } ?? 0
    values[table] = best
    return best
  }

  private mutating func value(of branches: [Branch]) -> Fraction {
    branches.filter { $0.ways > 0 }.reduce(Fraction(0)) { sum, branch in
      let rest = value(branch.table)
      let gain = branch.takes ? 1 + rest : rest * -1
      return sum + Fraction(Int128(branch.ways), over: Int128(branch.of)) * gain
    }
  }

  /// Returns every turn that begins with a known card and is not a pass.
  private static func firstKnown(_ table: Table) -> [[Branch]] {
    let (fresh, half, whole, cards) = (table.fresh, table.half, table.whole, table.unknown)
    var choices: [[Branch]] = []
    func branch(_ ways: Int, takes: Bool = false, _ fresh: Int, _ half: Int, _ whole: Int) -> Branch
    {
      Branch(
        ways: ways, of: cards, takes: takes, table: Table(fresh: fresh, half: half, whole: whole))
    }
    if half > 0 {
      choices.append([
        branch(1, takes: true, fresh, half - 1, whole),
        branch(half - 1, fresh, half - 1, whole + 1), branch(2 * fresh, fresh - 1, half + 1, whole),
      ])
    }
    if whole > 0 {
      let taken = Table(fresh: fresh, half: half, whole: whole - 1)
      choices.append([Branch(ways: 1, of: 1, takes: true, table: taken)])
      if cards > 0 {
        choices.append([
          branch(half, fresh, half - 1, whole + 1), branch(2 * fresh, fresh - 1, half + 1, whole),
        ])
      }
    }
    return choices
  }

  private mutating func valueOfFirstUnknown(_ table: Table) -> Fraction {
    var sum = Fraction(0)
    if table.half > 0 {
      sum = sum + Fraction(Int128(table.half), over: Int128(table.unknown)) * partnerIsUp(table)
    }
    if table.fresh > 0 {
      sum = sum + Fraction(Int128(2 * table.fresh), over: Int128(table.unknown)) * newIsUp(table)
    }
    return sum
  }

  /// Returns the value after a first card that completes a kind: it can be matched or left.
  private mutating func partnerIsUp(_ table: Table) -> Fraction {
    let (fresh, half, whole, cards) = (table.fresh, table.half, table.whole, table.unknown - 1)
    let taken = Table(fresh: fresh, half: half - 1, whole: whole)
    let left = Table(fresh: fresh, half: half - 1, whole: whole + 1)
    var choices = [[Branch(ways: 1, of: 1, takes: true, table: taken)]]
    if half + whole > 1 { choices.append([Branch(ways: 1, of: 1, takes: false, table: left)]) }
    if cards > 0 {
      let two = Table(fresh: fresh, half: half - 2, whole: whole + 2)
      let new = Table(fresh: fresh - 1, half: half, whole: whole + 1)
      choices.append([
        Branch(ways: half - 1, of: cards, takes: false, table: two),
        Branch(ways: 2 * fresh, of: cards, takes: false, table: new),
      ])
    }
    return best(of: choices)
  }

  /// Returns the value after a first card of a new kind: the second is known, or a guess.
  private mutating func newIsUp(_ table: Table) -> Fraction {
    let (fresh, half, whole, cards) = (table.fresh, table.half, table.whole, table.unknown - 1)
    let matched = Table(fresh: fresh - 1, half: half, whole: whole)
    let completed = Table(fresh: fresh - 1, half: half, whole: whole + 1)
    let two = Table(fresh: fresh - 2, half: half + 2, whole: whole)
    let one = Table(fresh: fresh - 1, half: half + 1, whole: whole)
    let guess = [
      Branch(ways: 1, of: cards, takes: true, table: matched),
      Branch(ways: half, of: cards, takes: false, table: completed),
      Branch(ways: 2 * fresh - 2, of: cards, takes: false, table: two),
    ]
    let shown = [Branch(ways: 1, of: 1, takes: false, table: one)]
    return best(of: half + whole > 0 ? [guess, shown] : [guess])
  }

  private mutating func best(of choices: [[Branch]]) -> Fraction {
    let values = choices.map { value(of: $0) }
    return values.max { $0.double < $1.double } ?? 0
  }
}
