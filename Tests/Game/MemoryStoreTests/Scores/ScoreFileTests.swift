import MemoryModel
import MemoryViewModel
import PlainJSON
import TestSupport
import Testing

@testable import MemoryStore

@Suite("Scores on disk")
struct ScoreFileTests {
  private func score(
    _ id: String, theme: String = "animals", player: String = "Ada", points: Int = 12
  ) -> Score {
    Score(
      id: id, themeID: theme, themeName: "Animals", rules: "course", pairs: 8, players: 1,
      points: points, turns: 14, time: .nanoseconds(61_234_567_890), seed: "a \"seed\"\t🐶",
      player: player, date: 1_700_000_000, isWon: true)
  }

  private func bytes(_ storage: any Storage) throws -> [UInt8] {
    try storage.read("scores.jsonl", atMost: 1 << 20) ?? []
  }

  @Test(
    "scores are read in the order they were added, with unusual texts too",
    arguments: AnyStorage.all)
  func roundTrip(kind: AnyStorage) throws {
    let (storage, folder) = try kind.make()
    let file = ScoreFile(in: storage)
    let scores = [score("1"), score("2", player: "\u{1B}[2J\n"), score("3", points: -5)]
    #expect(file.load() == ([], []))

    for score in scores { try file.add(score) }

    #expect(file.load() == (scores, []))
    storage.flush()
    withExtendedLifetime(folder) {}
  }

  @Test("a score of words makes the file one of version 2, and all scores stay")
  func sides() throws {
    let storage = MemoryStorage([:])
    let file = ScoreFile(in: storage)
    let words = Score(
      id: "2", themeID: "sea", themeName: "Sea", rules: "course", pairs: 8, players: 1, points: 3,
      turns: 14, time: .zero, seed: "1", player: "", date: 0, isWon: true, sides: .word)

    try file.add(score("1"))
    #expect(String(decoding: try bytes(storage), as: UTF8.self).contains(#""version":1}"#))
    try storage.append("scores.jsonl", Array("torn".utf8))
    for score in [words, score("3")] { try file.add(score) }

    #expect(String(decoding: try bytes(storage), as: UTF8.self).contains(#""version":2}"#))
    #expect(file.load().scores == [score("1"), words, score("3")])
    #expect(words.sheet != score("2", theme: "sea").sheet)
    try file.clear(words.sheet)
    #expect(file.load() == ([score("1"), score("3")], [.skippedLines("scores.jsonl", lines: 1)]))
    #expect(String(decoding: try bytes(storage), as: UTF8.self).contains(#""version":1}"#))
  }

  @Test("the first released format is read unchanged")
  func golden() throws {
    let storage = MemoryStorage()
    for score in [score("1"), score("2", theme: "sea")] { try ScoreFile(in: storage).add(score) }

    #expect(try bytes(storage) == Array(Golden.scores.utf8))
    let old = MemoryStorage(["scores.jsonl": Array(Golden.scores.utf8)])
    #expect(ScoreFile(in: old).load() == ([score("1"), score("2", theme: "sea")], []))
  }

