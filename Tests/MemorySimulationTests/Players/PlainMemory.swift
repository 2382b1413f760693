import MemorySimulation
import TestSupport

/// A fading memory and its games of pairs, written down as plainly as possible.
struct PlainMemory: Sendable {
  private let capacity: Int?
  private let percent: Int
  let player: PlayerChoice

  init(capacity: Int) {
    (self.capacity, percent, player) = (capacity, 0, .capacity(capacity))
  }

  init(forgettingPercent percent: Int) {
    (capacity, self.percent) = (nil, percent)
    player = .forgetful(Probability(millionths: 10_000 * percent))
  }

  /// Plays one game; a miss on show cannot open the next turn.
  func turns(pairs: Int, using numbers: inout SeededNumbers) -> Int {
    let kinds = (0..<2 * pairs).map { $0 / 2 }.shuffled(using: &numbers)
    var table = Set(kinds.indices)
    /// Remembered cards, oldest first.
    var memory: [Int] = []
    var shown: Set<Int> = []
    var turns = 0
    while !table.isEmpty {
      turns += 1
      fade(&memory, &numbers)
      let ready = memory.first { card in
        !shown.contains(card) && memory.contains { $0 != card && kinds[$0] == kinds[card] }
      }
      let strange = table.subtracting(memory).subtracting(shown).sorted()
      let first = ready ?? strange.randomElement(using: &numbers) ?? 0
      memory = memory.filter { $0 != first } + [first]
      fade(&memory, &numbers)
      let partner = memory.first { $0 != first && kinds[$0] == kinds[first] }
      let others = table.subtracting(memory).subtracting([first]).sorted()
      let second = partner ?? others.randomElement(using: &numbers) ?? 0
      memory = memory.filter { $0 != second } + [second]
      if kinds[first] == kinds[second] {
        table.subtract([first, second])
        memory.removeAll { $0 == first || $0 == second }
        shown = []
      } else {
        if let capacity { memory = Array(memory.suffix(capacity)) }
        shown = [first, second]
      }
    }
    return turns
  }

  private func fade(_ memory: inout [Int], _ numbers: inout SeededNumbers) {
    memory.removeAll { _ in numbers.whole(0...99) < percent }
  }
}

extension [Int] {
  /// Of the mean.
  var squaredError: Double {
    let mean = mean
    let squares = reduce(0) { $0 + (Double($1) - mean) * (Double($1) - mean) }
    return squares / Double(count * (count - 1))
  }
}
