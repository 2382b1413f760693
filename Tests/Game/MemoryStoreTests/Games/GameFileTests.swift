import MemoryEngine
import MemoryModel
import MemoryViewModel
import TestSupport
import Testing

@testable import MemoryStore

@Suite("A saved game as bytes")
struct GameFileTests {
  /// Returns a file as play writes it: first the whole, then line by line.
  private func journal(_ entries: some Sequence<JournalEntry>) throws -> [UInt8] {
    var (bytes, crc) = try GameFile.written(SavedGames.fresh(), date: 1000)
    for entry in entries {
      bytes += ChecksummedLine.written(JournalLine(entry: entry).json, goingOnFrom: &crc)
    }
    return bytes
  }

  private func read(_ bytes: [UInt8]) throws -> SavedGame {
    try GameFile(bytes, id: "ab12").game
  }

  @Test("a game is read from its file unchanged after any number of entries")
  func roundTrip() throws {
    let entries = try SavedGames.entries()
    for count in 0...entries.count {
      let game = try SavedGames.played(entries.prefix(count))

      #expect(
        try (read(journal(entries.prefix(count))), read(GameFile.written(game, date: 1000).bytes))
          == (game, game))
    }
  }

  @Test("the first released format is read unchanged")
  func golden() throws {
    let file = try GameFile(Array(Golden.game.utf8), id: "ab12")

    #expect(
      try (read(Array(Golden.game.utf8)), file.date, journal(SavedGames.entries())) == (
        SavedGames.played(SavedGames.entries()), 1000, Array(Golden.game.utf8)
      ))
  }

  @Test("several computers need version 2, and the date is that of the last line that has one")
  func severalComputers() throws {
    let fresh = try SavedGames.fresh()
    let versions: [(Opponents, Int)] = [([], 1), ([.skilled], 1), ([.casual, .perfect], 2)]
    for (opponents, version) in versions {
      let game = SavedGame(
        id: "ab12", name: fresh.name, theme: fresh.theme, record: fresh.record,
        opponents: opponents)
      let bytes = try GameFile.written(game, date: 1000).bytes
      #expect(try read(bytes) == game)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.hasPrefix(#"{"format":"memorize-game","version":\#(version),"#))
    }

    var (bytes, crc) = try GameFile.written(SavedGames.fresh(), date: 1000)
    let line = JournalLine(entry: .played(.seconds(5)), date: 2000)

    bytes += ChecksummedLine.written(line.json, goingOnFrom: &crc)

    #expect(
      try (GameFile(bytes, id: "").date, GameFile(bytes, id: "").game.played) == (2000, .seconds(5))
    )
  }

  @Test("cut off in its journal a file has the lines before, and swapped lines are detected")
  func cut() throws {
    let entries = try SavedGames.entries()
    let start = try journal([]).count
    let whole = try journal(entries)
    let games = try (0...entries.count).map { try SavedGames.played(entries.prefix($0)) }

    for end in 0..<start { #expect(throws: FormatError.self) { try read(Array(whole[..<end])) } }
    for end in start..<whole.count {
      let lines = whole[start..<end].count { $0 == UInt8(ascii: "\n") }
      #expect(try read(Array(whole[..<end])) == games[lines])
    }

    let bytes = try journal(SavedGames.entries())
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map(Array.init)
    func file(_ lines: [[UInt8]]) -> [UInt8] { lines.flatMap { $0 + [UInt8(ascii: "\n")] } }

    #expect(throws: Never.self) { try read(file(lines)) }
    for index in lines.indices.dropLast() {
      var (without, twice, swapped) = (lines, lines, lines)
      without.remove(at: index)
      twice.insert(lines[index], at: index)
      swapped.swapAt(index, index + 1)
      for changed in [without, twice, swapped] {
        #expect(throws: FormatError.self) { try read(file(changed)) }
      }
    }
  }

  @Test("any changed bit is detected")
  func flipped() throws {
    let entries = try SavedGames.entries()
    let whole = try journal(entries)
    let withoutLast = try SavedGames.played(entries.dropLast())

    for place in whole.indices {
      for bit in 0..<8 {
        var changed = whole
        changed[place] ^= 1 << bit
        let isLastNewline = place == whole.count - 1
        #expect((try? read(changed)) == (isLastNewline ? withoutLast : nil), "byte \(place)")
      }
    }
  }

  @Test("no change of the bytes gives another game than a shorter one", arguments: 1...6)
  func noise(seed: UInt64) throws {
    var noise = SeededNumbers(seed: seed)
    let entries = try SavedGames.entries()
    let whole = try journal(entries)
    let games = try (0...entries.count).map { try SavedGames.played(entries.prefix($0)) }
    for _ in 0..<100 {
      if let game = try? read(noise.edited(whole)) { #expect(games.contains(game)) }
    }
  }
}
