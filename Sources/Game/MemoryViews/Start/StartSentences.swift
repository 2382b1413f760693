import MemoryEngine
import MemoryModel
import MemoryViewModel

// The texts of the start screen about a choice.
extension GameChoice {
  /// Returns the answer to a question, for a row with space for one.
  func answer(to row: StartRow) -> String {
    switch row {
    case .theme: theme.shownName
    case .pairs: "\(kinds)"
    case .sides: sides.inWords(of: language).title
    case .learning: learning
    case .difficulty: rules.title
    case .players: players(isShort: true)
    }
  }

  /// Returns the meaning of an answer; empty if its name is enough.
  func explanation(of row: StartRow) -> String {
    switch row {
    case .theme: ""
    case .pairs: "\(kinds * rules.rules.matchSize) cards on the table"
    case .sides: sides.inWords(of: language).summary
    case .learning: learningExplanation
    case .difficulty: rules.summary
    case .players: players(isShort: false)
    }
  }

  static func pairsTitle(_ isWeak: Bool) -> String { isWeak ? "weak pairs" : "all pairs" }
  static let halvesTitle = "halves apart"

  private var learning: String {
    let parts = [
      hasWeakPairs ? Self.pairsTitle(isWeak) : nil,
      isTwoSided ? (showsHalves ? Self.halvesTitle : "same backs") : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  private var learningExplanation: String {
    if isWeak, hasWeakPairs { return "the pairs that you forget, and a third new ones" }
    return isTwoSided && showsHalves ? "the two cards of a pair have backs of two shades" : ""
  }

  private func players(isShort: Bool) -> String {
    if players == 1 { return isShort ? "alone" : "you alone, for the best score" }
    if isShort { return (0..<players).map(title).joined(separator: ", ") }
    if players == 2, let level = opponents.levels.first { return level.explanation }
    let computers = opponents.count == 1 ? "1 computer" : "\(opponents.count) computers"
    let who = people == 1 ? "you" : "\(people) people"
    return opponents.isEmpty
      ? "\(who) in turns" : "\(who) and \(computers) in turns"
  }

  private func title(of player: Int) -> String {
    opponents.title(of: player, among: players)
      ?? (people == 1 ? "you" : names.title(of: player))
  }

  /// Returns the sentence about a theme with too few cards.
  func shortage(offering other: Theme?) -> String? {
    guard isThemeTooSmall else { return nil }
    let fact = "\(theme.shownName) has \(kinds) pairs, fewer than \(wantedKinds)"
    guard let other else { return "\(fact): all of them are dealt." }
    return "\(fact); press y for \(other.shownName)."
  }
}

extension OpponentLevel {
  fileprivate var explanation: String {
    switch self {
    case .beginner: "you against a computer that remembers little"
    case .casual: "you against a computer that remembers some cards"
    case .skilled: "you against a computer that forgets a card now and then"
    case .perfect: "you against a computer that forgets nothing"
    case .me:
      "you against a computer that remembers as you did in your last \(FittedMemory.mostGames) games"
    }
  }
}
