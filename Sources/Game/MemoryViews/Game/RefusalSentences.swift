import MemoryEngine
import MemoryViewModel

/// A choice of a card that had no effect.
struct RefusedCard: Equatable {
  /// The label of the card.
  let label: Int
  let refusal: Outcome.Refusal
}

extension GameViewModel {
  /// Returns the reason why a card could not be turned; nil if there is none to tell.
  func say(_ refused: RefusedCard) -> String? {
    let card = "Card \(refused.label)"
    switch refused.refusal {
    case .alreadyUp: return isTurnOpen ? "\(card) is up already. Turn another one." : stillUp(card)
    case .matched: return "\(card) is matched already."
    case .peeking: return "You can turn cards when all are face down again."
    case .over: return result?.sentence
    case .undealt: return "\(card) is still being dealt."
    case .outOfRange: return nil
    case .paused: return waiting
    }
  }

  private var isTurnOpen: Bool { game.faceUp.count < game.rules.matchSize }

  private func stillUp(_ card: String) -> String {
    let others = game.rules.matchSize == 2 ? "two others" : "\(game.rules.matchSize) others"
    return "\(card) is still up. Turn \(others)."
  }

  /// The reason why no card can be turned here now.
  private var waiting: String? {
    if isPaused { return "The game is paused." }
    if isOpponentsTurn { return "\(name(of: game.currentPlayer)) is thinking: wait for your turn." }
    return isTurnHere ? nil : "It is not your turn: \(name(of: game.currentPlayer)) is next."
  }
}
