import MemoryEngine
import MemoryModel
import MemoryViewModel

// The sentences of the game screen, for the status line and screen readers.

extension GameViewModel {
  /// The current event in short sentences.
  var statusSentence: String {
    if let result { return [lastEvent, say(result)].compactMap { $0 }.joined(separator: " ") }
    if isPaused { return pauseReasons.isEmpty ? "The cards are dealt." : "Paused." }
    if !isDealt, lastOutcome == nil { return "The cards are dealt." }
    if game.isPeeking(at: time) { return "Remember! \(secondsToRemember)" }
    let beginning = flips == 0 ? "Find the cards that belong together." : "The game goes on."
    let last = lastEvent ?? beginning
    return nextSentence.map { "\(last) \($0)" } ?? last
  }

  /// The current event in fewer words, for a line without space.
  var shortSentence: String { result?.sentence ?? lastEvent ?? statusSentence }

  /// Returns the events of all flips after a number of flips, and the state after them.
  func spokenSentence(after flips: Int) -> String {
    let missed = playedFlips.dropFirst(flips).dropLast().map { say($0, isSpoken: true) }
    guard let last = playedFlips.last, flips < playedFlips.count else { return statusSentence }
    let rest = result.map { [say($0)] } ?? [nextSentence].compactMap { $0 }
    return (missed + [say(last, isSpoken: true)] + rest).joined(separator: " ")
  }

  private var lastEvent: String? {
    lastOutcome == nil ? nil : playedFlips.last.map { say($0) }
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

  /// Returns the sentence about a flip; spoken, it begins with the label of the card.
  private func say(_ flip: PlayedFlip, isSpoken: Bool = false) -> String {
    let outcome = flip.outcome
    let word = isSpoken ? "\(label(of: outcome))\(word(of: outcome))" : word(of: outcome)
    let text = isSpoken ? word : word.capitalizedAtStart
    switch outcome.event {
    case .ignored: return ""
    case .turnedUp: return "\(text). Turn \(numberWord(needed(after: outcome)))."
    case .matched(_, let points):
      let streak = flip.streak > 2 ? " \(flip.streak) in a row!" : ""
      let match = flip.change?.isQuick == true ? "a quick match" : "a match"
      return "\(text): \(match)! \(signed(points)).\(streak)"
    case .missed(_, let points):
      return "\(text): no match.\(points == 0 ? "" : " \(signed(points)).")"
    }
  }

  private func needed(after outcome: Outcome) -> Int {
    game.rules.matchSize - outcome.faceUp.count
  }

  private func numberWord(_ cards: Int) -> String {
    let words = ["no", "one", "two", "three", "four", "five", "six", "seven"]
    let number = words.indices.contains(cards) ? words[cards] : "\(cards)"
    return "\(number) more \(cards == 1 ? "card" : "cards")"
  }

  private func label(of outcome: Outcome) -> String {
    guard let card = Array(outcome.faceUp).last else { return "" }
    return "Card \(labels(of: [card])), "
  }

  /// Returns the sentence about the end, with the points.
  private func say(_ result: GameResult) -> String {
    let points = result.scores.count == 1 ? pointsText(result.scores[0]) : winner(of: result)
    return "\(result.sentence.dropLast()): \(points)."
  }

  private func winner(of result: GameResult) -> String {
    let (names, points) = (result.leaders.map(name), result.scores.max() ?? 0)
    guard names.count == 1 else {
      return "a tie of \(names.joined(separator: " and ")) with \(pointsText(points)) each"
    }
    let others = result.scores.indices.filter { !result.leaders.contains($0) }
      .map { "\(name(of: $0)) \(isYou($0) ? "have" : "has") \(result.scores[$0])" }
    let verb = isYou(result.leaders[0]) ? "win" : "wins"
    return "\(names[0]) \(verb) with \(pointsText(points)), \(others.joined(separator: ", "))"
  }

  private func word(of outcome: Outcome) -> String {
    guard let card = Array(outcome.faceUp).last else { return "" }
    return name(for: game.card(card, at: time).face, atMost: 30)
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
    case .match(let cards): say(match: cards)
    case .unseen(let card): "No known pair. Try card \(labels(of: [card])): you have not seen it."
    case nil: "There is no hint now."
    }
  }

  private func say(match cards: [Int]) -> String {
    let isOpen = !game.faceUp.isEmpty && game.faceUp.count < game.rules.matchSize
    let noun = cards.count == 1 ? "Card" : "Cards"
    let verb = cards.count == 1 ? "belongs" : "belong"
    return isOpen
      ? "\(noun) \(labels(of: cards)) \(verb) to it."
      : "\(noun) \(labels(of: cards)) belong together."
  }

  /// Returns the sentence about the points of a turn, which explains them.
  func explanation(of change: ScoreChange) -> String? {
    let rules = game.rules
    if change.points < 0 {
      let cost = pointsText(rules.missPenalty)
      return "A miss costs \(cost) for each card you had seen."
    }
    return rules.bonusLimit > .zero ? "A lit rim earns more." : nil
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

extension String {
  fileprivate var capitalizedAtStart: String { prefix(1).uppercased() + dropFirst() }
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
