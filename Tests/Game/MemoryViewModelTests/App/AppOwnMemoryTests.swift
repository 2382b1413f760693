import MemoryEngine
import MemoryModel
import Testing

@testable import MemoryViewModel

@Suite struct AppOwnMemoryTests {
  /// The calls of an opponent's closures; a class, so that a test can read them.
  private final class Calls {
    var fits: [[String]] = []
    var plays: [FittedMemory] = []
  }

  private static let memory = FittedMemory(.capacity, 4, lapse: 10_000, games: 3)

  private func app(
    _ repository: TestRepository, _ calls: Calls, refusing refusal: OwnMemoryError? = nil,
    settings: [String: String] = [:]
  ) -> AppModel {
    repository.makeApp(
      settings: settings,
      ownMemory: OwnMemory(
        fit: { games in
          calls.fits.append(games)
          if let refusal { throw refusal }
          return Self.memory
        },
        play: { memory, seed in
          calls.plays.append(memory)
          return .lowest(seed: seed)
        }))
  }

  private func played(_ id: String, players: Int = 1) -> PlayedGame {
    PlayedGame(
      id: id, kind: .own, date: 0, day: CivilDate(daysSince1970: 0), themeID: "animals",
      themeName: "Animals", rules: "course", kinds: 10, copies: 2, matchSize: 2, hasPeek: false,
      players: players, isWon: true, turns: 14, time: .seconds(60), points: 20, hints: 0,
      turnKinds: [])
  }

  @Test func `the deal fits the games that were played alone, the latest first`() throws {
    let (repository, calls) = (TestRepository(), Calls())
    repository.played = [played("a"), played("b", players: 2), played("c")]
    let app = app(repository, calls, settings: ["opponent": "me"])
    #expect((app.play(.animals), calls.fits, calls.plays) == (true, [["c", "a"]], [Self.memory]))
    let game = try #require(app.game)
    let earlierMemory = game.setup.opponents.memory
    let earlierName = game.name(of: 1)
    let earlierWords = app.modes.map(\.word)
    app.playAgain()
    #expect(
      (earlierMemory, earlierName, earlierWords, calls.fits.count) == (
        Self.memory, "You, last 3 games", ["vs you, last 3 games"], 2
      ))
  }

  @Test func `other opponents fit nothing, and with too few games a notice says what is missing`() {
    var (repository, calls) = (TestRepository(), Calls())
    var app = app(repository, calls, settings: ["opponent": "casual"])
    #expect(app.play(.animals) && calls.fits.isEmpty)

    (repository, calls) = (TestRepository(), Calls())
    app = self.app(repository, calls, refusing: .tooFewGames(missing: 6))
    #expect(app.play(.animals))
    let game = app.game
    app.settings.opponents = [.me]
    #expect(
      (
        app.play(.animals), app.game === game, app.notices.all.last?.text,
        OwnMemoryError.tooFewGames(missing: 1).description.contains("finish 1 more game alone")
      ) == (
        false, true,
        "This game cannot be dealt: to play against yourself, finish 6 more games alone, "
          + "without hints, peek or practice", true
      ))
    #expect(OwnMemoryError.tooSmallGames.description.contains("the last 20 tell too little"))
  }

  @Test func `a continued game has the memory that it was dealt with`() throws {
    let (repository, calls) = (TestRepository(), Calls())
    let app = app(repository, calls, settings: ["opponent": "me"])
    #expect(app.play(.animals))
    app.game?.choose(0)
    let saved = try #require(app.current?.saved)
    let earlierMemory = saved.opponents.memory
    try app.adopt(saved)
    #expect(
      (earlierMemory, calls.fits.count, calls.plays.count, app.game?.setup.opponents.memory) == (
        Self.memory, 1, 2, Self.memory
      ))
  }
}

/// Chooses the lowest card, and counts its choices.
private struct CountingPlayer: Player {
  final class Count { var choices = 0 }
  let count: Count

  mutating func begin(seeing table: borrowing TableObservation) { count.choices = 0 }
  mutating func saw(_ card: Int, kind: Int?, outcome: Outcome) {}

  mutating func nextCard(
    seeing table: borrowing TableObservation, using generator: inout some RandomNumberGenerator
  ) -> Int {
    count.choices += 1
    return (0..<table.cardCount).first { table.mayChoose($0) } ?? -1
  }
}

@Suite struct OpponentWatchTests {
  @Test func `a computer in a resumed game has chosen as often as before, so that it forgot alike`()
    throws
  {
    let counts = (CountingPlayer.Count(), CountingPlayer.Count())
    let first = Opponent(.casual, playing: CountingPlayer(count: counts.0), seed: Seed(3))
    let play = try GamePlay(kinds: 5, rules: .hotSeat(2), opponents: [first])
    play.choose(1)
    play.choose(2)
    var turns = 0
    while turns < 6, play.model.result == nil {
      if play.model.isOpponentsTurn {
        #expect(play.model.opponentFlip() != nil)
      } else {
        _ = play.model.game.tableOrder.reversed().contains { play.model.choose($0).isAccepted }
      }
      turns += 1
    }
    #expect(counts.0.choices >= 2)
    let again = Opponent(.casual, playing: CountingPlayer(count: counts.1), seed: Seed(3))
    _ = try GamePlay(resuming: play.saved, opponents: [again])
    #expect(counts.1.choices == counts.0.choices)
  }
}
