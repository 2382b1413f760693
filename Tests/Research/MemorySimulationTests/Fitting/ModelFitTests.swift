import MemoryEngine
import Testing

@testable import MemorySimulation

@Suite("Fits of models of memory")
struct ModelFitTests {
  @Test(
    "the interval of a fit holds the truth of the simulated person",
    arguments: [
      RecallModel(.capacity, 5), RecallModel(.forgetful, 0.1), RecallModel(.power, 0.5),
      RecallModel(.actr, 0.6),
    ])
  func recoversParameter(model: RecallModel) throws {
    let fit = try #require(
      try ModelFit(model.family, to: SimulatedPerson(model: model, games: 16).traces(seed: 3)))

    #expect(
      fit.parameter.interval.contains(model.parameter)
        && fit.parameter.interval.contains(fit.parameter.value)
        && abs(fit.model.parameter - model.parameter) <= 0.25 * model.parameter && fit.lapse < 0.2)
    #expect(!fit.parameter.isAtLowerBound && !fit.parameter.isAtUpperBound)
  }

  @Test("a capacity is told from gradual forgetting, and the other way round")
  func tellsModelsApart() throws {
    for model in [RecallModel(.capacity, 4), RecallModel(.forgetful, 0.15)] {
      let traces = try SimulatedPerson(model: model, games: 16).traces(seed: 5)
      let fits = [RecallModel.Family.capacity, .forgetful].compactMap { ModelFit($0, to: traces) }
      #expect(fits.min { $0.bic < $1.bic }?.model.family == model.family)
    }
  }

  @Test("a player who never misses a seen card is at the edge of every model")
  func marksEdges() throws {
    let games = try traces(of: "perfect")
    for family in RecallModel.Family.allCases {
      let fit = try #require(ModelFit(family, to: games))
      #expect((fit.parameter.isAtLowerBound || fit.parameter.isAtUpperBound) && fit.lapse < 0.01)
    }
    let capacity = try #require(ModelFit(.capacity, to: games))
    #expect(capacity.parameter.isAtUpperBound && abs(capacity.logLikelihood) < 1e-6)
  }

  @Test("guesses show no capacity, criteria follow from the likelihood, and no chances have no fit")
  func findsGuessing() throws {
    let fit = try #require(try ModelFit(.capacity, to: traces(of: "random", games: 6)))
    let other = try #require(try ModelFit(.forgetful, to: traces(of: "random", games: 6)))

    let seen = try traces(of: "capacity:3", games: 10)
    let known = try #require(ModelFit(.capacity, to: seen))
    let penalty = 2 * Double(known.chances).naturalLogarithm
    #expect(
      (known.aic, known.heldOut.map { $0 <= 0 && $0 > known.logLikelihood }) == (
        4 - 2 * known.logLikelihood, true
      ) && ModelFit(.capacity, to: Array(seen.prefix(4)))?.heldOut == nil
        && (fit.parameter.value == 0 || fit.lapse > 0.8) && other.parameter.isAtUpperBound)
    #expect(abs(known.bic - (penalty - 2 * known.logLikelihood)) < 1e-9)

    let deck = try Deck(pairsOf: [1, 2])
    let empty = try MemoryTrace(of: GameRecord(deck: deck, rules: .course, seed: Seed(1)))
    for family in RecallModel.Family.allCases {
      #expect(ModelFit(family, to: []) == nil && ModelFit(family, to: [empty]) == nil)
    }
  }
}
