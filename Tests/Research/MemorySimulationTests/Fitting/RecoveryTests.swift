import Foundation
import MemoryEngine
import Testing

@testable import MemorySimulation

/// The recovery of known parameters from the games of simulated people.
///
/// `FITTED_PEOPLE=200` fits as many people for each parameter, in minutes of an optimized
/// build; without it nobody is fitted here.
@Suite("Recovery of parameters")
struct RecoveryTests {
  private static let people =
    ProcessInfo.processInfo.environment["FITTED_PEOPLE"].flatMap(UInt64.init) ?? 0

  private static let models = [
    RecallModel(.capacity, 3), RecallModel(.capacity, 6), RecallModel(.capacity, 10),
    RecallModel(.forgetful, 0.03), RecallModel(.forgetful, 0.1), RecallModel(.forgetful, 0.3),
    RecallModel(.power, 0.2), RecallModel(.power, 0.5), RecallModel(.power, 1),
    RecallModel(.actr, 0.3), RecallModel(.actr, 0.5), RecallModel(.actr, 0.8),
  ]

  @Test(
    "the mean estimate is near the truth, and nine intervals in ten hold it",
    .enabled(if: people > 0), arguments: models)
  func recovers(model: RecallModel) throws {
    let fits = try (0..<Self.people).compactMap { person in
      try ModelFit(
        model.family, to: SimulatedPerson(model: model, games: 50).traces(seed: 1_000 + person))
    }
    let count = Double(fits.count)
    let mean = fits.reduce(0) { $0 + $1.model.parameter } / count
    let squares = fits.reduce(0) { $0 + ($1.model.parameter - mean) * ($1.model.parameter - mean) }
    let error = (squares / count / count).squareRoot()
    let covered = fits.count { $0.parameter.interval.contains(model.parameter) }
    let bias = 100 * (mean / model.parameter - 1)
    let lapse = fits.reduce(0) { $0 + $1.lapse } / count
    print(
      "\(model): mean \(mean), bias \(bias) %, error \(error), covered \(covered) of "
        + "\(fits.count), lapse \(lapse)")

    #expect(
      fits.count == Int(Self.people)
        && abs(mean - model.parameter) <= max(0.05 * model.parameter, 0.01) + 4 * error
        && Double(covered) / count >= 0.9 - 4 * (0.09 / count).squareRoot())
  }

  @Test(
    "the smallest BIC names the true family of most people", .enabled(if: people > 0),
    arguments: [
      RecallModel(.capacity, 6), RecallModel(.forgetful, 0.1), RecallModel(.power, 0.5),
      RecallModel(.actr, 0.5),
    ])
  func namesFamily(model: RecallModel) async throws {
    var counts: [RecallModel.Family: Int] = [:]
    for person in 0..<Self.people {
      let traces = try SimulatedPerson(model: model, games: 50).traces(seed: 1_000 + person)
      let report = await MemoryReport(RecallModel.Family.allCases, of: traces)
      if let best = report.best { counts[best.model.family, default: 0] += 1 }
    }
    let row = RecallModel.Family.allCases.map { "\($0.rawValue) \(counts[$0] ?? 0)" }
    print("\(model) is named \(row.joined(separator: ", "))")

    let share = Double(counts[model.family] ?? 0) / Double(Self.people)
    #expect(share >= 0.8 - 4 * (0.16 / Double(Self.people)).squareRoot())
  }
}
