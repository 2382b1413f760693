public import MemoryEngine
import MemoryModel

/// An accepted flip with its effect on the score, for sentences about it.
public struct PlayedFlip: Hashable, Sendable {
  /// The outcome of the flip.
  public let outcome: Outcome
  /// The points of the turn, if the flip ended it with points.
  public let change: ScoreChange?
  /// The number of consecutive turns with a match, including this one.
  public let streak: Int
}

extension MemoryGame {
  /// Returns the points of a turn that ended with the latest flip.
  ///
  /// - Parameters:
  ///   - outcome: The outcome of the latest flip.
  ///   - flip: The number of flips so far.
  /// - Returns: `nil` if there are no points.
  func scoreChange(after outcome: Outcome, flip: Int) -> ScoreChange? {
    guard outcome.points != 0, let card = Array(outcome.faceUp).last else { return nil }
    let bonuses = outcome.isMatch ? outcome.faceUp.map(bonus) : []
    let most = rules.matchSize * Int(rules.bonusLimit.components.seconds)
    return ScoreChange(
      points: outcome.points, parts: parts(of: outcome, bonuses), player: outcome.player,
      card: card, flip: flip,
      isQuick: most > 0 && bonuses.reduce(0, +) * 5 >= most * 4)
  }

  private func parts(of outcome: Outcome, _ bonuses: [Int]) -> [Int] {
    if outcome.isMatch { return [rules.matchPoints] + bonuses.filter { $0 > 0 } }
    guard rules.missPenalty > 0 else { return [] }
    return Array(repeating: -rules.missPenalty, count: -outcome.points / rules.missPenalty)
  }

  /// Returns the bonus of a card that has just been matched, in whole seconds.
  private func bonus(of card: Int) -> Int {
    Int(self.card(card, at: latestFlip).bonusTime.components.seconds)
  }
}
