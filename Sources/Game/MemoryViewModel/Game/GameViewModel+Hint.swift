import MemoryEngine
import MemoryModel

extension GameViewModel {
  /// Returns a hint, and counts it.
  ///
  /// The hint only uses cards that were seen: a match that can be completed now, otherwise a card
  /// that was never seen.
  ///
  /// - Returns: `nil` during the deal, the peek and pauses, at the end, and if there is nothing to
  ///   hint at.
  public func hint() -> Hint? {
    guard !isPaused, result == nil, !isOpponentsTurn, isTurnHere, mayTurnCards,
      let hint = hintFromMemory
    else { return nil }
    countHint()
    return hint
  }

  /// Counts a hint that was used here or at another terminal.
  func countHint() {
    if let wish { return wish(.hint) }
    hints += 1
    journal(.hint)
  }

  /// True if the deal and the peek are over.
  private var mayTurnCards: Bool {
    isDealt && !game.isPeeking(at: time)
  }

  private var hintFromMemory: Hint? {
    let open = game.faceUp.count < game.rules.matchSize ? Array(game.faceUp) : []
    let cards = (0..<game.cardCount).map { game.card($0, at: time) }.filter { !$0.isMatched }
    let known = Dictionary(grouping: cards.filter { $0.wasSeen || $0.isFaceUp }, by: \.kind)
    let kinds = Set(open.map { id in game.card(id, at: time).kind })
    for kind in known.keys.sorted() where kinds.isSubset(of: [kind]) {
      let others = known[kind, default: []].map(\.id).filter { !open.contains($0) }
      let needed = game.rules.matchSize - open.count
      if others.count >= needed { return .match(Self.turnable(others, in: game, needed)) }
    }
    return cards.first { !$0.wasSeen && !$0.isFaceUp }.map { .unseen($0.id) }
  }

  /// Returns the cards of a kind that can be turned; those of a miss on show come last, because
  /// only another card turns them down.
  private static func turnable(
    _ cards: [Int], in game: MemoryGame<Face>, _ count: Int
  ) -> [Int] {
    let shown = Set(game.faceUp)
    let inOrder = cards.filter { !shown.contains($0) } + cards.filter(shown.contains)
    return Array(inOrder.prefix(count))
  }
}
