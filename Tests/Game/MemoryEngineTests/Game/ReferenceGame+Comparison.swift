import MemoryEngine
import TestSupport

extension ReferenceGame {
  /// Returns the differences between a game's state at a time and this one.
  func differences(from game: MemoryGame<Int>, at now: Duration) -> [String] {
    var names: [String] = []
    func compare<Value: Equatable>(_ name: String, _ played: Value, _ expected: Value) {
      if played != expected { names.append("\(name) \(played), not \(expected)") }
    }
    compare("scores", game.scores, (0..<rules.players).map { scores[$0] ?? 0 })
    compare("player", game.currentPlayer, player)
    compare("face up", Array(game.faceUp), turn)
    compare("flips", game.flips, flips)
    compare("turns", game.turns, turns)
    compare("misses", game.misses, misses)
    compare("latest", game.latestFlip, latest)
    compare("finished", game.isFinished, isFinished)
    compare("over", game.isOver(at: now), isOver(at: now))
    compare("peeking", game.isPeeking(at: now), max(now, latest) < rules.peek)
    compare("unmatched", game.unmatchedCards, kindOf.count - matched.count)
    compare("on table", game.cardsOnTable, kindOf.count - matched.subtracting(up).count)
    let cards = game.cards(at: now)
    compare("digest", game.digest, digest(of: cards, game.tableOrder))
    for card in cards {
      if let difference = difference(from: card, at: now) { names.append(difference) }
    }
    return names
  }

  private func difference(from card: Card<Int>, at now: Duration) -> String? {
    let time = max(now, latest)
    let left = remaining(card.id, at: time)
    let fraction = rules.bonusLimit > .zero ? left / rules.bonusLimit : 0
    let isOnTable = up.contains(card.id) || !matched.contains(card.id)
    let agrees =
      card.kind == kindOf[card.id] && card.face / 1000 == card.kind
      && card.isFaceUp == (up.contains(card.id) || time < rules.peek)
      && card.isMatched == matched.contains(card.id) && card.isOnTable == isOnTable
      && card.wasSeen == seen.contains(card.id) && card.bonusTime == left
      && abs(card.bonusFraction - fraction) < 1e-12
      && card.isBonusRunning == (running[card.id] != nil && left > .zero)
    return agrees ? nil : "\(card)"
  }

  /// The digest by its documentation; kinds, copies and table order are those of the game.
  private func digest(of cards: [Card<Int>], _ tableOrder: [Int]) -> UInt64 {
    var words = [kindOf.count]
    for card in cards {
      var flags = up.contains(card.id) ? 1 : 0
      flags += matched.contains(card.id) ? 2 : 0
      flags += seen.contains(card.id) ? 4 : 0
      words.append(card.kind + (card.face % 1000) << 32 + flags << 48)
      words.append(nanoseconds(used[card.id] ?? .zero))
      words.append(running[card.id].map(nanoseconds) ?? -1)
    }
    words += tableOrder
    words += [nanoseconds(latest), flips, turns, misses, player, turn.count] + turn
    words += (0..<rules.players).map { scores[$0] ?? 0 }
    return words.reduce(0) { SeededNumbers.mix($0 ^ UInt64(bitPattern: Int64($1))) }
  }

  private func nanoseconds(_ time: Duration) -> Int {
    Int(time.components.seconds * 1_000_000_000 + time.components.attoseconds / 1_000_000_000)
  }
}

extension MemoryGame<Int> {
  /// Returns what the table wrongly shows or hides, or `nil`.
  func violationOfSecrecy(at now: Duration) -> String? {
    let cards = cards(at: now)
    let kinds: [Int?] = cards.map { $0.isFaceUp ? $0.kind : nil }
    let signs = cards.map { $0.isFaceUp ? "\($0.kind)" : $0.isOnTable ? "?" : "." }
    return withObservation(at: now) { table in
      for card in cards.indices where table.kind(of: card) != kinds[card] {
        return "card \(card) shows \(String(describing: table.kind(of: card)))"
      }
      for card in cards where table.code(of: card.id) != card.code {
        return "card \(card.id) is written as \(table.code(of: card.id))"
      }
      return table.summary == signs.joined(separator: " ") ? nil : table.summary
    }
  }
}

extension Card {
  /// The code that an observation should contain.
  fileprivate var code: Int32 { isFaceUp ? Int32(kind) : isOnTable ? -1 : -2 }
}
