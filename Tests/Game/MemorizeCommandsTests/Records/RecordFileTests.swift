import TestSupport
import Testing

@testable import MemorizeCommands

@Suite struct RecordFileTests {
  private static func records(_ count: Int) async -> String {
    await runCommand(["simulate", "-p", "5", "-n", "\(count)", "--seed", "2", "--records"]).output
  }

  @Test func `a file with a record in each line is fitted as standard input is`() async throws {
    let folder = try TemporaryFolder()
    let records = await Self.records(6)
    let expected = await runCommand(["fit", "-", "--json"], input: records)
    for text in [records, records.replacing("\n", with: "\r\n\r\n"), "\u{FEFF}" + records] {
      let file = try folder.put(text, in: "games.jsonl")
      let result = await runCommand(["fit", file, "--json"])
      #expect(result.output == expected.output && result.status == 0)
    }
  }

  @Test func `a folder stands for its files in the order of their names, without hidden ones`()
    async throws
  {
    let folder = try TemporaryFolder()
    let lines = await Self.records(4).split(separator: "\n").map(String.init)
    try folder.put(lines[0], in: "P02.json")
    try folder.put(lines[1] + "\n" + lines[2], in: "P01.json")
    try folder.put(lines[3] + "\n", in: "P03.json")
    try folder.put("not a record", in: ".index")
    let expected = [lines[1], lines[2], lines[0], lines[3]].map { $0 + "\n" }.joined()
    for path in [folder.path, folder.path + "/"] {
      #expect(await runCommand(["export", path, "--records"]).output == expected)
    }
    let rows = await runCommand(["export", folder.path]).output.split(separator: "\n")
    let games = rows.dropFirst().compactMap { row in
      ["P01.json, line 1", "P01.json, line 2", "P02.json", "P03.json"].first(where: row.contains)
    }
    #expect(games.count == rows.count - 1 && Set(games).count == 4)
  }

  @Test func `a wrong line, a wrong file and an empty folder are named`() async throws {
    let folder = try TemporaryFolder()
    let records = await Self.records(2)
    let file = try folder.put(records + "[1]\n", in: "games.jsonl")
    let line = await runCommand(["fit", file])
    #expect(
      line.status == 65
        && line.errors.contains("games.jsonl, line 3: the record: must be an object"))
    try folder.put("notes", in: "notes.txt")
    #expect(await runCommand(["fit", folder.path]).errors.contains("line 3"))
    try folder.put(records, in: "games.jsonl")
    let empty = try TemporaryFolder()
    let nothing = await runCommand(["fit", empty.path])
    #expect(
      await runCommand(["fit", folder.path]).errors.contains("notes.txt: ") && nothing.status == 65
        && nothing.errors.contains("has no records"))
  }
}
