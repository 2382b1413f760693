import MemoryEngine
import MemoryModel
import MemoryViewModel
import TestSupport
import Testing

@testable import MemoryStore

/// Writers reject what their readers would.
@Suite struct WriterLimitTests {
  private static let name = "games/ab12.game"

  private func score(_ id: String, player: String = "Ada", points: Int = 1) -> Score {
    Score(
      id: id, themeID: "animals", themeName: "Animals", rules: "course", pairs: 8, players: 1,
      points: points, turns: 9, time: .seconds(9), seed: "1", player: player, date: 0, isWon: true)
  }

  @Test(arguments: [(2_000, 500_000), (16 << 20, 12)])
  func `a game that grows to the limit is rewritten in fewer bytes, and can be read at every move`(
    bytes: Int, lines: Int
  ) throws {
    let storage = MemoryStorage()
    let journal = GameJournal(
      try SavedGames.fresh(), isNew: true, in: storage, name: Self.name, lock: nil, today: { 0 },
      limits: GameJournal.Limits(bytes: bytes, lines: lines))
    try journal.writeWhole()

    for hints in 1...200 {
      try journal.append(.hint)
      let found = try #require(try storage.read(Self.name, atMost: bytes))
      #expect(
        try (
          found.count { $0 == UInt8(ascii: "\n") } <= lines, GameFile(found, id: "ab12").game.hints
        ) == (true, hints))
    }
  }

  @Test func `a game beyond the limit is reported as unsaved, and the last saved state stays`()
    throws
  {
    let storage = MemoryStorage()
    let game = try SavedGames.fresh()
    let size = try GameFile.written(game, date: 0).bytes.count
    let limit = size + 60
    let journal = GameJournal(
      game, isNew: true, in: storage, name: Self.name, lock: nil, today: { 0 },
      limits: GameJournal.Limits(bytes: limit, lines: 100))
    try journal.writeWhole()

    var kept = 0
    #expect(throws: StorageError.tooLarge(Self.name, limit: limit)) {
      for entry in try SavedGames.entries() {
        try journal.append(entry)
        kept += 1
      }
    }

    let found = try #require(try storage.read(Self.name, atMost: limit))
    #expect(
      try (GameFile(found, id: "ab12").game, thrown { try journal.confirm() }) == (
        SavedGames.played(SavedGames.entries().prefix(kept)),
        StorageError.tooLarge(Self.name, limit: limit)
      ))
  }

  @Test func `a name or a setting that makes a file too large is refused, and the old one stays`()
    throws
  {
    var storage = MemoryStorage()
    let repository = GameRepository.storage(
      storage, today: { 0 }, newID: { "copy" }, report: { Issue.record("\($0)") })
    let recorder = try repository.create(SavedGames.fresh())
    let huge = String(repeating: "x", count: GameFile.limit)

    #expect(throws: FormatError.tooMany("bytes", limit: GameFile.limit)) {
      try repository.rename("ab12", huge)
    }
    try recorder.append(.hint)
    try recorder.confirm()
    let firstNames = try repository.summaries().map(\.name)
    try recorder.close(SavedGames.played([.hint]), .saved)
    let earlierRefusal = thrown(FormatError.self) { try repository.rename("ab12", huge) } != nil
    let secondNames = try repository.summaries().map(\.name)

    storage = MemoryStorage()
    var settings = ["playerName": "Ada"]
    try storage.settings().update { $0 = settings }
    settings["long"] = String(repeating: "x", count: 1 << 18)

    #expect(
      (
        firstNames, earlierRefusal, secondNames,
        thrown { try storage.settings().update { $0 = settings } }, storage.settings().value
      ) == (
        ["Sunday"], true, ["Sunday"], FormatError.tooMany("bytes", limit: 1 << 18),
        ["playerName": "Ada"]
      ))
    settings["long"] = String(repeating: "x", count: (1 << 18) - 300)
    try storage.settings().update { $0 = settings }
    #expect(storage.settings().value == settings)
  }

  @Test func `a library with a theme or a face too many is refused, one at the limit is saved`()
    throws
  {
    let storage = MemoryStorage()
    var saved = SavedThemes()
    saved.themes = (1...1_000).map { theme("t\($0)", faces: ["a", "b"]) }
    try storage.themes().update { $0 = saved }
    #expect(storage.themes().value == saved)

    var larger = saved
    larger.themes.append(theme("more", faces: ["a", "b"]))
    #expect(throws: FormatError.self) { try storage.themes().update { $0 = larger } }
    larger.themes = [theme("many", faces: (0...10_000).map { "f\($0)" })]
    #expect(
      (
        thrown(FormatError.self) { try storage.themes().update { $0 = larger } } != nil,
        storage.themes().value
      ) == (true, saved))

    larger.themes = [theme("many", faces: (0..<10_000).map { "f\($0)" })]
    try storage.themes().update { $0 = larger }
    #expect(storage.themes().value == larger)
  }

  @Test
  func `a library or a pack that is too large, or a score that cannot be read again, is refused`()
    throws
  {
    var storage = MemoryStorage()
    var saved = SavedThemes()
    var face = String(repeating: "x", count: 17_000)
    saved.themes = [theme("large", faces: (0..<1_000).map { "\(face)\($0)" })]

    #expect(
      try (
        thrown { try storage.themes().update { $0 = saved } },
        storage.read("themes.json", atMost: 1)
      ) == (FormatError.tooMany("bytes", limit: 16 << 20), nil))

    let folder = try TemporaryFolder()
    face = String(repeating: "x", count: 5_000)
    let large = theme("large", faces: (0..<1_000).map { "\(face)\($0)" })
    let many = (0...1_000).map { theme("t\($0)", faces: ["a", "b"]) }

    #expect(
      (
        thrown { try ThemePack([large]).write(to: folder.path + "/large.json") },
        thrown(FormatError.self) { try ThemePack(many).write(to: folder.path + "/many.json") }
          != nil, folder.names
      ) == (FormatError.tooMany("bytes", limit: ThemePack.limit), true, []))
    try ThemePack(many.dropLast()).write(to: folder.path + "/many.json")
    #expect(try ThemePack(path: folder.path + "/many.json").themes == many.dropLast())

    storage = MemoryStorage()
    let file = ScoreFile(in: storage)

    #expect(throws: FormatError.self) { try file.add(score("1", points: Int.max)) }
    try file.add(score("2", player: "A\n\u{1B}\"\\😀"))

    #expect(file.load() == ([score("2", player: "A\n\u{1B}\"\\😀")], []))
  }

  @Test(arguments: [(700, 1_000), (1 << 20, 5)])
  func `scores beyond the limit of bytes or lines are refused, and all earlier ones stay`(
    bytes: Int, lines: Int
  ) throws {
    let storage = MemoryStorage()
    let file = ScoreFile(in: storage, limits: LineFileLimits(bytes: bytes, lines: lines))
    var kept: [Score] = []

    #expect(throws: FormatError.self) {
      for number in 1...100 {
        try file.add(score("\(number)"))
        kept.append(score("\(number)"))
      }
    }

    #expect(kept.count >= 2 && file.load() == (kept, []))
    try file.clear(nil)
    try file.add(score("again"))
    #expect(file.load().scores == [score("again")])
  }

  private func theme(_ id: String, faces: [String]) -> Theme {
    Theme(
      id: id, name: id, faces: faces.map { Face(symbol: $0, word: "word") }, pairs: 2,
      color: Theme.Color(rgb: 0xFF))
  }
}
