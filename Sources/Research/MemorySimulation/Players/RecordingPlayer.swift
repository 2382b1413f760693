import MemoryEngine

/// A player that plays like another one, and records the accepted choices.
struct RecordingPlayer<Base: Player & ~Copyable>: Player, ~Copyable {
  var base: Base
  private(set) var cards: [Int] = []

  init(_ base: consuming Base) { self.base = base }

  mutating func begin(seeing table: borrowing TableObservation) {
    base.begin(seeing: table)
  }

  mutating func nextCard(
    seeing table: borrowing TableObservation, using generator: inout some RandomNumberGenerator
  ) -> Int {
    base.nextCard(seeing: table, using: &generator)
  }

  mutating func saw(_ card: Int, kind: Int?, outcome: Outcome) {
    if outcome.isAccepted { cards.append(card) }
    base.saw(card, kind: kind, outcome: outcome)
  }

  var leavesGame: Bool { base.leavesGame }
}
