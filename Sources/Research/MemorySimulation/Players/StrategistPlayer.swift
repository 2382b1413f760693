public import MemoryEngine

/// A player with a perfect memory that shows the other player no more than is good for itself.
///
/// It takes known pairs, and otherwise makes the best move of `TwoPlayerTheory`: it turns new cards
/// in table order, and known ones to show nothing. After Zwick and Paterson, "The memory game",
/// Theoretical Computer Science 110, 1993.
///
/// It passes by turning two known cards that differ. So a pass is a miss of two cards both of which
/// had been seen before, and it makes no other such turn. When both players pass in a row, the same
/// table comes back for ever; the game is over then.
///
/// Made for two players, for matches of two that keep the turn, and for two cards of each kind:
/// more of them, larger matches and more pairs than the theory knows are refused by a precondition.
public struct StrategistPlayer: Player, ~Copyable {
  private let theory: TwoPlayerTheory
  private var memory = PairMemory()
  /// What this turn is meant to be, should no match come of it.
  private var move = TwoPlayerTheory.Move.showTwo

  /// - Parameter theory: Of at least as many pairs as will be dealt; many players can share it.
  public init(_ theory: TwoPlayerTheory) { self.theory = theory }

  /// Forgets the game before; remembers what the peek shows.
  ///
  /// - Precondition: The table has pairs alone, and no more than the theory solves.
  public mutating func begin(seeing table: borrowing TableObservation) {
    let pairs = table.cardCount / 2
    precondition(table.matchSize == 2, "matches of \(table.matchSize) cards are no pairs")
    precondition(pairs <= theory.pairs, "\(pairs) pairs were dealt, \(theory.pairs) are solved")
    memory.forgetAll(cards: table.cardCount)
    for card in 0..<table.cardCount {
      if let kind = table.kind(of: card) { memory.learn(card, kind) }
    }
  }

  /// Turns what its move wants; draws nothing.
  public mutating func nextCard(
    seeing table: borrowing TableObservation, using generator: inout some RandomNumberGenerator
  ) -> Int {
    let card =
      if let kind = table.turnKind, !table.showsFinishedTurn {
        secondCard(after: kind, on: table)
      } else {
        firstCard(on: table)
      }
    return card ?? table.firstChoosable
  }

  private mutating func firstCard(on table: borrowing TableObservation) -> Int? {
    if let kind = memory.wholeKind() { return known(of: kind, on: table) }
    move = theory.move(pairs: memory.pairsLeft, known: memory.singles.count)
    return move == .pass ? single(except: nil, on: table) : memory.unseen
  }

  private func secondCard(after kind: Int, on table: borrowing TableObservation) -> Int? {
    if memory.isWhole(kind) { return known(of: kind, on: table) }
    return move == .showTwo ? memory.unseen : single(except: kind, on: table)
  }

  /// A known card that is no match for a kind.
  private func single(except kind: Int?, on table: borrowing TableObservation) -> Int? {
    for single in memory.singles where single != kind {
      if let card = known(of: single, on: table) { return card }
    }
    return nil
  }

  /// A known card of a kind; one that is still on show cannot open a turn.
  private func known(of kind: Int, on table: borrowing TableObservation) -> Int? {
    let (first, second) = memory.known(of: kind)
    if let first, table.mayChoose(first) { return first }
    if let second, table.mayChoose(second) { return second }
    return nil
  }

  /// Remembers the card, whoever turned it.
  public mutating func saw(_ card: Int, kind: Int?, outcome: Outcome) {
    guard let kind else { return }
    memory.learn(card, kind)
    if outcome.isMatch { memory.match(kind) }
  }
}
