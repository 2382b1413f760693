import MemoryModel
import Testing

@Suite struct FittedMemoryTests {
  private let memory = FittedMemory(.power, 430_000, lapse: 20_000, games: 12)

  @Test func `the level says how many games the memory was fitted to`() {
    let opponents = ([.casual, .me, .me] as Opponents).remembering(by: memory)
    #expect(
      (1..<4).map { opponents.title(of: $0, among: 4) }
        == ["Casual", "You, last 12 games", "You, last 12 games 2"])
    #expect(opponents.title(of: .me, atStart: false) == "you, last 12 games")
    #expect(opponents.title(of: .casual, atStart: false) == "Casual")
    let one = FittedMemory(.capacity, 3, lapse: 0, games: 1)
    #expect(opponents.remembering(by: one).title(of: .me) == "You, last game")
  }

  @Test func `before the deal there is no memory, and the setting has none`() {
    let opponents: Opponents = [.me]
    #expect(opponents.includePlayer && opponents.memory == nil)
    #expect(opponents.title(of: .me) == "Yourself")
    #expect(opponents.title(of: .me, atStart: false) == "yourself")
    let fitted = opponents.remembering(by: memory)
    #expect(fitted.settingText == "me" && Opponents(settingText: "me") == opponents)
    #expect(fitted != opponents && fitted.levels == opponents.levels)
    #expect(!([.casual] as Opponents).includePlayer)
  }

  @Test func `every law has the range of its parameter`() {
    #expect(FittedMemory.Law.allCases.map(\.rawValue) == ["capacity", "forgetful", "power"])
    #expect(
      FittedMemory.Law.allCases.map(\.parameters) == [0...10_000, 0...1_000_000, 0...5_000_000])
  }

  @Test func `a finished game alone tells about memory, one with others, hints or a peek not`() {
    let game = PlayedGame.alone()
    #expect(game.isAlone)
    #expect(!PlayedGame.alone(kind: .practice).isAlone)
    #expect(!PlayedGame.alone(players: 2).isAlone)
    #expect(!PlayedGame.alone(hints: 1).isAlone)
    #expect(!PlayedGame.alone(hasPeek: true).isAlone)
  }
}

extension PlayedGame {
  fileprivate static func alone(
    kind: Kind = .own, players: Int = 1, hints: Int = 0, hasPeek: Bool = false
  ) -> PlayedGame {
    PlayedGame(
      id: "a", kind: kind, date: 0, day: CivilDate(daysSince1970: 0), themeID: "animals",
      themeName: "Animals", rules: "course", kinds: 10, copies: 2, matchSize: 2, hasPeek: hasPeek,
      players: players, isWon: true, turns: 14, time: .seconds(60), points: 20, hints: hints,
      turnKinds: [])
  }
}
