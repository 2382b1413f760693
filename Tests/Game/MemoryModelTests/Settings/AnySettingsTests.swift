import MemoryEngine
import MemoryModel
import TestSupport
import Testing

/// Random numbers and texts give a setting within its limits, or keep the previous one.
@Suite("Any settings")
struct AnySettingsTests {
  @Test("any text of a file is a setting, or the default counts")
  func stored() {
    var numbers = SeededNumbers(seed: 1)
    for _ in 0..<1_000 {
      var texts: [String: String] = [:]
      for key in [
        "pairs", "players", "playerNames", "opponent", "rules", "themeSize", "playerName",
      ] {
        texts[key] = numbers.settingText()
      }
      let settings = Settings(.memory(texts))
      expectSound(settings)
      settings.pairs = numbers.anyNumber()
      settings.players = numbers.anyNumber()
      settings.playerName = numbers.anyText(atMost: 60)
      settings.overrides.pairs = numbers.anyNumber()
      settings.overrides.players = numbers.anyNumber()
      expectSound(settings)
    }
  }

  private func expectSound(_ settings: Settings) {
    #expect(settings.pairs.map(Settings.pairsRange.contains) ?? true)
    #expect(Rules.Range.players.contains(settings.players) && settings.seats >= 1)
    #expect(settings.playerName.unicodeScalars.count <= Settings.longestName)
    #expect(settings.opponents.count <= Opponents.most)
    #expect(PlayerNames(settingText: settings.playerNames.settingText ?? "") != nil)
  }

  @Test("any player has a name, at a table of any number")
  func names() {
    var numbers = SeededNumbers(seed: 2)
    for _ in 0..<2_000 {
      let texts = (0..<numbers.whole(0...9)).map { _ in numbers.anyText(atMost: 20) }
      let names = PlayerNames(texts)
      let (player, players) = (numbers.anyNumber(), numbers.anyNumber())
      #expect(names.title(of: player).isPrintable && !names.title(of: player).isEmpty)
      let levels = (0..<numbers.whole(0...9)).map { _ in numbers.one(of: OpponentLevel.allCases) }
      let opponents = Opponents(levels)
      #expect(opponents.people(among: players) >= 1)
      #expect(opponents.seats(atLeast: players) > opponents.count)
      #expect(!opponents.name(of: player, among: players, people: names).isEmpty)
      let isComputer = opponents.level(of: player, among: players) != nil
      #expect((opponents.title(of: player, among: players) != nil) == isComputer)
    }
    #expect(PlayerNames(Array(repeating: "a", count: 2_000))[PlayerNames.most] == "")
  }

  @Test("after changes by any numbers the faces of a cover are still on it")
  func covers() {
    var numbers = SeededNumbers(seed: 3)
    for _ in 0..<1_000 {
      var cover = ThemeCover(
        faces: (0..<numbers.whole(0...60)).map { _ in
          CoverFace(
            numbers.anyText(atMost: 2), x: numbers.anyReal(), y: numbers.anyReal(),
            size: numbers.anyReal())
        })
      cover.add(CoverFace("x"))
      let index = numbers.whole(0...cover.faces.count - 1)
      cover.move(index, x: numbers.anyReal(), y: numbers.anyReal())
      cover.resize(index, by: numbers.anyReal())
      cover.bringToFront(index)
      #expect(cover.faces.count <= ThemeCover.mostFaces)
      #expect(
        cover.faces.allSatisfy {
          CoverFace.places ~= $0.x && CoverFace.places ~= $0.y && CoverFace.sizes ~= $0.size
        })
    }
  }

  @Test("any entries in any order never decrease the time and hints of a saved game")
  func saved() throws {
    var numbers = SeededNumbers(seed: 4)
    let theme = SavedGame.ThemeMark(id: "", name: "", color: Theme.Color(rgb: 0), digest: 0)
    for _ in 0..<500 {
      var game = SavedGame(
        id: "", name: numbers.anyText(), theme: theme,
        record: GameRecord(
          deck: try Deck(pairsOf: [Face("a"), Face("b")]), rules: .course, seed: Seed(1)),
        played: numbers.anyTime(), hints: numbers.whole(0...9))
      for _ in 0..<12 {
        let before = game
        game.add(numbers.entry())
        #expect(game.played >= before.played && game.hints >= before.hints)
      }
      if let summary = GameSummary(game, lastPlayed: Int64(numbers.anyNumber())) {
        #expect(0...summary.cards ~= summary.cardsLeft)
      }
      _ = game.isOver
    }
  }
}

extension SeededNumbers {
  fileprivate mutating func settingText() -> String? {
    switch whole(0...4) {
    case 0: nil
    case 1: "\(anyNumber())"
    case 2: one(of: ["relaxed", "casual,perfect", "Ada,,Ben", "large", "casual,,"])
    default: anyText(atMost: 40)
    }
  }

  fileprivate mutating func anyReal() -> Double {
    one(of: [.nan, .infinity, -.infinity, 0, 1e300, -1e300, .leastNonzeroMagnitude, real(-3...3)])
  }

  fileprivate mutating func entry() -> JournalEntry {
    let move = GameMove(card: anyNumber(), nanoseconds: Int64(max(0, anyNumber())))
    return one(of: [
      .move(move), .move(GameMove(card: whole(0...3), nanoseconds: 1_000_000_000)), .shuffle, .undo,
      .hint, .played(anyTime()),
    ])
  }
}
