import MemoryModel
import Testing

@Suite struct FittedMemoryTests {
  private let memory = FittedMemory(.power, 430_000, lapse: 20_000, games: 12)

  @Test func `the level says how many games the memory was fitted to`() {
    let opponents = ([.casual, .me, .me] as Opponents).remembering(by: memory)
    let one = opponents.remembering(by: FittedMemory(.capacity, 3, lapse: 0, games: 1))
    #expect(
      (1..<4).map { opponents.title(of: $0, among: 4) } == [
        "Casual", "You, last 12 games", "You, last 12 games 2",
      ])
    let titles = [
      opponents.title(of: .me, atStart: false), opponents.title(of: .casual, atStart: false),
      one.title(of: .me),
    ]
    #expect(titles == ["you, last 12 games", "Casual", "You, last game"])
  }

  @Test func `before the deal there is no memory, and the setting has none`() {
    let opponents: Opponents = [.me]
    #expect(
      (
        opponents.includePlayer, opponents.memory, opponents.title(of: .me),
        opponents.title(of: .me, atStart: false)
      ) == (true, nil, "Yourself", "yourself"))
    let fitted = opponents.remembering(by: memory)
    #expect(
      (fitted.settingText, Opponents(settingText: "me"), fitted.levels) == (
        "me", opponents, opponents.levels
      ))
    #expect(fitted != opponents && !([.casual] as Opponents).includePlayer)
  }

  @Test func `every law has the range of its parameter`() {
    #expect(
      (FittedMemory.Law.allCases.map(\.rawValue), FittedMemory.Law.allCases.map(\.parameters)) == (
        ["capacity", "forgetful", "power"], [0...10_000, 0...1_000_000, 0...5_000_000]
      ))
  }

  @Test func `a finished game alone tells about memory, one with others, hints or a peek not`() {
    let games: [PlayedGame] = [
      .alone(), .alone(kind: .practice), .alone(players: 2), .alone(hints: 1),
      .alone(hasPeek: true),
    ]
    #expect(games.map(\.isAlone) == [true, false, false, false, false])
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
