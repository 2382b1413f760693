import MemoryEngine
import MemoryModel
import MemorySimulation
import TestSupport
import Testing

@testable import MemorizeCommands

@Suite struct FitGroupsTests {
  private static func games(
    _ participant: String, _ condition: String, _ player: PlayerChoice, count: UInt64 = 4
  ) throws -> [(tag: ExperimentTag?, trace: MemoryTrace)] {
    let simulation = try Simulation(
      kinds: 6, copies: 2, rules: .course, seed: Seed(2), players: [player])
    let tag = ExperimentTag(participant: participant, condition: condition)
    return try (0..<count).map { game in
      (participant.isEmpty ? nil : tag, try MemoryTrace(of: simulation.record(game: game)))
    }
  }

  private static func groups(
    _ families: [RecallModel.Family] = [.capacity], by groupings: [FitGrouping]
  ) async throws -> FitGroups {
    let games =
      try Self.games("P2", "quiet", .capacity(2)) + Self.games("P1", "quiet", .perfect)
      + Self.games("P1", "loud", .capacity(1)) + Self.games("", "", .perfect)
    return await FitGroups(families, by: groupings, of: games)
  }

  @Test func `participants, conditions and both are groups in order`() async throws {
    let people = try await Self.groups(by: [.participant])
    let both = try await Self.groups(by: [.condition, .participant])
    #expect(
      people.groups.map(\.names) == [[""], ["P1"], ["P2"]]
        && people.groups.map(\.report.traces.count) == [4, 8, 4]
        && both.groups.map(\.names) == [
          ["", ""], ["loud", "P1"], ["quiet", "P1"], ["quiet", "P2"],
        ] && !both.isEmpty)
  }

  @Test func `each group has the fit of its games alone`() async throws {
    let groups = try await Self.groups(by: [.participant, .condition])
    for group in groups.groups {
      let alone = try #require(ModelFit(.capacity, to: group.report.traces))
      #expect(group.report.fits == [alone])
    }
    #expect(groups.groups[3].report.best?.model == RecallModel(.capacity, 2))
  }

  @Test func `the table and CSV have a row for each group and model`() async throws {
    let families: [RecallModel.Family] = [.capacity, .forgetful]
    let groups = try await Self.groups(families, by: [.participant])
    let lines = groups.text.split(separator: "\n")
    let rows = groups.csv.split(separator: "\n")
    #expect(
      unmet(
        lines[0].hasPrefix("participant  games  choices  model ") && lines.count == 8
          && lines[1].hasPrefix("-     ") && lines.count { $0.hasSuffix("*") } == 3,
        lines.last == "* has the smallest BIC of its group." && rows.count == 7
          && rows[0].hasPrefix("participant,games,choices,model,estimate,low,high,one_sided,lapse,")
          && rows.allSatisfy {
            $0.split(separator: ",", omittingEmptySubsequences: false).count == 13
          }, rows[5].hasPrefix("P2,4,") && rows[5].contains(",capacity,2.0,")) == [])
  }

  @Test func `JSON has the report of each group`() async throws {
    let json = "\(try await Self.groups(by: [.participant]).json)"
    #expect(
      json.hasPrefix(#"{"version":1,"by":["participant"],"groups":[{"participant":null,"#)
        && json.contains(#"{"participant":"P2","fit":{"version":1,"games":4,"#))
  }

  @Test func `a group without a choice keeps its row`() async throws {
    let short = try MemoryTrace(
      of: GameRecord(deck: Deck(pairsOf: [1, 2]), rules: .course, seed: Seed(1)))
    let groups = await FitGroups(
      [.capacity], by: [.participant],
      of: [(ExperimentTag(participant: "P,9", condition: ""), short)])
    #expect(
      groups.isEmpty && groups.text.hasSuffix("\nP,9              1        0\n")
        && groups.csv.hasSuffix("\n\"P,9\",1,0,,,,,,,,,,\n"))
  }

  @Test func `groups and a picture are refused together`() async {
    let home = PlayerHome()
    let both = await runCommand(["fit", "--by", "participant", "--svg", "x.svg"], at: home)
    let other = await runCommand(["fit", "--by", "theme"], at: home)
    let none = await runCommand(["fit", "--by", "condition"], at: home)
    #expect(
      unmet(
        both.status == 64 && both.errors.contains("--by") && both.errors.contains("--svg"),
        other.status == 64 && other.errors.contains("participant or condition") && none.status == 65
          && none.errors.contains("0 games without a chance")) == [])
  }
}
