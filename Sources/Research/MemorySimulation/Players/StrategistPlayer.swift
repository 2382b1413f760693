public import MemoryEngine

/// A player with a perfect memory that shows the other player no more than is good for itself.
///
/// It takes known pairs, and otherwise makes the best move of `TwoPlayerTheory`: it turns new cards
/// in table order, and known ones to show nothing. After Zwick and Paterson, "The memory game",
/// Theoretical Computer Science 110, 1993.
///
/// It passes by turning two known cards that differ. So a pass is a miss of two cards both of which
/// had been seen before, and it makes no other such turn. When both players pass in a row, the same
/// table recurs for ever, so the game ends.
///
/// It plays with two players, matches of two that keep the turn, and two cards of each kind: more
/// of them, larger matches and more pairs than the theory covers violate a precondition.
public struct StrategistPlayer: Player, ~Copyable {
  private let theory: TwoPlayerTheory
  private var memory = KnownPairs()
  /// The move of this turn, unless it becomes a match.
  private var move = TwoPlayerTheory.Move.showTwo

  /// - Parameter theory: The theory for at least as many pairs as will be dealt; players can share
  ///   it.
  public init(_ theory: TwoPlayerTheory) { self.theory = theory }

  /// Forgets the previous game, and remembers the cards of a peek.
  ///
  /// - Precondition: The table has only pairs, and no more than the theory covers.
  public mutating func begin(seeing table: borrowing TableObservation) {
    let pairs = table.cardCount / 2
    precondition(table.matchSize == 2, "matches of \(table.matchSize) cards are no pairs")
    precondition(pairs <= theory.pairs, "\(pairs) pairs were dealt, \(theory.pairs) are solved")
    memory.forgetAll(cards: table.cardCount)
    for card in 0..<table.cardCount {
      if let kind = table.kind(of: card) { memory.learn(card, kind) }
    }
  }

  /// Turns the cards of its move; draws no random number.
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

  /// Returns a known card that does not match a kind.
  private func single(except kind: Int?, on table: borrowing TableObservation) -> Int? {
    for single in memory.singles where single != kind {
      if let card = known(of: single, on: table) { return card }
    }
    return nil
  }

  /// Returns a known card of a kind; one that is still on show cannot open a turn.
  private func known(of kind: Int, on table: borrowing TableObservation) -> Int? {
    let (first, second) = memory.known(of: kind)
    if let first, table.mayChoose(first) { return first }
    if let second, table.mayChoose(second) { return second }
    return nil
  }

  /// Remembers the card, turned by any player.
  public mutating func saw(_ card: Int, kind: Int?, outcome: Outcome) {
    guard let kind else { return }
    memory.learn(card, kind)
    if outcome.isMatch { memory.match(kind) }
  }
}
