import MemoryEngine
import TestSupport
import Testing

@testable import MemorizeCommands

@Suite struct ExperimentPlayTests {
  private func line(_ more: [String] = [], at home: PlayerHome) throws -> [String] {
    let path = home.path + "/deals.csv"
    try home.write("seed,pairs\n1,1\n2,2\n3,1\n", to: path)
    return ["play", "--plain", "--deals", path, "--participant", "P07", "--condition", "A"] + more
  }

  @Test func `a list is played in order, goes on where it stopped, and ends`() async throws {
    let home = PlayerHome()
    let first = await runCommand(try line(at: home), input: "1 2\nnew\n1\n", at: home)
    let second = await runCommand(try line(at: home), input: "score\n", at: home)
    #expect(
      unmet(
        first.status == 0 && first.output.contains("Deal 1 of 3.\n")
          && first.output.contains("Seed 1.\n"),
        first.output.contains("Deal 2 of 3.\n") && first.output.contains("Seed 2.\n")
          && second.output.contains("Deal 2 of 3.\n") && !second.output.contains("Seed 1.\n")) == []
    )
    // The first card is still up.
    let all = "2\n1 3\n1 4\n1 2\n2 3\n2 4\n3 4\nnew\n1 2\nnew\n"
    let third = await runCommand(try line(at: home), input: all, at: home)
    let last = await runCommand(try line(at: home), at: home)
    let other = await runCommand(
      ["play", "--plain", "--deals", home.path + "/deals.csv", "--participant", "P08"], at: home)
    #expect(
      unmet(
        third.output.contains("Deal 3 of 3.\n")
          && third.output.contains("all 3 deals of the list have been played") && last.status == 1
          && last.errors == "memorize: all 3 deals of the list have been played\n",
        other.output.contains("Deal 1 of 3.\n")) == [])
  }

  @Test func `the table of flips has the participant and condition`() async {
    let home = PlayerHome()
    _ = await runCommand(
      ["play", "--plain", "--pairs", "1", "--participant", "P,7", "--condition", "B"],
      input: "1 2\n", at: home)
    let rows = await runCommand(["export"], at: home).output.split(separator: "\n")
    let json = await runCommand(["export", "--json"], at: home).output
    let none = await runCommand(["fit", "--participant", "P08"], at: home)
    let own = await runCommand(["fit", "--participant", "P,7"], at: home)
    #expect(
      unmet(
        rows.count == 3 && rows[0].hasSuffix(",outcome,points,participant,condition")
          && rows.dropFirst().allSatisfy { $0.hasSuffix(#","P,7",B"#) }
          && json.contains(#","P,7","B"]"#),
        none.status == 65 && none.errors.contains("0 games without a chance") && own.status == 65
          && own.errors.contains("1 game without a chance")) == [])
  }

  @Test(arguments: ["=1+1", "-x", "@a", " a", "a\u{1B}[0m", ""])
  func `a name that a spreadsheet or terminal would obey is refused`(name: String) async {
    for option in ["participant", "condition"] {
      let result = await runCommand(["play", "--plain", "--\(option)=\(name)"])
      #expect(result.status == 64 && result.errors.contains("--\(option)"))
    }
  }

  @Test(arguments: [
    ["--seed", "1"], ["--pairs", "4"], ["--rules", "relaxed"], ["--opponent", "casual"],
    ["--practice"], ["--weak"], ["fruit"],
  ])
  func `a list decides what is dealt`(words: [String]) async throws {
    let home = PlayerHome()
    let result = await runCommand(try line(words, at: home), at: home)
    #expect(
      result.status == 64
        && result.errors.contains("--deals decides what is dealt; leave out \(words[0])"))
  }

  @Test func `a list that is missing is named`() async {
    let result = await runCommand(["play", "--plain", "--deals", "/none/deals.csv"])
    #expect(result.status != 0 && result.errors.contains("/none/deals.csv"))
  }
}
