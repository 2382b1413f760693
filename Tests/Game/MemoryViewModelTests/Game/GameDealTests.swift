import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("The deal as it is shown")
struct GameDealTests {
  @Test(
    "a card can be chosen from the moment it lands",
    arguments: [DealSchedule.course2021, DealSchedule.course2023], [1, 8, 26])
  func choosesLandedCards(schedule: @escaping @Sendable (Int) -> DealSchedule, kinds: Int) throws {
    let play = try GamePlay(kinds: kinds, clock: .seconds(9), schedule: schedule)
    let plan = schedule(2 * kinds)
    for card in 0..<(2 * kinds) {
      let landing = .seconds(9) + plan.interval * card + plan.duration
      play.now = landing - .nanoseconds(1)
      #expect(
        (
          play.model.choose(card).event, play.model.table[card].dealt < 1,
          play.model.table[card].dealt > 0.9
        ) == (.ignored(.undealt), true, true))
      play.now = landing
      #expect(play.model.choose(card).isAccepted && play.model.table[card].dealt == 1)
    }
    #expect(plan.isComplete(at: play.now - .seconds(9)) && plan.end <= DealSchedule.longestDeal)
  }

  @Test("a new game deals all cards again, and a card moved during the deal lands at its time")
  func dealsAgain() throws {
    var play = try GamePlay(schedule: DealSchedule.course2023)
    play.now = .seconds(30)
    play.win()
    let wasWon = play.model.result?.isWon

    try play.model.newGame(seed: Seed(8))

    #expect(
      (
        wasWon, play.model.table.allSatisfy { $0.dealt == 0 && $0.face == nil && !$0.isMatched },
        play.choose(0, 0).event
      ) == (true, true, .ignored(.undealt)))

    play = try GamePlay(schedule: DealSchedule.course2021)
    play.now = .milliseconds(500)
    play.model.shuffle()

    #expect(play.model.table.filter { $0.dealt == 1 }.map(\.id) == [0])
  }

  @Test("completing the deal puts all cards in their places and starts the time", arguments: 0..<6)
  func completes(tenths: Int) throws {
    let play = try GamePlay(schedule: DealSchedule.course2023)
    play.now = .milliseconds(300 * tenths)
    if tenths == 3 { play.model.pause() }
    play.model.completeDeal()
    play.model.resume()

    #expect(
      play.model.isDealt && play.model.time == .zero
        && play.model.table.allSatisfy { $0.dealt == 1 })
    play.now += .seconds(2)
    play.model.completeDeal()
    #expect(play.model.time == .seconds(2), "nothing is left to complete")
    #expect(play.choose(0, 0).isAccepted)
  }

  @Test(
    "without animation the cards are in their places at once",
    arguments: [("off", true), ("reduced", true), ("full", false)])
  func dealsAtOnce(animation: String, isAtOnce: Bool) throws {
    let app = TestRepository().makeApp(
      settings: ["animation": animation], schedule: DealSchedule.course2023)
    app.play(Theme.animals)
    let game = try #require(app.game)
    #expect(game.isDealt == isAtOnce && game.choose(0).isAccepted == isAtOnce)
  }
}
