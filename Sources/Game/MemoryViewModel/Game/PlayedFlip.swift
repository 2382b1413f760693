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

  /// Creates an accepted flip.
  ///
  /// - Parameters:
  ///   - outcome: The outcome.
  ///   - game: The game after the flip.
  ///   - flips: The flips before.
  init(_ outcome: Outcome, in game: MemoryGame<Face>, after flips: [PlayedFlip]) {
    self.outcome = outcome
    change = game.scoreChange(after: outcome, flip: flips.count + 1)
    streak = outcome.streak(after: flips.last?.streak ?? 0)
  }
}

extension Outcome {
  /// Returns the number of consecutive matches after this outcome.
  fileprivate func streak(after streak: Int) -> Int {
    switch event {
    case .matched: streak + 1
    case .missed: 0
    case .turnedUp, .ignored: streak
    }
  }
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
