import MemoryEngine
import MemoryModel

// The deals of an experiment, one after the other.
extension AppModel {
  /// The experiment for which games are played; nil for none.
  public var experiment: Experiment? {
    get { family.experiment }
    set { family.experiment = newValue }
  }

  /// Plays the deal after the last one that was finished, or continues it.
  ///
  /// - Throws: `ExperimentError` if there is none, and the errors of `deal` and `open`.
  public func playNextDeal() throws {
    guard let experiment, !experiment.deals.isEmpty else { return }
    let number = try lastFinishedDeal(of: experiment) + 1
    guard number <= experiment.deals.count else {
      throw ExperimentError.allPlayed(experiment.deals.count)
    }
    notices.show(.info, "Deal \(number) of \(experiment.deals.count).")
    if let begun = games.saved.first(where: { experiment.number(of: $0.experiment) == number }) {
      guard !begun.isOpenElsewhere, isFreeHere(begun.id) else {
        throw ExperimentError.isPlayed(number)
      }
      return try open(begun.id)
    }
    let next = experiment.deals[number - 1]
    try deal(next.setup, seed: next.seed, number: number)
  }

  private func lastFinishedDeal(of experiment: Experiment) throws -> Int {
    games.refresh()
    var numbers = try games.finished().compactMap { experiment.number(of: $0.experiment) }
    // The present game may not be on the disk yet.
    if let game, game.result != nil, let number = experiment.number(of: game.setup.experiment) {
      numbers.append(number)
    }
    return numbers.max() ?? 0
  }

  /// Plays the next deal of the list instead of the same game again.
  ///
  /// - Returns: False if there is no list.
  func playsNextDeal() -> Bool {
    guard let experiment, !experiment.deals.isEmpty else { return false }
    _ = notices.attempt("No further deal is played", playNextDeal)
    return true
  }
}
