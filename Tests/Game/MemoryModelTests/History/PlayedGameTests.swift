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
    #expect(
      (played.id, played.kind, played.date, "\(played.day)") == ("ab", .own, 86_399, "1970-01-02"))
    #expect(
      (played.daily, played.themeID, played.themeName, played.rules) == (
        nil, "pets", "Pets", "course"
      ))
    let numbers = [played.kinds, played.copies, played.matchSize, played.turns, played.hints]
    #expect((numbers, played.pairsAlone, played.time) == ([2, 2, 2, 3, 0], 2, .seconds(6)))
    #expect(
      (played.turnKinds.map(\.isMatch), played.hasPeek, played.isWon) == (
        [false, true, true], false, true
      ))
  }

  @Test func `a game that is not over, and an impossible one, leave nothing`() throws {
    let open = try game([0, 0])
    var impossible = try game([0, 0, 1, 1])
    impossible.record.moves[0] = GameMove(card: 99, nanoseconds: 0)
    #expect([open, impossible].compactMap { played($0) } == [])
  }

  @Test func `practice, kids' and guests' games and daily deals are told apart`() throws {
    let moves = [0, 0, 1, 1]
    let day = CivilDate("1970-01-02")
    let games: [PlayedGame?] = [
      played(try game(moves, daily: day)), played(try game(moves, isPractice: true, daily: day)),
      played(try game(moves, daily: day)) { $0.isKidsMode = true },
      played(try game(moves)) { $0.isShared = true }, played(try game(moves, players: 2)),
      played(try game(moves, players: 2, opponents: [.casual])),
    ]
    #expect(games.map { $0?.kind } == [.daily, .practice, .kids, .guests, .guests, .own])
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
    let dates = [Int64.min, .max].filter { date in
      PlayedGame(of: game, PlayedGame.Circumstances(date: date, zone: 7200)) == nil
    }
    #expect(dates == [])
  }
}
