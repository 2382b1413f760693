import MemoryEngine
import MemoryModel
import MemoryViewModel

/// The turn of a finished game from which a player can learn most: one that missed a match whose
/// cards had been seen.
struct TurnToLearn: Equatable {
  /// The index of the turn.
  let turn: Int
  /// The number of flips before the turn.
  let position: Int
  /// The cards of the match that was known.
  let known: [Int]
  /// The cards that were turned.
  let turned: [Int]
  /// The labels of the known cards at that time.
  let labels: [Int]
  let word: String

  /// Finds the turn of a player in a film: the first one that forgot a seen card, otherwise the
  /// first that missed a chance.
  ///
  /// - Returns: `nil` if there is none.
  init?(in film: Film, of player: Int) {
    let turns = film.analysis.turns
    func first(_ kind: GameAnalysis.Turn.Kind) -> Int? {
      turns.firstIndex { $0.kind == kind && $0.player == player }
    }
    guard let turn = first(.forgot) ?? first(.missedChance) else { return nil }
    var film = film
    let position = turn == 0 ? 0 : film.turnEnds[turn - 1]
    film.seek(to: position)
    let game = film.moment.game
    let turned = turns[turn].flips.map(\.card)
    let begun = turns[turn].kind == .forgot ? turned.first : nil
    guard let known = Self.match(in: film, with: begun) else { return nil }
    self.turn = turn
    self.position = position
    self.known = known
    self.turned = turned
    labels = known.compactMap { game.tableOrder.firstIndex(of: $0) }.map { $0 + 1 }.sorted()
    word = game.card(known[0], at: film.time).face.word.printable(atMost: 20)
  }

  /// The sentence about the turn.
  var sentence: String {
    let cards = labels.map(String.init)
    let list = cards.dropLast().joined(separator: ", ") + " and " + (cards.last ?? "")
    return "Turn \(turn + 1): you had seen the \(word)s at \(list)."
  }

  /// Returns the cards of a match that is known, or becomes known by turning a card.
  private static func match(in film: Film, with card: Int?) -> [Int]? {
    let game = film.moment.game
    let gone = Set((0..<game.cardCount).filter { game.card($0, at: film.time).isMatched })
    let seen = film.knownCards.union([card].compactMap { $0 }).subtracting(gone).sorted()
    let kinds = Dictionary(grouping: seen) { game.card($0, at: film.time).kind }
    let size = game.rules.matchSize
    if let card {
      let others = (kinds[game.card(card, at: film.time).kind] ?? []).filter { $0 != card }
      return others.count >= size - 1 ? [card] + others.prefix(size - 1) : nil
    }
    return kinds.sorted { $0.key < $1.key }.first { $0.value.count >= size }
      .map { Array($0.value.prefix(size)) }
  }
}

extension GameViewModel {
  /// The turn from which the person can learn most; nil if there is none, or several people.
  func turnToLearn(in film: Film) -> TurnToLearn? {
    missedMatchesOfPerson.flatMap { $0 > 0 ? TurnToLearn(in: film, of: 0) : nil }
  }
}
