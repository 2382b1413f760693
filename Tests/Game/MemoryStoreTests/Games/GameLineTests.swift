import MemoryEngine
import MemoryModel
import MemoryStore
import Testing

@Suite("A game line by line")
struct GameLineTests {
  private func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n"))
  }

  @Test("all lines together form a saved game")
  func file() throws {
    var writer = try GameLineWriter(SavedGames.fresh(), date: 5)
    for entry in try SavedGames.entries() { _ = writer.write(entry) }
    let game = try GameFile.game(from: writer.bytes, id: "ab12")
    #expect(game == (try SavedGames.played(SavedGames.entries())))
  }

  @Test("a reader has the game after every line, and its state")
  func reading() throws {
    var writer = try GameLineWriter(SavedGames.fresh(), date: 5)
    var reader = GameLineReader(id: "ab12")
    for line in lines(writer.bytes) { #expect(try reader.read(line) == nil) }
    #expect(reader.isBegun)
    #expect(reader.game == (try SavedGames.fresh()))

    let entries = try SavedGames.entries()
    for (index, entry) in entries.enumerated() {
      #expect(try reader.read(writer.write(entry).dropLast()) == entry)
      let game = try SavedGames.played(entries.prefix(index + 1))
      #expect(reader.game == game)
      #expect(reader.state == (try RecordedGame(replaying: game.record).game))
    }
  }

  @Test("a refused line leaves the game unchanged")
  func refused() throws {
    var writer = try GameLineWriter(SavedGames.fresh(), date: 5)
    var reader = GameLineReader(id: "ab12")
    for line in lines(writer.bytes) { _ = try reader.read(line) }
    let undo = writer.write(.undo)
    #expect(throws: FormatError.impossible("a move before the first is taken back")) {
      try reader.read(undo.dropLast())
    }
    #expect(reader.game == (try SavedGames.fresh()))
  }

  @Test("a header begins another game, and a record without a header is refused")
  func again() throws {
    let writer = try GameLineWriter(SavedGames.fresh(), date: 5)
    var reader = GameLineReader(id: "ab12")
    for line in lines(writer.bytes) + lines(writer.bytes) { _ = try reader.read(line) }
    #expect(reader.game == (try SavedGames.fresh()))

    var other = GameLineReader(id: "ab12")
    #expect(throws: FormatError.damaged("line 1 was changed")) {
      try other.read(lines(writer.bytes)[1])
    }
    #expect(other.game == nil)
  }
}
