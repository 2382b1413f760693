import MemoryEngine
import MemoryModel
import MemoryStore
import TestSupport
import Testing

@Suite("A game line by line")
struct GameLineTests {
  private func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n"))
  }

  @Test("all lines together form a saved game, and a reader has it after every line")
  func file() throws {
    var writer = try GameLineWriter(SavedGames.fresh(), date: 5)
    for entry in try SavedGames.entries() { _ = writer.write(entry) }
    let game = try GameFile.game(from: writer.bytes, id: "ab12")
    #expect(game == (try SavedGames.played(SavedGames.entries())))

    writer = try GameLineWriter(SavedGames.fresh(), date: 5)
    var reader = GameLineReader(id: "ab12")
    for line in lines(writer.bytes) { #expect(try reader.read(line) == nil) }
    #expect((reader.isBegun, reader.game) == (true, (try SavedGames.fresh())))

    let entries = try SavedGames.entries()
    for (index, entry) in entries.enumerated() {
      #expect(try reader.read(writer.write(entry).dropLast()) == entry)
      let game = try SavedGames.played(entries.prefix(index + 1))
      #expect(
        (reader.game, reader.state) == (game, (try RecordedGame(replaying: game.record).game)))
    }
  }

  @Test("a refused line leaves the game unchanged, and a header begins another game")
  func refused() throws {
    var writer = try GameLineWriter(SavedGames.fresh(), date: 5)
    var reader = GameLineReader(id: "ab12")
    for line in lines(writer.bytes) { _ = try reader.read(line) }
    let undo = writer.write(.undo)
    #expect(
      (thrown { try reader.read(undo.dropLast()) }, reader.game) == (
        FormatError.impossible("a move before the first is taken back"), (try SavedGames.fresh())
      ))

    writer = try GameLineWriter(SavedGames.fresh(), date: 5)
    reader = GameLineReader(id: "ab12")
    for line in lines(writer.bytes) + lines(writer.bytes) { _ = try reader.read(line) }
    #expect(reader.game == (try SavedGames.fresh()))

    var other = GameLineReader(id: "ab12")
    #expect(
      (thrown { try other.read(lines(writer.bytes)[1]) }, other.game) == (
        FormatError.damaged("line 1 was changed"), nil
      ))
  }
}
