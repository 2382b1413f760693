import MemorySimulation
import TestSupport

/// A fading memory and its games of pairs, implemented as simply as possible.
struct PlainMemory: Sendable {
  private var capacity: Int?
  private var eviction = Eviction.oldest
  private var forgettingPercent = 0
  private var swappingPercent = 0
  let player: PlayerChoice

  init(capacity: Int, evicting eviction: Eviction = .oldest) {
    (self.capacity, self.eviction) = (capacity, eviction)
    player = .capacity(capacity, evicting: eviction)
  }

  init(forgettingPercent percent: Int) {
    forgettingPercent = percent
    player = .forgetful(Probability(millionths: 10_000 * percent))
  }

  init(swappingPercent percent: Int) {
    swappingPercent = percent
    player = .swapping(Probability(millionths: 10_000 * percent))
  }

  /// The remembered cards, oldest first, with the believed kind of each.
  private struct Remembered {
    var cards: [Int] = []
    var kinds: [Int: Int] = [:]

    mutating func see(_ card: Int, _ kind: Int) {
      cards = cards.filter { $0 != card } + [card]
      kinds[card] = kind
    }
  }

  /// Plays one game; a miss on show cannot open the next turn.
  func turns(pairs: Int, using numbers: inout SeededNumbers) -> Int {
    let kinds = (0..<2 * pairs).map { $0 / 2 }.shuffled(using: &numbers)
    var table = Set(kinds.indices)
    var memory = Remembered()
    var shown: Set<Int> = []
    var turns = 0
    while !table.isEmpty {
      turns += 1
      fade(&memory, seeing: shown, &numbers)
      let ready = memory.cards.first { card in
        !shown.contains(card)
          && memory.cards.contains { $0 != card && memory.kinds[$0] == memory.kinds[card] }
      }
      let first = ready ?? Self.strange(to: memory, table.subtracting(shown), &numbers)
      memory.see(first, kinds[first])
      fade(&memory, seeing: [first], &numbers)
      let partner = memory.cards.first { $0 != first && memory.kinds[$0] == kinds[first] }
      let second = partner ?? Self.strange(to: memory, table.subtracting([first]), &numbers)
      memory.see(second, kinds[second])
      if kinds[first] == kinds[second] {
        table.subtract([first, second])
        memory.cards.removeAll { $0 == first || $0 == second }
        shown = []
      } else {
        makeRoom(&memory, &numbers)
        shown = [first, second]
      }
    }
    return turns
  }

  /// Returns a card that is not remembered, or any if all are.
  private static func strange(
    to memory: Remembered, _ cards: Set<Int>, _ numbers: inout SeededNumbers
  ) -> Int {
    let strange = cards.subtracting(memory.cards)
    return (strange.isEmpty ? cards : strange).sorted().randomElement(using: &numbers) ?? 0
  }

  private func fade(
    _ memory: inout Remembered, seeing up: Set<Int>, _ numbers: inout SeededNumbers
  ) {
    if forgettingPercent > 0 {
      memory.cards.removeAll { _ in numbers.whole(0...99) < forgettingPercent }
    }
    let down = memory.cards.filter { !up.contains($0) }
    for card in down where swappingPercent > 0 && numbers.whole(0...99) < swappingPercent {
      guard let other = down.filter({ $0 != card }).randomElement(using: &numbers) else { break }
      (memory.kinds[card], memory.kinds[other]) = (memory.kinds[other], memory.kinds[card])
    }
  }

  private func makeRoom(_ memory: inout Remembered, _ numbers: inout SeededNumbers) {
    guard let capacity else { return }
    switch eviction {
    case .oldest: memory.cards = memory.cards.suffix(capacity)
    case .newest: memory.cards = Array(memory.cards.prefix(capacity))
    case .random: memory.cards = Array(memory.cards.shuffled(using: &numbers).prefix(capacity))
    }
  }
}

extension [Int] {
  /// The squared standard error of the mean.
  var squaredError: Double {
    let mean = mean
    let squares = reduce(0) { $0 + (Double($1) - mean) * (Double($1) - mean) }
    return squares / Double(count * (count - 1))
  }
}
