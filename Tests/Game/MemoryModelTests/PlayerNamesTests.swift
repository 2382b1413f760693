import MemoryModel
import Testing

@Suite("Names of players")
struct PlayerNamesTests {
  @Test("players without a name are numbered, and control characters are not shown")
  func numbers() {
    let names = PlayerNames(["Anna", "", " Ben "])
    #expect((0..<4).map(names.title) == ["Anna", "Player 2", "Ben", "Player 4"])

    #expect(PlayerNames(["\u{1B}[2J"]).title(of: 0).isPrintable)
  }

  @Test(
    "names survive being written and read",
    arguments: [[], ["Anna"], ["", "Ben"], ["Anna", "", "Zoë"], ["O'Neil \"x\""]])
  func survives(names: [String]) throws {
    let names = PlayerNames(names)
    #expect(PlayerNames(settingText: try #require(names.settingText)) == names)
  }

  @Test("a name has no comma and is not too long")
  func refuses() {
    var names = PlayerNames()
    names[1] = "a,b" + String(repeating: "c", count: 20)
    #expect(
      (names[1], names.settingText) == (
        "ab" + String(repeating: "c", count: PlayerNames.longest - 2), ", \(names[1])"
      ))
    names[1] = ""
    #expect(names == PlayerNames())
  }
}
