import MemoryEngine

@testable import MemorySimulation

/// The log-likelihood of the choices that count, by enumeration of all sets of remembered cards.
///
/// It is the model of `ChoiceLikelihood` without an approximation, for lasting memories in games
/// of one player. Its time grows with the power of two of the seen cards.
struct ExactLikelihood {
  private let model: RecallModel
  private let lapse: Double
  /// The probability of each set of remembered cards, whose bits are places in `seen`.
  private var chances: [Double] = [1]
  private var seen: [Int] = []
  private var sights: [Int: Int] = [:]
  private var choices = 0
  private(set) var logarithm = 0.0

  init(_ model: RecallModel, lapse: Double) { (self.model, self.lapse) = (model, lapse) }

  mutating func add(_ trace: MemoryTrace) {
    (chances, seen, sights, choices) = ([1], [], [:], 0)
    var table = Set(0..<trace.cardCount)
    var (open, shown) = (-1, Set<Int>())
    for case .flip(let flip) in trace.steps {
      choices += 1
      forget()
      var choosable = table.subtracting(shown)
      choosable.remove(open)
      if open < 0 {
        readFirst(flip.card, choosable, trace.partners)
      } else {
        readSecond(flip.card, choosable, partner: trace.partners[open])
      }
      see(flip.card)
      shown = []
      guard flip.isSecond else {
        open = flip.card
        continue
      }
      if flip.isMatch {
        for card in [open, flip.card] { remove(card, from: &table) }
      } else {
        shown = [open, flip.card]
      }
      open = -1
    }
  }

  private mutating func readFirst(_ card: Int, _ choosable: Set<Int>, _ partners: [Int]) {
    let whole = seen.filter { seen.contains(partners[$0]) && choosable.contains($0) }
    let isCounted = !whole.isEmpty && choosable.count > whole.count
    let lapsed = Double(whole.count) / Double(choosable.count)
    var opened = 0.0
    for index in chances.indices where chances[index] > 0 {
      let known = whole.filter { remembers($0, in: index) && remembers(partners[$0], in: index) }
      let drawn =
        known.isEmpty ? choosable.filter { !remembers($0, in: index) } : Set(known)
      let share = Double(drawn.filter(whole.contains).count) / Double(max(1, drawn.count))
      opened += chances[index] * ((1 - lapse) * share + lapse * lapsed)
      chances[index] *= chance(of: card, among: drawn, choosable)
    }
    finish(counting: isCounted ? (whole.contains(card) ? opened : 1 - opened) : nil)
  }

  private mutating func readSecond(_ card: Int, _ choosable: Set<Int>, partner: Int) {
    var hit = 0.0
    for index in chances.indices where chances[index] > 0 {
      let drawn: Set<Int> =
        remembers(partner, in: index)
        ? [partner] : choosable.filter { !remembers($0, in: index) }
      hit += chances[index] * chance(of: partner, among: drawn, choosable)
      chances[index] *= chance(of: card, among: drawn, choosable)
    }
    let isCounted = seen.contains(partner) && choosable.count > 1
    finish(counting: isCounted ? (card == partner ? hit : 1 - hit) : nil)
  }

  private func chance(of card: Int, among drawn: Set<Int>, _ choosable: Set<Int>) -> Double {
    let recalled = drawn.contains(card) ? (1 - lapse) / Double(drawn.count) : 0
    return recalled + lapse / Double(choosable.count)
  }

  private mutating func finish(counting probability: Double?) {
    if let probability { logarithm += max(probability, LogarithmSum.least).naturalLogarithm }
    let sum = chances.reduce(0, +)
    for index in chances.indices { chances[index] /= sum }
  }
}

extension ExactLikelihood {
  private func remembers(_ card: Int, in set: Int) -> Bool {
    seen.firstIndex(of: card).map { set & 1 << $0 != 0 } ?? false
  }

  private mutating func forget() {
    for (place, card) in seen.enumerated() {
      let age = choices - (sights[card] ?? 0)
      let before = model.retention(after: age - 1)
      let kept = before > 0 ? model.retention(after: age) / before : 0
      for set in chances.indices where set & 1 << place != 0 {
        chances[set ^ 1 << place] += (1 - kept) * chances[set]
        chances[set] *= kept
      }
    }
  }

  private mutating func see(_ card: Int) {
    sights[card] = choices
    guard let place = seen.firstIndex(of: card) else {
      seen.append(card)
      chances = Array(repeating: 0, count: chances.count) + chances
      return
    }
    for set in chances.indices where set & 1 << place == 0 {
      chances[set | 1 << place] += chances[set]
      chances[set] = 0
    }
  }

  private mutating func remove(_ card: Int, from table: inout Set<Int>) {
    table.remove(card)
    guard let place = seen.firstIndex(of: card) else { return }
    var left = Array(repeating: 0.0, count: chances.count / 2)
    for (set, chance) in chances.enumerated() {
      let low = set & (1 << place - 1)
      left[(set >> (place + 1)) << place | low] += chance
    }
    (chances, seen) = (left, seen.filter { $0 != card })
  }
}
