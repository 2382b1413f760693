import Foundation
import TestSupport

/// Recall by activation and its games of pairs, implemented as the published formulas.
struct PlainRecall: Sendable {
  let decay: Double
  let threshold: Double
  let noise: Double
  var trust = 0.0
  /// The time between flips.
  var seconds = 1.0

  /// The player's name.
  var name: String { "actr:\(decay):\(threshold):\(noise):\(trust)" }

  func chance(ofSights ages: [Double]) -> Double {
    let activation = log(ages.reduce(0) { $0 + pow($1, -decay) })
    return 1 / (1 + exp((threshold - activation) / noise))
  }

  /// Plays one game; a miss on show cannot open the next turn.
  func turns(pairs: Int, using numbers: inout SeededNumbers) -> Int {
    let kinds = (0..<2 * pairs).map { $0 / 2 }.shuffled(using: &numbers)
    var table = Set(kinds.indices)
    var sights: [Int: [Double]] = [:]
    var shown: Set<Int> = []
    var turns = 0
    while !table.isEmpty {
      let now = Double(2 * turns) * seconds
      turns += 1
      let known = recalled(sights, table, besides: shown, at: now, &numbers)
      let seen = known.union(shown)
      let matched = known.sorted().filter { card in
        seen.contains { $0 != card && kinds[$0] == kinds[card] }
      }
      let ready = matched.max { one, other in
        strength(sights[one], at: now) < strength(sights[other], at: now)
      }
      let first = ready ?? Self.strange(to: known, table.subtracting(shown), &numbers)
      sights[first, default: []].append(now)
      let later = now + seconds
      let others = recalled(sights, table, besides: [first], at: later, &numbers)
      let partner = others.first { kinds[$0] == kinds[first] }
      let second = partner ?? Self.strange(to: others, table.subtracting([first]), &numbers)
      sights[second, default: []].append(later)
      let isMatch = kinds[first] == kinds[second]
      if isMatch { table.subtract([first, second]) }
      shown = isMatch ? [] : [first, second]
    }
    return turns
  }

  private func strength(_ sights: [Double]?, at now: Double) -> Double {
    (sights ?? []).reduce(0) { $0 + pow(now - $1, -decay) }
  }

  private func recalled(
    _ sights: [Int: [Double]], _ table: Set<Int>, besides up: Set<Int>, at now: Double,
    _ numbers: inout SeededNumbers
  ) -> Set<Int> {
    var known: Set<Int> = []
    for card in table.subtracting(up).sorted() {
      guard let times = sights[card] else { continue }
      let chance = chance(ofSights: times.map { now - $0 })
      if Double.random(in: 0..<1, using: &numbers) < chance, chance >= trust { known.insert(card) }
    }
    return known
  }

  /// Returns a card that is not known, or any if all are.
  private static func strange(
    to known: Set<Int>, _ cards: Set<Int>, _ numbers: inout SeededNumbers
  ) -> Int {
    let strange = cards.subtracting(known)
    return (strange.isEmpty ? cards : strange).sorted().randomElement(using: &numbers) ?? 0
  }
}
