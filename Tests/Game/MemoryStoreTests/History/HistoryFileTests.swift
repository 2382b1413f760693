import MemoryEngine
import MemoryModel
import PlainJSON
import TestSupport
import Testing

@testable import MemoryStore

@Suite struct HistoryFileTests {
  private let storage = MemoryStorage()
  private var file: HistoryFile { HistoryFile(in: storage) }

  private func text() throws -> String {
    String(decoding: try storage.read("history.jsonl", atMost: 1 << 20) ?? [], as: UTF8.self)
  }

  private func repository(today: Int64 = 77) -> GameRepository {
    .storage(storage, today: { today }, newID: { "copy" }, report: { Issue.record("\($0)") })
  }

  @Test func `games are read in the order they were added`() throws {
    #expect(file.load() == ([], []))
    let games = [
      PlayedGames.game("1"), PlayedGames.game("2", kind: .daily, daily: "2023-11-14"),
      PlayedGames.game("3", kind: .kids, theme: "\u{1B}[2J\u{7}\u{202E}"),
    ]
    for game in games { try file.add(game) }
    #expect(
      try (file.load().games, file.load().notices, text().contains("\u{1B}")) == (games, [], false))
  }

  @Test func `a game that ended twice, and the second game of a day's deal, count once`() throws {
    for (id, daily) in [("1", "2023-11-14"), ("2", "2023-11-14"), ("3", "2023-11-15")] {
      try file.add(PlayedGames.game(id, kind: .daily, daily: daily))
    }
    try file.add(PlayedGames.game("1", kind: .practice))
    let games = file.load().games
    #expect(
      (games.map(\.id), games.map(\.kind)) == (["1", "2", "3"], [.daily, .practice, .daily]))
  }

  @Test func `games that were finished before the first line are entered with it, once`() throws {
    for (id, date) in [("b", 5), ("a", 3)] {
      try SavedGames.play(id, in: repository(today: Int64(date)))
    }
    let looked = file.load().games
    #expect(
      try (
        looked.map(\.id), looked.map(\.date),
        looked.allSatisfy { $0.kind == .own && $0.kinds == 2 && $0.turns == 2 }, text().isEmpty
      ) == (["a", "b"], [3, 5], true, true))

    try file.add(PlayedGames.game("c"))
    try SavedGames.play("d", in: repository())
    try file.add(PlayedGames.game("e"))
    #expect(file.load().games.map(\.id) == ["a", "b", "c", "e"])
  }

  @Test func `the first released format is read and written unchanged`() throws {
    for game in [
      PlayedGames.game("1"), PlayedGames.game("2", kind: .daily, daily: "2023-11-14"),
    ] { try file.add(game) }
    #expect(try text() == Golden.history)
  }

  @Test func `the day of an old game is that of the player's clock`() throws {
    try SavedGames.play("a", in: repository(today: 86_399))
    let file = HistoryFile(in: storage) { $0 == 86_399 ? 3600 : 0 }
    #expect(file.load().games.map { "\($0.day)" } == ["1970-01-02"])
  }

  @Test func `a changed line is skipped and stays, a torn one ends no other`() throws {
    try file.add(PlayedGames.game("1"))
    try storage.append("history.jsonl", Array("junk\ntorn".utf8))
    try file.add(PlayedGames.game("2"))
    let (games, notices) = file.load()
    #expect(
      try (games.map(\.id), notices, text().contains("junk\ntorn\n")) == (
        ["1", "2"], [.skippedLines("history.jsonl", lines: 2)], true
      ))
  }

  @Test func `cut at every byte, the whole lines before are read and the next one is added`() throws
  {
    for id in ["1", "2"] { try file.add(PlayedGames.game(id)) }
    let whole = Array(try text().utf8)
    let header = (whole.firstIndex(of: UInt8(ascii: "\n")) ?? 0) + 1
    for count in stride(from: header, to: whole.count, by: 7) {
      let cut = MemoryStorage(["history.jsonl": Array(whole.prefix(count))])
      let file = HistoryFile(in: cut)
      let before = file.load().games.map(\.id)
      try file.add(PlayedGames.game("3"))
      #expect(
        ["1", "2"].starts(with: before) && file.load().games.map(\.id) == before + ["3"])
    }
  }

  @Test func `a file of a later version is refused, and stays as it is`() throws {
    let later = ChecksummedLine.written(#"{"format":"memorize-history","version":2}"#)
    let storage = MemoryStorage(["history.jsonl": later])
    let file = HistoryFile(in: storage)
    let newer = FormatError.newerVersion(2, known: 1)
    #expect(file.load() == ([], [.newer(newer, name: "history.jsonl")]))
    #expect(
      try (
        thrown { try file.add(PlayedGames.game("1")) },
        storage.read("history.jsonl", atMost: 1 << 20)
      ) == (newer, later))
  }

  @Test func `a file of something else is set aside, and history begins again`() throws {
    try storage.write("history.jsonl", Array("what\n".utf8))
    let refusal = thrown(FormatError.self) { try file.add(PlayedGames.game("1")) }
    let (games, notices) = file.load()
    try file.add(PlayedGames.game("1"))
    #expect(
      (
        refusal != nil, games, notices.count, file.load().games.map(\.id),
        storage.names(in: "").contains("history.jsonl.bad")
      ) == (true, [], 1, ["1"], true))
  }

  @Test(arguments: [
    #""kind":"guest""#, #""day":"2026-02-30""#, #""signs":"o?""#, #""turns":-1"#, #""extra":1"#,
  ])
  func `a value that is not possible makes no game`(member: String) throws {
    let key = member.prefix { $0 != ":" }
    let json = PlayedGames.game("1").json.written()
    let members = json.dropFirst().dropLast().split(separator: ",").map(String.init)
    let others = members.filter { !$0.hasPrefix(key) }
    let changed = "{" + (others + [member]).joined(separator: ",") + "}"
    #expect(throws: JSONError.self) {
      try PlayedGame(JSON(parsing: Array(changed.utf8)[...]))
    }
  }

  @Test func `forgetting removes the lines, the records and all copies`() throws {
    try SavedGames.play("a", in: repository())
    try SavedGames.play("kept", moves: 2, to: .saved, in: repository())
    for id in ["b", "c"] { try file.add(PlayedGames.game(id)) }
    let studied = try file.forget()
    #expect(
      try (
        file.load().games, file.load().notices, studied + storage.names(in: "finished").count == 0,
        storage.names(in: "games"),
        storage.read(DocumentName.previous(of: "history.jsonl"), atMost: 1 << 20)
      ) == ([], [], true, ["kept.game"], nil))
    try file.add(PlayedGames.game("d"))
    #expect(file.load().games.map(\.id) == ["d"])
  }

  @Test func `programs that finish games at once lose none of them`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path
    try await withThrowingTaskGroup { group in
      for program in 0..<8 {
        group.addTask {
          let file = HistoryFile(in: .folder(path))
          for game in 0..<5 { try file.add(PlayedGames.game("\(program)-\(game)")) }
        }
      }
      try await group.waitForAll()
    }
    let games = HistoryFile(in: .folder(path)).load().games
    #expect(Set(games.map(\.id)).count == 40)
    withExtendedLifetime(folder) {}
  }

  @Test func `a full file refuses a line, and stays readable`() throws {
    let file = HistoryFile(in: storage, zone: { _ in 0 }, limits: LineFileLimits(lines: 4))
    for id in ["1", "2"] { try file.add(PlayedGames.game(id)) }
    #expect(
      (
        thrown { for id in ["3", "4", "5"] { try file.add(PlayedGames.game(id)) } },
        file.load().games.count >= 2
      ) == (FormatError.tooMany("lines", limit: 4), true))
  }
}
