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
    var wrong: [[String: String]] = []
    for _ in 0..<1_000 {
      var texts: [String: String] = [:]
      for key in [
        "pairs", "players", "playerNames", "opponent", "rules", "themeSize", "playerName",
      ] {
        texts[key] = numbers.settingText()
      }
      let settings = Settings(.memory(texts))
      let wasSound = isSound(settings)
      settings.pairs = numbers.anyNumber()
      settings.players = numbers.anyNumber()
      settings.playerName = numbers.anyText(atMost: 60)
      settings.overrides.pairs = numbers.anyNumber()
      settings.overrides.players = numbers.anyNumber()
      if !wasSound || !isSound(settings) { wrong.append(texts) }
    }
    #expect(wrong == [])
  }

  private func isSound(_ settings: Settings) -> Bool {
    let hasNumbers =
      settings.pairs.map(Settings.pairsRange.contains) ?? true
      && Rules.Range.players.contains(settings.players) && settings.seats >= 1
    return hasNumbers && settings.playerName.unicodeScalars.count <= Settings.longestName
      && settings.opponents.count <= Opponents.most
      && PlayerNames(settingText: settings.playerNames.settingText ?? "") != nil
  }

  @Test("any player has a name, at a table of any number")
  func names() {
    var numbers = SeededNumbers(seed: 2)
    var wrong: [String] = []
    for _ in 0..<2_000 {
      let texts = (0..<numbers.whole(0...9)).map { _ in numbers.anyText(atMost: 20) }
      let names = PlayerNames(texts)
      let (player, players) = (numbers.anyNumber(), numbers.anyNumber())
      let title = names.title(of: player)
      let levels = (0..<numbers.whole(0...9)).map { _ in numbers.one(of: OpponentLevel.allCases) }
      let opponents = Opponents(levels)
      let isSeated =
        opponents.people(among: players) >= 1 && opponents.seats(atLeast: players) > opponents.count
        && !opponents.name(of: player, among: players, people: names).isEmpty
      let isComputer = opponents.level(of: player, among: players) != nil
      let isTitled = opponents.title(of: player, among: players) != nil
      if !title.isPrintable || title.isEmpty || !isSeated || isTitled != isComputer {
        wrong.append("\(player) of \(players), \(levels)")
      }
    }
    #expect(wrong == [])
    #expect(PlayerNames(Array(repeating: "a", count: 2_000))[PlayerNames.most] == "")
  }

  @Test("after changes by any numbers the faces of a cover are still on it")
  func covers() {
    var numbers = SeededNumbers(seed: 3)
    var wrong: [ThemeCover] = []
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
      let isOnIt = cover.faces.allSatisfy {
        CoverFace.places ~= $0.x && CoverFace.places ~= $0.y && CoverFace.sizes ~= $0.size
      }
      if cover.faces.count > ThemeCover.mostFaces || !isOnIt { wrong.append(cover) }
    }
    #expect(wrong == [])
  }

  @Test("any entries in any order never decrease the time and hints of a saved game")
  func saved() throws {
    var numbers = SeededNumbers(seed: 4)
    var wrong: [SavedGame] = []
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
        if game.played < before.played || game.hints < before.hints { wrong.append(game) }
      }
      if let summary = GameSummary(game, lastPlayed: Int64(numbers.anyNumber())) {
        if !(0...summary.cards ~= summary.cardsLeft) { wrong.append(game) }
      }
      _ = game.isOver
    }
    #expect(wrong == [])
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
