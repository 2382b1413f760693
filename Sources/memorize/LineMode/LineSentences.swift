import MemoryEngine
import MemoryViewModel

// Everything that line mode says, as sentences that a screen reader can read.

/// A number with its noun: `1 card`, `3 cards`.
func counted(_ number: Int, _ noun: String, plural: String? = nil) -> String {
  number == 1 ? "1 \(noun)" : "\(number) \(plural ?? noun + "s")"
}

/// Whole seconds as words: `1 minute 5 seconds`.
func spoken(_ time: Duration) -> String {
  let seconds = Int(time.components.seconds)
  let parts = [
    seconds / 3600 > 0 ? counted(seconds / 3600, "hour") : nil,
    seconds / 60 % 60 > 0 ? counted(seconds / 60 % 60, "minute") : nil,
    seconds % 60 > 0 || seconds < 60 ? counted(seconds % 60, "second") : nil,
  ]
  return parts.compactMap { $0 }.joined(separator: " ")
}

extension GameViewModel {
  var hasSeveralPlayers: Bool { game.rules.players > 1 }

  var standing: String {
    guard hasSeveralPlayers else { return "Score \(game.score(of: 0))." }
    let scores = game.scores.enumerated().map { "Player \($0 + 1) has \($1)" }
    return scores.joined(separator: ", ") + "."
  }

  var turnsSoFar: String {
    "\(counted(game.turns, "turn")), \(counted(game.unmatchedCards, "card")) left, "
      + "\(spoken(time))."
  }

  func say(_ outcome: Outcome, label: Int) -> String {
    switch outcome.event {
    case .ignored(let refusal): say(refusal, label: label)
    case .turnedUp: "card \(label): \(word(ofLabel: label))."
    case .matched(_, let points):
      "card \(label): \(word(ofLabel: label)). Match! \(say(points, of: outcome)) \(standing)"
    case .missed(_, let points):
      "card \(label): \(word(ofLabel: label)). No match. \(say(points, of: outcome))\(standing)"
    }
  }

  private func word(ofLabel label: Int) -> String {
    table[label - 1].face?.spoken ?? "hidden"
  }

  private func say(_ points: Int, of outcome: Outcome) -> String {
    if points == 0 { return "" }
    if points < 0 { return "\(counted(-points, "point")) lost. " }
    let bonus = points - game.rules.matchPoints
    return bonus > 0 ? "+\(points), \(bonus) of it bonus." : "+\(points)."
  }

  func sayWhoIsNext(after outcome: Outcome) -> String? {
    guard hasSeveralPlayers, outcome.isAccepted, result == nil else { return nil }
    guard outcome.faceUp.count == game.rules.matchSize else { return nil }
    return "Player \(outcome.nextPlayer + 1) is next."
  }

  private func say(_ refusal: Outcome.Refusal, label: Int) -> String {
    switch refusal {
    case .outOfRange: "There is no such card: the cards go from 1 to \(game.cardCount)."
    case .over: "The game is over. Type new for another one."
    case .paused: "The game is paused. Type resume to go on."
    case .undealt: "card \(label) is still being dealt."
    case .peeking: "All cards still lie open, until \(spoken(game.rules.peek)) after the deal."
    case .matched: "card \(label) is matched already."
    case .alreadyUp: "card \(label) is up already: \(word(ofLabel: label))."
    }
  }

  func say(_ hint: Hint?) -> String {
    let labels = { (cards: [Int]) in cards.map { "\(self.label(of: $0))" } }
    switch hint {
    case nil: return "There is nothing to hint at."
    case .unseen(let card): return "Hint: you have not seen card \(label(of: card)) yet."
    case .match(let cards):
      let names = labels(cards).joined(separator: " and ")
      return game.faceUp.count < game.rules.matchSize && !game.faceUp.isEmpty
        ? "Hint: the match is card \(names)." : "Hint: you have seen a match, cards \(names)."
    }
  }

  private func label(of card: Int) -> Int {
    (game.tableOrder.firstIndex(of: card) ?? card) + 1
  }

  func say(_ result: GameResult) -> String {
    let time = spoken(result.time)
    guard result.isWon else {
      return "\(limitReached) with \(counted(result.cardsLeft, "card")) left. \(standing)"
    }
    let hints = result.hints > 0 ? " with \(counted(result.hints, "hint"))" : ""
    let found = "All cards matched in \(counted(result.turns, "turn")) and \(time)\(hints)."
    return "\(found) \(standing)\(sayWhoWon(result))"
  }

  private func sayWhoWon(_ result: GameResult) -> String {
    guard hasSeveralPlayers else { return " You win." }
    let names = result.leaders.map { "\($0 + 1)" }
    return names.count == 1
      ? " Player \(names[0]) wins." : " A draw of players \(names.joined(separator: " and "))."
  }

  private var limitReached: String {
    switch game.rules.limit {
    case .turns: "Out of turns,"
    case .misses: "Too many misses,"
    case .time, nil: "Time is up,"
    }
  }
}
