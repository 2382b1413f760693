import MemoryEngine
import MemoryModel
import MemorySimulation
import MemoryStore
import MemoryViewModel

extension OwnMemory {
  /// Returns the opponent that is fitted to the records of the player whose files a context has;
  /// nothing is read yet.
  static func fitted(in context: RunContext) -> OwnMemory {
    OwnMemory(
      fit: { try FittedMemory(of: OwnGames(in: context).traces(of: $0)) },
      play: { Opponent(.me, playing: RecallPlayer($0), seed: $1) })
  }
}

extension OwnGames {
  /// Returns the games of given ids whose records are kept, in the order of the ids, up to the
  /// number that a fit takes.
  func traces(of ids: [PlayedGame.ID]) -> [MemoryTrace] {
    let files = PlayerFiles(in: context, isOnlyLooking: true)
    let repository = files.onlyLooking.repository(StartupWarnings())
    // The history outlasts the records, so that the record of a game may be missing.
    let traces = ids.lazy.compactMap { try? MemoryTrace(of: repository.read($0).record) }
    return Array(traces.prefix(FittedMemory.mostGames))
  }
}

extension FittedMemory {
  /// Fits the laws that can play to games, and takes the most likely one.
  ///
  /// - Throws: `OwnMemoryError` if the games have too few chances for a statement about recall.
  init(of traces: [MemoryTrace]) throws {
    let chances = RecallCurve(of: traces).chances
    guard chances >= MemoryPage.leastChances,
      let fit = LikeliestModel(among: Law.allCases.map(\.family), of: traces),
      let law = Law.allCases.first(where: { $0.family == fit.model.family })
    else {
      if traces.count >= Self.mostGames { throw OwnMemoryError.tooSmallGames }
      let missing = MemoryPage.gamesNeeded(after: chances, in: traces.count)
      throw OwnMemoryError.tooFewGames(missing: missing)
    }
    self.init(
      law, Int((fit.model.parameter * law.scale).rounded()),
      lapse: Int((fit.lapse * Double(Self.one)).rounded()), games: traces.count)
  }
}

extension FittedMemory.Law {
  /// The same law in the simulation.
  var family: RecallModel.Family {
    switch self {
    case .capacity: .capacity
    case .forgetful: .forgetful
    case .power: .power
    }
  }

  /// The saved parameter for a parameter of 1.
  fileprivate var scale: Double { family.isWhole ? 1 : Double(FittedMemory.one) }
}

extension RecallPlayer {
  /// Creates the player with a fitted memory.
  init(_ memory: FittedMemory) {
    let parameter = Double(memory.parameter) / memory.law.scale
    self.init(
      RecallModel(memory.law.family, parameter),
      lapse: Double(memory.lapse) / Double(FittedMemory.one))
  }
}
