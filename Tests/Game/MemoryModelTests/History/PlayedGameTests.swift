import MemoryEngine
import MemoryModel
import Testing

@Suite struct PlayedGameTests {
  /// Returns a game of two pairs whose cards were turned in an order of kinds.
  private func game(
    _ kinds: [Int], players: Int = 1, isPractice: Bool = false, opponents: Opponents = [],
    daily: CivilDate? = nil
  ) throws -> SavedGame {
    let deck = try Deck(pairsOf: [Face("a"), Face("b")])
    var rules = Rules.course
    rules.players = players
    var record = GameRecord(deck: deck, rules: rules, seed: Seed(7))
    let table = try RecordedGame(replaying: record).game
    var free = (0..<2).map { kind in
      (0..<4).filter { table.card($0, at: .zero).kind == kind }
    }
    for (index, kind) in kinds.enumerated() {
      let card = free[kind].removeFirst()
      if kinds.count > 4 { free[kind].append(card) }
      record.moves.append(GameMove(card: card, nanoseconds: Int64(index + 1) * 1_000_000_000))
    }
    return SavedGame(
      id: "ab", name: "Evening",
      theme: SavedGame.ThemeMark(
        id: "pets", name: "Pets", color: Theme.Color(rgb: 0), digest: 1),
      record: record, played: .seconds(kinds.count), isPractice: isPractice,
      opponents: opponents, daily: daily)
  }

  private func played(
    _ game: SavedGame, _ change: (inout PlayedGame.Circumstances) -> Void = { _ in }
  ) -> PlayedGame? {
    var circumstances = PlayedGame.Circumstances(date: 86_399, zone: 3600)
    change(&circumstances)
    return PlayedGame(of: game, circumstances)
  }

  @Test func `a finished game leaves its facts`() throws {
    let played = try #require(played(try game([0, 1, 0, 0, 1, 1])))
    #expect(played.id == "ab" && played.kind == .own && played.date == 86_399)
    #expect("\(played.day)" == "1970-01-02" && played.daily == nil)
    #expect(played.themeID == "pets" && played.themeName == "Pets" && played.rules == "course")
    #expect(played.kinds == 2 && played.copies == 2 && played.matchSize == 2 && !played.hasPeek)
    #expect(played.turns == 3 && played.time == .seconds(6) && played.isWon && played.hints == 0)
    #expect(played.turnKinds.count == 3 && played.turnKinds.map(\.isMatch) == [false, true, true])
    #expect(played.pairsAlone == 2)
  }

  @Test func `a game that is not over, and an impossible one, leave nothing`() throws {
    #expect(played(try game([0, 0])) == nil)
    var impossible = try game([0, 0, 1, 1])
    impossible.record.moves[0] = GameMove(card: 99, nanoseconds: 0)
    #expect(played(impossible) == nil)
  }

  @Test func `practice, kids' and guests' games and daily deals are told apart`() throws {
    let moves = [0, 0, 1, 1]
    let day = CivilDate("1970-01-02")
    #expect(played(try game(moves, daily: day))?.kind == .daily)
    #expect(played(try game(moves, isPractice: true, daily: day))?.kind == .practice)
    #expect(played(try game(moves, daily: day)) { $0.isKidsMode = true }?.kind == .kids)
    #expect(played(try game(moves)) { $0.isShared = true }?.kind == .guests)
    #expect(played(try game(moves, players: 2))?.kind == .guests)
    #expect(played(try game(moves, players: 2, opponents: [.casual]))?.kind == .own)
    let isOwn = PlayedGame.Kind.allCases.filter { kind in
      var played = played(try? game(moves))
      played?.kind = kind
      return played?.isOwn == true
    }
    #expect(isOwn == [.daily, .own])
  }

  private func played(_ game: SavedGame?) -> PlayedGame? {
    game.flatMap { played($0) { _ in } }
  }

  @Test func `the largest and the smallest date give a day`() throws {
    let game = try game([0, 0, 1, 1])
    for date in [Int64.min, .max] {
      let played = PlayedGame(of: game, PlayedGame.Circumstances(date: date, zone: 7200))
      #expect(played != nil)
    }
  }
}
