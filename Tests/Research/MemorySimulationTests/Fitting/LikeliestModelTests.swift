import Foundation
import MemoryEngine
import Testing

@testable import MemorySimulation

@Suite struct LikeliestModelTests {
  private static let families: [RecallModel.Family] = [.capacity, .forgetful, .power]

  @Test(arguments: [RecallModel(.capacity, 4), RecallModel(.forgetful, 0.2)])
  func `it is the fit with the smallest BIC`(truth: RecallModel) async throws {
    let traces = try SimulatedPerson(model: truth, pairs: 6, games: 8).traces(seed: 5)
    let report = await MemoryReport(Self.families, of: traces)
    let likeliest = try #require(LikeliestModel(among: Self.families, of: traces))
    #expect(likeliest.model == report.best?.model && likeliest.lapse == report.best?.lapse)
    for family in Self.families {
      let only = try #require(LikeliestModel(among: [family], of: traces))
      #expect(
        (only.model.family, only.model) == (
          family, report.fits.first { $0.model.family == family }?.model
        ))
    }
  }

  @Test func `without a choice that counts there is none`() throws {
    let alone = try SimulatedPerson(model: RecallModel(.capacity, 2), pairs: 1).traces(seed: 1)
    let some = try SimulatedPerson(model: RecallModel(.capacity, 2), pairs: 3).traces(seed: 1)
    #expect(
      LikeliestModel(among: Self.families, of: alone) == nil
        && LikeliestModel(among: Self.families, of: []) == nil
        && LikeliestModel(among: [], of: some) == nil)
  }

  /// `RIVAL_GAMES=10000` plays as many games in an optimized build, against twenty fits.
  private static let games =
    ProcessInfo.processInfo.environment["RIVAL_GAMES"].flatMap(UInt64.init) ?? 0

  @Test(
    arguments: [
      RecallModel(.capacity, 5), RecallModel(.forgetful, 0.1), RecallModel(.power, 0.5),
    ])
  func `a person wins half of the games against the player that was fitted to the person`(
    truth: RecallModel
  ) throws {
    let isLong = Self.games > 0
    let (people, games) = isLong ? (20, Self.games / 20) : (1, 200)
    var share = 0.0
    for person in 0..<people {
      let traces = try SimulatedPerson(
        model: truth, pairs: isLong ? 10 : 6, games: isLong ? 50 : 12
      ).traces(seed: 1_000 + UInt64(person))
      let rival = try #require(LikeliestModel(among: Self.families, of: traces))
      share += try winShare(of: truth, against: rival, games: games, seed: 7 + person)
    }
    share /= Double(people)
    let error = 0.5 / (Double(people) * Double(games)).squareRoot()
    print("\(truth) wins \(share) of \(people * Int(games)) games")
    // With few games the fit itself is uncertain too.
    #expect(abs(share - 0.5) <= (isLong ? 0.05 : 0.1) + 4 * error)
  }

  /// Returns the share of games that the person wins, who begins in half of them; a tie is half.
  private func winShare(
    of truth: RecallModel, against rival: LikeliestModel, games: UInt64, seed: Int
  ) throws -> Double {
    let person = PlayerChoice.custom("person") { RecallPlayer(truth, lapse: 0.05) }
    let other = PlayerChoice.custom("rival") { RecallPlayer(rival.model, lapse: rival.lapse) }
    var sum = 0.0
    for (players, isFirst) in [([person, other], true), ([other, person], false)] {
      let simulation = try Simulation(
        kinds: 10, copies: 2, rules: .hotSeat(2), seed: Seed(UInt64(seed)), players: players)
      simulation.play(0..<games / 2) { game in
        let (own, others) =
          isFirst ? (game.score, game.secondScore) : (game.secondScore, game.score)
        let (mine, theirs) = (own ?? 0, others ?? 0)
        sum += mine > theirs ? 1 : mine == theirs ? 0.5 : 0
      }
    }
    return sum / Double(games)
  }
}
