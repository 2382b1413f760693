import MemoryModel
import PlainJSON
import TestSupport
import Testing

@testable import MemoryStore

@Suite struct WrittenGameTests {
  private static let games = [
    PlayedGames.game("1"), PlayedGames.game("2", kind: .daily, daily: "2023-11-14"),
    PlayedGames.game("3", theme: ""),
  ]

  private func quick(_ text: [UInt8]) -> PlayedGame? { PlayedGame(written: text[...]) }

  private func slow(_ text: [UInt8]) -> PlayedGame? { try? PlayedGame(JSON(parsing: text)) }

  @Test(arguments: games)
  func `a line is read at once as it was written`(game: PlayedGame) {
    #expect(quick(Array(game.json.written().utf8)) == game)
  }

  @Test func `a changed line is read as before, or left to the reader of any JSON`() {
    let changes = Array("\"\\{}:,-0189. \n\tazt".utf8) + [0, 0x80, 0xC3, 0xFF]
    var wrong: [String] = []
    for game in Self.games {
      let text = Array(game.json.written().utf8)
      for place in text.indices {
        let cut = [Array(text[..<place]), Array(text[..<place] + text[(place + 1)...])]
        let changed = changes.map { text[..<place] + [$0] + text[(place + 1)...] }.map(Array.init)
        let added = changes.map { text[..<place] + [$0] + text[place...] }.map(Array.init)
        for text in cut + changed + added where quick(text) != nil && quick(text) != slow(text) {
          wrong.append(String(decoding: text, as: UTF8.self))
        }
      }
    }
    #expect(wrong == [])
  }

  @Test(arguments: ["Pets 🐶", "say \"x\"", String(repeating: "a", count: 65), "back\\slash"])
  func `a name that is long or not plain is read in full by the other reader`(name: String) throws {
    let game = PlayedGames.game("1", theme: name)
    let text = Array(game.json.written().utf8)
    #expect(
      try (quick(text) == nil, slow(text)?.themeName) == (true, JSONField(.string(name)).name()))
  }
}