  @Test("an invalid line is skipped, counted and kept in the file")
  func badLines() throws {
    let storage = MemoryStorage()
    let file = ScoreFile(in: storage)
    try file.add(score("1"))
    for line in ["junk\n", ChecksummedLineText.score(#"{"id":"x"}"#), "", "torn"] {
      try storage.append("scores.jsonl", Array(line.utf8))
    }
    try file.add(score("2"))

    #expect(file.load() == ([score("1"), score("2")], [.skippedLines("scores.jsonl", lines: 3)]))
    try file.clear(score("1").sheet)
    #expect(file.load() == ([], [.skippedLines("scores.jsonl", lines: 3)]))
  }

  private enum ChecksummedLineText {
    static func score(_ json: String) -> String {
      String(decoding: ChecksummedLine.written(json), as: UTF8.self)
    }
  }

  @Test("any changed bit loses at most two lines, and never invents a score")
  func flipped() throws {
    let storage = MemoryStorage()
    let scores = ["1", "2", "3"].map { score($0) }
    for score in scores { try ScoreFile(in: storage).add(score) }
    let whole = try bytes(storage)
    let start = try #require(whole.firstIndex(of: UInt8(ascii: "\n"))) + 1

    for place in start..<whole.count {
      var changed = whole
      changed[place] ^= 1 << (place % 8)
      let (found, notices) = ScoreFile(in: .memory(["scores.jsonl": changed])).load()
      #expect(found.allSatisfy(scores.contains))
      #expect(found.count == 2 || found.count == 1 || place == whole.count - 1)
      #expect(notices.count == 1 || place == whole.count - 1)
    }
  }

  @Test("no change of the bytes invents a score", arguments: 1...5)
  func noise(seed: UInt64) throws {
    var noise = SeededNumbers(seed: seed)
    let whole = Array(Golden.scores.utf8)
    let scores = ScoreFile(in: .memory(["scores.jsonl": whole])).load().scores
    for _ in 0..<100 {
      let file = ScoreFile(in: .memory(["scores.jsonl": noise.edited(whole)]))
      #expect(file.load().scores.allSatisfy(scores.contains))
    }
  }

  @Test("any score with a valid checksum is read or skipped", arguments: 1...5)
  func noiseInScore(seed: UInt64) throws {
    var noise = SeededNumbers(seed: seed)
    let json = Array(score("1").json.written().utf8)
    for _ in 0..<100 {
      let line = ChecksummedLine.written(String(decoding: noise.edited(json), as: UTF8.self))
      let header = Array(Golden.scores.utf8.prefix { $0 != UInt8(ascii: "\n") }) + [0x0A]
      let (scores, notices) = ScoreFile(in: .memory(["scores.jsonl": header + line])).load()
      #expect(scores.count == 1 || notices.count == 1)
    }
  }

  @Test("clearing a sheet keeps the other sheets, and a copy of all")
  func clears() throws {
    let storage = MemoryStorage()
    let file = ScoreFile(in: storage)
    try file.clear(nil)
    for score in [score("1"), score("2", theme: "sea"), score("3")] { try file.add(score) }
    let before = try bytes(storage)

    try file.clear(score("1").sheet)

    #expect(file.load() == ([score("2", theme: "sea")], []))
    #expect(try storage.read("scores.jsonl~", atMost: 1 << 20) == before)
    try file.clear(nil)
    #expect(file.load() == ([], []))
    try file.add(score("4"))
    #expect(file.load() == ([score("4")], []))
  }

  @Test("a saved table has its scores again")
  func recorder() throws {
    let file = ScoreFile(in: .memory())
    let table = ScoreTable(repository: .file(file))
    try table.add(score("1"))
    try table.add(score("2", points: 99))
    try table.rename(score("2", player: "Bob", points: 99))

    let again = ScoreTable(file.load().scores)

    #expect(again.scores(of: score("1").sheet).map(\.player) == ["Bob", "Ada"])
    try table.clear(nil)
    #expect(file.load().scores == [])
  }

  @Test("a score that cannot be saved is reported, and stays in the table")
  func keeperFails() throws {
    let place = try TemporaryFolder()
    let storage = DiskFolder(try place.makeImpossibleFolder("data"))
    let table = ScoreTable(repository: .file(ScoreFile(in: storage)))

    #expect(throws: StorageError.self) { try table.add(score("1")) }
    #expect(table.count == 1)
    #expect(throws: StorageError.self) { try table.rename(score("1", player: "Bob")) }
    #expect(throws: StorageError.self) { try table.clear() }
    #expect(table.scores(of: score("1").sheet).map(\.player) == ["Bob"])
  }

  @Test("a file without scores is quarantined, and a new one created")
  func otherFile() throws {
    for text in ["", "junk", "{}\n", ChecksummedLineText.score(#"{"format":"x","version":1}"#)] {
      let storage = MemoryStorage(["scores.jsonl": Array(text.utf8)])
      let file = ScoreFile(in: storage)

      #expect(file.load().notices.count == 1)
      try file.add(score("1"))

      #expect(file.load() == ([score("1")], []))
      #expect(try storage.read("scores.jsonl.bad", atMost: 99) == Array(text.utf8))
    }
  }

  @Test("a file of a later version is left unchanged, even when a score is added")
  func newer() throws {
    let text = ChecksummedLineText.score(#"{"format":"memorize-scores","version":4}"#)
    let storage = MemoryStorage(["scores.jsonl": Array(text.utf8)])
    let file = ScoreFile(in: storage)

    #expect(file.load().notices == [.newer(.newerVersion(4, known: 3), name: "scores.jsonl")])
    #expect(throws: FormatError.newerVersion(4, known: 3)) { try file.add(score("1")) }
    #expect(throws: FormatError.newerVersion(4, known: 3)) { try file.clear(nil) }
    #expect(try bytes(storage) == Array(text.utf8))
  }

  @Test("a million lines are refused with the limit")
  func manyLines() {
    let lines = [UInt8](repeating: UInt8(ascii: "\n"), count: 1_000_000)

    #expect(
      ScoreFile(in: .memory(["scores.jsonl": lines])).load().notices.map(\.description) == [
        "scores.jsonl could not be used (more than 200000 lines)"
          + " and is now called scores.jsonl.bad."
      ])
  }
}
