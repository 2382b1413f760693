import MemoryEngine
import MemoryModel
import MemoryViewModel

// The sentences of the game screen, for the status line and screen readers.

extension GameViewModel {
  /// The current event in one short sentence.
  var statusSentence: String {
    if let result { return result.sentence }
    if isPaused { return pauseReasons.isEmpty ? "The cards are dealt." : "Paused." }
    if !isDealt, lastOutcome == nil { return "The cards are dealt." }
    if game.isPeeking(at: time) { return "Remember! \(secondsToRemember)" }
    let beginning = flips == 0 ? "Find the cards that belong together." : "The game goes on."
    let last = lastOutcome.map(say) ?? beginning
    return nextSentence.map { "\(last) \($0)" } ?? last
  }

  /// The remaining seconds of the peek.
  private var secondsToRemember: String {
    let seconds = ((game.rules.peek - time) / .seconds(1)).rounded(.up)
    return seconds == 1 ? "1 second" : "\(Int(seconds)) seconds"
  }

  /// The player of the next turn, if there are several.
  private var nextSentence: String? {
    if isOpponentsTurn { return "\(name(of: game.currentPlayer)) is thinking." }
    guard game.rules.players > 1, lastOutcome?.endsTurn ?? true else { return nil }
    if let onlyPersonHere, onlyPersonHere == game.currentPlayer { return "It is your turn." }
    return "\(name(of: game.currentPlayer)) is next."
  }

  private func say(_ outcome: Outcome) -> String {
    switch outcome.event {
    case .ignored: ""
    case .turnedUp: "\(word(of: outcome)): \(game.rules.matchSize == 2 ? "one" : "some") more."
    case .matched(_, let points): "\(word(of: outcome)): a match! \(signed(points))"
    case .missed(_, let points):
      "\(word(of: outcome)): no match.\(points == 0 ? "" : " \(signed(points))")"
    }
  }

  private func word(of outcome: Outcome) -> String {
    guard let card = Array(outcome.faceUp).last else { return "" }
    let word = name(for: game.card(card, at: time).face, atMost: 30)
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Returns the description of a position, without hidden faces.
  func describe(_ table: [TableCard], at position: Int) -> String {
    guard table.indices.contains(position) else { return "" }
    let card = table[position]
    if !card.isOnTable { return "card \(position + 1), gone" }
    let face = card.face.map { name(for: $0, atMost: 30) } ?? "face down"
    return "card \(position + 1), \(face)\(card.isMatched ? ", matched" : "")"
  }

  /// Returns the sentence of a hint.
  func say(_ hint: Hint?) -> String {
    switch hint {
    case .match(let cards): "Cards \(labels(of: cards)) belong together."
    case .unseen(let card): "You have not seen card \(labels(of: [card])) yet."
    case nil: "There is no hint now."
    }
  }

  private func labels(of cards: [Int]) -> String {
    let order = game.tableOrder
    return cards.compactMap { order.firstIndex(of: $0) }.map { "\($0 + 1)" }
      .joined(separator: " and ")
  }
}

extension GameResult {
  var sentence: String { isWon ? "All cards are matched." : "The game is over." }
}

/// Returns a score in words.
func pointsText(_ points: Int) -> String { points == 1 ? "1 point" : "\(points) points" }

/// Returns a number with its sign.
func signed(_ points: Int) -> String { points > 0 ? "+\(points)" : "\(points)" }

/// Returns the duration of a game in whole minutes, so that an untouched screen changes only once a
/// minute.
func minutes(_ time: Duration) -> String {
  let minutes = time.components.seconds / 60
  return minutes == 0 ? "<1 min" : "\(minutes) min"
}
