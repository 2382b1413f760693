import MemoryEngine

/// The prediction of theory for a quantity of a simulation.
public struct Prediction: Sendable {
  /// The name in the report: `turns`, `lucky` or `margin`.
  public let name: String
  /// The mean of the quantity.
  public let mean: Double
  /// The variance of the quantity in a single game.
  public let variance: Double

  init(_ name: String, mean: Double, variance: Double) {
    self.name = name
    self.mean = mean
    self.variance = variance
  }

  fileprivate init(_ name: String, _ distribution: Distribution) {
    self.init(name, mean: distribution.mean, variance: distribution.variance)
  }
}

extension Simulation {
  /// Returns the exact predictions for the simulated games.
  ///
  /// - Returns: Turns, for perfect players also lucky matches, for two strategists the margin.
  /// - Throws: `TheoryGap` if there are none.
  public func predictions() throws(TheoryGap) -> [Prediction] {
    guard copies == 2, rules.matchSize == 2 else { throw .noPairs }
    guard rules.limit == nil else { throw .limit }
    let player = players[0]
    guard players.allSatisfy({ $0 == player }) else { throw .differentPlayers }
    switch player {
    case .random:
      let theory = RandomTheory(pairs: kinds)
      return [Prediction("turns", mean: Double(theory.meanTurns), variance: theory.varianceOfTurns)]
    case .perfect:
      let theory = try perfectTheory()
      return [Prediction("turns", theory.turns), Prediction("lucky", theory.lucky)]
    case .strategist: return [try margin()]
    default: throw .player(player.name)
    }
  }

  private func margin() throws(TheoryGap) -> Prediction {
    guard rules.peek == .zero else { throw .peek }
    let start = TwoPlayerTheory(pairs: kinds).start(pairs: kinds)
    return Prediction("margin", mean: start.value.double, variance: start.variance)
  }

  private func perfectTheory() throws(TheoryGap) -> PerfectTheory {
    guard rules.peek == .zero else { throw .peek }
    guard kinds <= PerfectTheory.mostPairs, let theory = PerfectTheory.all(upTo: kinds).last else {
      throw .tooManyPairs(most: PerfectTheory.mostPairs)
    }
    return theory
  }
}

/// The reason why there is no exact theory of some games.
public enum TheoryGap: Error, Hashable, Sendable {
  /// There is no theory of this player.
  case player(String)
  /// The players differ, even if there is a theory of each.
  case differentPlayers
  /// There is no theory of the margin of two random players.
  case twoWithoutMemory
  /// The matches are larger, or kinds have more cards, than pairs.
  case noPairs
  /// The rules have a limit, which can end games before all cards are matched.
  case limit
  /// The games begin with a peek.
  case peek
  /// There are more pairs than are solved.
  case tooManyPairs(most: Int)
}

extension TheoryGap: CustomStringConvertible {
  /// The reason in one sentence without a full stop.
  public var description: String {
    switch self {
    case .player(let name): "there is no theory for player \(name)"
    case .differentPlayers: "there is no theory for two different players"
    case .twoWithoutMemory: "there is no theory for two players without memory"
    case .noPairs: "theory is about pairs: two cards of each kind, two to a match"
    case .limit: "theory is about games without a limit"
    case .peek: "theory is about games without a peek"
    case .tooManyPairs(let most): "theory is about at most \(most) pairs"
    }
  }
}
