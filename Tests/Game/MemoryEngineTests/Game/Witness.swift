import MemoryEngine

/// A player that records what it sees, and what it should not see.
struct Witness: Player {
  enum Choice {
    case firstAllowed
    /// Turns these cards in order, repeatedly.
    case script([Int])
    /// Turns any number below this, valid or not.
    case anyOf(Int)
  }

  let choice: Choice
  var beginning = ""
  var cards: [Int] = []
  var outcomes: [Outcome] = []
  var faults: [String] = []
  private var scores: [Int: Int] = [:]
  /// The kinds of the face-up cards, as reported by `saw`.
  private var up: [Int: Int] = [:]

  init(_ choice: Choice) { self.choice = choice }

  mutating func begin(seeing table: borrowing TableObservation) {
    beginning = table.summary
  }

  mutating func nextCard(
    seeing table: borrowing TableObservation, using generator: inout some RandomNumberGenerator
  ) -> Int {
    if table.isPeeking { faults.append("peeking after \(cards.count) choices") }
    for card in 0..<table.cardCount where table.kind(of: card) != up[card] {
      faults.append("card \(card) is wrong after \(cards.count) choices")
    }
    for player in 0..<table.playerCount where table.score(of: player) != scores[player] ?? 0 {
      faults.append("player \(player) has \(table.score(of: player)), not \(scores)")
    }
    if let last = outcomes.last, table.currentPlayer != last.nextPlayer {
      faults.append("player \(table.currentPlayer) is on after \(last)")
    }
    switch choice {
    case .firstAllowed: return (0..<table.cardCount).first { table.mayChoose($0) } ?? -1
    case .script(let script): return script[cards.count % script.count]
    case .anyOf(let bound): return generator.draw(below: bound)
    }
  }

  mutating func saw(_ card: Int, kind: Int?, outcome: Outcome) {
    if (kind != nil) != outcome.isAccepted { faults.append("card \(card) shows \(kind ?? -1)") }
    cards.append(card)
    outcomes.append(outcome)
    scores[outcome.player, default: 0] += outcome.points
    up[card] = kind ?? up[card]
    up = up.filter { outcome.faceUp.contains($0.key) }
  }
}
