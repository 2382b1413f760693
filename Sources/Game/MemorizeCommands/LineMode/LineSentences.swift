import MemoryEngine
import MemoryViewModel

// The sentences of line mode, which a screen reader can read.

/// Returns a number with its noun: `1 card`, `3 cards`.
func counted(_ number: Int, _ noun: String, plural: String? = nil) -> String {
  number == 1 ? "1 \(noun)" : "\(number) \(plural ?? noun + "s")"
}

/// Returns whole seconds in words: `1 minute 5 seconds`.
func spoken(_ time: Duration) -> String {
  let seconds = Int(time.components.seconds)
  if 0..<60 ~= seconds { return counted(seconds, "second") }
  let parts = [
    seconds / 3600 > 0 ? counted(seconds / 3600, "hour") : nil,
    seconds / 60 % 60 > 0 ? counted(seconds / 60 % 60, "minute") : nil,
    seconds % 60 > 0 || seconds < 60 ? counted(seconds % 60, "second") : nil,
  ]
  return parts.compactMap { $0 }.joined(separator: " ")
}

/// Returns a list in words: `2`, `2 and 4`, `2, 4 and 6`.
func listed(_ things: [some CustomStringConvertible]) -> String {
  let words = things.map(\.description)
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}

extension String {
  /// The text with a capital letter at its start and a full stop at its end.
  var asSentence: String { "\(prefix(1).uppercased())\(dropFirst())." }
}

extension GameViewModel {
  var isOverSentence: String { "The game is over. Type new for another one." }

  /// The reason why no card can be turned now, or `nil` if one can.
  var standstillSentence: String? {
    if result != nil { return isOverSentence }
    return isPaused ? "The game is paused. Type resume to go on." : nil
  }

  /// The reason why nobody here may turn a card now, or `nil` if somebody may.
  var notYourTurnSentence: String? {
    guard result == nil, !isPaused, !isTurnHere else { return nil }
    if let seatsHere, seatsHere.isEmpty { return "You are watching and cannot play." }
    return "It is not your turn: \(sayNext(game.currentPlayer))"
  }

  var noUndoSentence: String {
    if isPaused { return "The game is paused. Type resume to go on." }
    if !setup.isPractice { return "Undo is for practice: start with memorize play --practice." }
    return game.flips > 0
      ? "Time is up: nothing can be taken back." : "There is nothing to take back."
  }

  /// The state of the game: points, whose turn it is, turns, cards and time.
  var state: String {
    let next = hasSeveralPlayers && result == nil ? " \(sayNext(game.currentPlayer))" : ""
    return "\(standing) \(turnsSoFar)\(next)"
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
    table[label - 1].face.map { name(for: $0) } ?? "hidden"
  }

  private func say(_ points: Int, of outcome: Outcome) -> String {
    if points == 0 { return "" }
    if points < 0 { return "\(counted(-points, "point")) lost. " }
    let bonus = points - game.rules.matchPoints
    return bonus > 0 ? "+\(points), including a bonus of \(bonus)." : "+\(points)."
  }

  func say(_ refusal: Outcome.Refusal, label: Int) -> String {
    switch refusal {
    case .outOfRange: "There is no such card: the cards go from 1 to \(game.cardCount)."
    case .over: isOverSentence
    case .paused: "The game is paused. Type resume to go on."
    case .undealt: "card \(label) is still being dealt."
    case .peeking: "All cards are still shown, until \(spoken(game.rules.peek)) after the deal."
    case .matched: "card \(label) is matched already."
    case .alreadyUp: stillUp(label)
    }
  }

  private func stillUp(_ label: Int) -> String {
    let size = game.rules.matchSize
    let word = word(ofLabel: label)
    return game.faceUp.count < size
      ? "card \(label) is up already: \(word)."
      : "card \(label) is still up: \(word). Turn \(size == 2 ? "two" : "\(size)") others."
  }

  func say(_ hint: Hint?) -> String {
    switch hint {
    case nil: return "There is no hint now."
    case .unseen(let card):
      return "No known pair. Try card \(label(of: card)): you have not seen it."
    case .match(let cards):
      let labels = "\(cards.count == 1 ? "card" : "cards") \(listed(cards.map(label)))"
      let isOpen = !game.faceUp.isEmpty && game.faceUp.count < game.rules.matchSize
      return isOpen ? "Hint: the match is \(labels)." : "Hint: you have seen a match, \(labels)."
    }
  }

  func say(_ result: GameResult) -> String {
    let time = spoken(result.time)
    guard result.isWon else {
      let left = "with \(counted(result.cardsLeft, "card")) left"
      return "\(limitReached) \(left). \(standing)\(hasSeveralPlayers ? sayWhoWon(result) : "")"
    }
    let hints = result.hints > 0 ? " with \(counted(result.hints, "hint"))" : ""
    let found = "All cards matched in \(counted(result.turns, "turn")) and \(time)\(hints)."
    return "\(found) \(standing)\(sayWhoWon(result))"
  }

  private var limitReached: String {
    switch game.rules.limit {
    case .turns: "Out of turns,"
    case .misses: "Too many misses,"
    case .time, nil: "Time is up,"
    }
  }
}
