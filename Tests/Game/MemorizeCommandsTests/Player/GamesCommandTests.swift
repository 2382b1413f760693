import Foundation
import MemorizeCommands
import TestSupport
import Testing

@Suite("Saved games on the command line")
struct GamesCommandTests {
  /// Saves a game of two pairs under a name.
  private func save(_ name: String, at home: PlayerHome) async throws {
    let result = await runCommand(
      ["--pairs", "2", "--seed", "1", "--table", "ask"], input: "1\nsave \(name)\n", at: home)
    #expect(result.status == 0)
  }

  private func names(at home: PlayerHome) async throws -> [String] {
    await runCommand(["games", "--names"], at: home).output.split(separator: "\n").map(String.init)
      .sorted()
  }

  @Test("games are deleted by name or id, and only the last one is kept for undo")
  func deletes() async throws {
    let home = PlayerHome()
    for name in ["One", "Two words", "Three"] { try await save(name, at: home) }
    let id = try #require(home.games.first { try home.read($0).contains("Two words") })
      .split(separator: "/").last.map { String($0.dropLast(5)) }

    let deleted = await runCommand(
      ["games", "delete", "one", "ONE", id ?? "", "--yes"], at: home)
    #expect(
      try await unmet(
        deleted == RunResult(output: "Deleted One.\nDeleted Two words.\n"),
        names(at: home) == ["Three"],
        runCommand(["games", "list"], at: home) == runCommand(["games"], at: home)) == [])
    do {
      let home = PlayerHome()
      for name in ["One", "Two"] { try await save(name, at: home) }
      _ = await runCommand(["games", "delete", "-y", "One", "Two"], at: home)
      let left = try FileManager.default.contentsOfDirectory(atPath: home.data + "/games")
      #expect(left.filter { $0.hasSuffix(".game.removed") }.count == 1 && home.games.isEmpty)
    }
  }

  @Test("with a wrong name, or off a terminal without --yes, nothing is deleted")
  func deletesAllOrNothing() async throws {
    let home = PlayerHome()
    try await save("Evening", at: home)
    let result = await runCommand(["games", "delete", "-y", "Evening", "Evenink"], at: home)
    #expect(
      try await names(at: home) == ["Evening"]
        && result
          == RunResult(
            errors: "memorize: unknown game Evenink; did you mean Evening?\n", status: 64)
    )
    do {
      let home = PlayerHome()
      try await save("One", at: home)
      let result = await runCommand(["games", "delete", "One"], input: "yes\n", at: home)
      #expect(
        try await names(at: home) == ["One"]
          && result
            == RunResult(
              errors: "memorize: cannot ask for confirmation here; give --yes to do it anyway\n",
              status: 64)
      )
    }
  }

  @Test("two games with one name are distinguished by id, and the error says so")
  func namesIds() async throws {
    let home = PlayerHome()
    for _ in 0..<2 { try await save("Twin", at: home) }
    let ids = home.games.map { String($0.split(separator: "/").last?.dropLast(5) ?? "") }
    for line in [["delete", "--yes", "twin"], ["rename", "twin", "Other"]] {
      let result = await runCommand(["games"] + line, at: home)
      #expect(
        result.status == 64 && result.errors.hasPrefix("memorize: 2 games are called twin; ")
          && ids.allSatisfy(result.errors.contains))
    }
    #expect(
      try await unmet(
        names(at: home) == ids.sorted(),
        runCommand(["games", "rename", ids[0], "Other"], at: home).status == 0,
        names(at: home) == ["Other", "Twin"]) == [])
  }

  @Test(
    "a name may be any text, and control characters are shown harmlessly",
    arguments: [
      ("Long evening", "Long evening"), ("  R\u{FC}bezahl ", "R\u{FC}bezahl"),
      ("$(id)'\"`", "$(id)'\"`"), ("a:b=c", "a:b=c"), ("\u{1B}[31m", nil), ("a\nb", nil),
    ])
  func renames(name: String, listed: String?) async throws {
    let home = PlayerHome()
    try await save("Old", at: home)
    let result = await runCommand(["games", "rename", "Old", name], at: home)
    let id = home.games[0].split(separator: "/").last?.dropLast(5)
    #expect(
      try await unmet(
        result.status == 0 && result.output.hasPrefix("Renamed Old to ")
          && isHarmless(result.output), names(at: home) == [listed ?? String(id ?? "")],
        runCommand(["continue", name.trimmingCharacters(in: .whitespaces)], at: home)
          .output.hasPrefix("Animals: ")) == [])
  }

  @Test("an invalid name is refused", arguments: ["", "  ", String(repeating: "x", count: 61)])
  func refusesNames(name: String) async throws {
    let home = PlayerHome()
    try await save("Old", at: home)
    let result = await runCommand(["games", "rename", "Old", name], at: home)
    #expect(
      try await names(at: home) == ["Old"] && result.status == 64
        && result.errors.hasPrefix("memorize: the name of a game must be 1...60 characters, not "))
  }

  @Test("a game of a later version stays as it is, to the byte")
  func leavesNewerGames() async throws {
    let home = PlayerHome()
    try await save("Old", at: home)
    let file = home.data + "/games/newer.game"
    let head = #"{"format":"memorize-game","version":99,"name":"Old"}"#
    try home.write("\(head)\t\(head.check)\n", to: file)
    let newer = try home.read(file)

    for line in [["delete", "--yes", "newer"], ["rename", "newer", "x"]] {
      let result = await runCommand(["games"] + line, at: home)
      #expect(result.status == 64 && result.errors.contains("later version"), "\(result)")
    }
    #expect(
      try await runCommand(["games", "delete", "--yes", "old"], at: home).status == 0
        && home.read(file) == newer)
  }

  @Test("at a terminal yes or no is requested", arguments: [("yes\n", 0), ("no\n", 1), ("", 1)])
  func asks(answer: String, status: Int32) async throws {
    let home = PlayerHome()
    try await save("One", at: home)
    var world = TestWorld(input: answer, at: home)
    world.terminals = [.input, .output]
    let result = await world.run(["games", "delete", "One"])
    #expect(
      try await names(at: home) == (status == 0 ? [] : ["One"])
        && result.output.hasPrefix("Delete One, 4 of 4 cards left? yes or no: ")
        && result.status == status
        && (status == 0
          ? result.output.contains("Deleted One.")
          : result.errors.hasSuffix("memorize: nothing was done\n"))
    )
  }

  @Test("in kids mode a sum must be answered, and --yes does not count", arguments: [true, false])
  func asksGrownUps(isRight: Bool) async throws {
    let home = PlayerHome(["MEMORIZE_KIDS_MODE": "yes"])
    try await save("One", at: home)
    let world = TestWorld.answeringSums(right: isRight, at: home)
    let asked = await world.run(["games", "delete", "One", "--yes"])
    #expect(
      try await names(at: home) == (isRight ? [] : ["One"]) && asked.output.contains(#/or \d+: /#)
        && asked.status == (isRight ? 0 : 1))
  }
}

extension String {
  /// The CRC-32 of a line.
  fileprivate var check: String {
    var crc = UInt32.max
    for byte in utf8 {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return String(format: "%08x", ~crc)
  }
}
