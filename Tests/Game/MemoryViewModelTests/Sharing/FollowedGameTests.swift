import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("Sharing: the game of another user")
struct FollowedGameTests {
  /// Returns a game, and a second one that receives its journal.
  private func pair(
    _ rules: Rules = .hotSeat(2), isPractice: Bool = false, seed: Seed = Seed(7)
  ) throws -> (keeper: GamePlay, follower: GamePlay) {
    let keeper = try GamePlay(kinds: 4, rules: rules, isPractice: isPractice, seed: seed)
    let follower = try GamePlay(resuming: keeper.saved)
    follower.model.wish = { _ in }
    keeper.model.journal = { entry in
      follower.model.follow(entry)
      follower.model.follow(time: keeper.model.time, isRunning: !keeper.model.isPaused)
    }
    return (keeper, follower)
  }

  @Test("all followers of a game see the same after any events", arguments: 1...20)
  func looksTheSame(seed: Int) throws {
    let rules = [Rules.course, .hotSeat(2), .relaxed, .hotSeat(3)][seed % 4]
    let (keeper, follower) = try pair(rules, isPractice: true, seed: Seed(UInt64(seed)))
    var chance = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<60 {
      keeper.now += .milliseconds(300)
      follower.now += .milliseconds(300)
      switch chance.draw(below: 12) {
      case 0: keeper.model.shuffle()
      case 1: keeper.model.undo()
      case 2: _ = keeper.model.hint()
      default: keeper.model.choose(chance.draw(below: 8))
      }
      #expect(
        (follower.state, follower.model.streak, follower.model.lastOutcome) == (
          keeper.state, keeper.model.streak, keeper.model.lastOutcome
        ))
    }
  }

  @Test("in a followed game an intent that the rules allow sends a request, and changes nothing")
  func wishes() throws {
    var follower = try GamePlay(kinds: 4, isPractice: true)
    follower.choose(0)
    var wished: [GameIntent] = []
    follower.model.wish = { wished.append($0) }
    let before = follower.state
    #expect(follower.model.choose(follower.ids[1][0]).event == .ignored(.paused))
    follower.model.pause()
    follower.model.shuffle()
    #expect(
      (follower.model.undo(), follower.model.hint() != nil, wished, follower.state) == (
        true, true, [.choose(follower.ids[1][0]), .pause, .shuffle, .undo, .hint], before
      ))

    follower = try GamePlay(kinds: 4)
    follower.choose(0)
    wished = []
    follower.model.wish = { wished.append($0) }
    #expect(
      (follower.choose(0).event, follower.model.choose(99).event) == (
        .ignored(.alreadyUp), .ignored(.outOfRange)
      ))
    follower.model.resume()
    follower.model.undo()
    follower.model.pause([.covered, .away])
    #expect(wished.isEmpty && !follower.model.isPaused)
  }

  @Test("the clock is set to the received time, and runs on by the local clock")
  func clock() throws {
    let follower = try GamePlay(kinds: 4)
    follower.model.wish = { _ in }
    follower.model.follow(time: .seconds(10), isRunning: true)
    follower.now += .seconds(3)
    var times = [follower.model.time]
    var allPauseReasons = [follower.model.pauseReasons]
    follower.model.follow(time: .seconds(12), isRunning: false)
    follower.now += .seconds(5)
    times.append(follower.model.time)
    allPauseReasons.append(follower.model.pauseReasons)
    follower.model.follow(time: .seconds(12), isRunning: true)
    follower.now += .seconds(1)
    times.append(follower.model.time)
    #expect(
      (follower.model.isPaused, times, allPauseReasons) == (
        false, [.seconds(13), .seconds(12), .seconds(13)], [[], .elsewhere]
      ))
  }

  @Test("in the host's deal the clock stands still, and a game that is over is not paused")
  func deal() throws {
    let guest = try GamePlay(kinds: 4)
    guest.model.follow(time: .zero, isRunning: false)
    #expect(
      (guest.model.isPaused, guest.model.pauseReasons, guest.choose(0).event) == (
        true, [], .ignored(.paused)
      ))

    let (keeper, follower) = try pair(.course)
    keeper.win()
    follower.model.follow(time: keeper.model.time, isRunning: false)
    #expect(
      (follower.model.isPaused, follower.model.result, follower.model.analysis) == (
        false, keeper.model.result, keeper.model.analysis
      ))
  }
}

@Suite("Sharing: seats")
struct SharedSeatsTests {
  @Test("only players with a seat here turn cards here, the others by their own requests")
  func turns() throws {
    let play = try GamePlay(kinds: 4, rules: .hotSeat(2))
    play.model.seatsHere = [0]
    let wasTurnHere = play.model.isTurnHere
    play.choose(0)
    play.choose(1)
    #expect(
      (
        wasTurnHere, play.model.game.currentPlayer, play.model.isTurnHere, play.choose(2).event,
        play.model.hint()
      ) == (true, 1, false, .ignored(.paused), nil))
    play.model.fulfil(.choose(play.ids[2][0]), of: 0)
    let earlierFlips = play.model.flips
    play.model.fulfil(.choose(play.ids[2][0]), of: 1)
    play.model.fulfil(.choose(play.ids[2][1]), of: 1)
    #expect((earlierFlips, play.model.flips, play.model.game.score(of: 1) > 0) == (2, 4, true))
  }

  @Test("a remote pause can be ended here or there")
  func pauses() throws {
    let play = try GamePlay(kinds: 4, rules: .hotSeat(2))
    play.model.fulfil(.pause, of: 1)
    var pauses = [play.model.isPaused]
    let earlierPauseReasons = play.model.pauseReasons
    play.model.fulfil(.resume, of: 1)
    pauses.append(play.model.isPaused)
    play.model.fulfil(.pause, of: 1)
    play.model.resume()
    pauses.append(play.model.isPaused)
    // A popup covers the table here.
    play.model.pause(.covered)
    play.model.fulfil(.pause, of: 1)
    play.model.fulfil(.resume, of: 1)
    pauses.append(play.model.isPaused)
    #expect((earlierPauseReasons, pauses) == (.elsewhere, [true, false, false, true]))
  }

  @Test("hints are counted for the player whose turn it is, and undo is for practice")
  func asks() throws {
    for isPractice in [false, true] {
      let play = try GamePlay(kinds: 4, rules: .hotSeat(2), isPractice: isPractice)
      play.choose(0)
      var hints: [Int] = []
      for player in [1, 0] {
        play.model.fulfil(.hint, of: player)
        hints.append(play.model.hints)
      }
      play.model.fulfil(.undo, of: 1)
      let flips = play.model.flips
      let order = play.model.game.tableOrder
      play.model.fulfil(.shuffle, of: 1)
      #expect(
        (hints, flips, play.model.game.tableOrder != order) == ([0, 1], isPractice ? 0 : 1, true))
    }
  }

  @Test("a person is “you” only if the seat is here; only a host plays for free seats")
  func you() throws {
    let play = try GamePlay(kinds: 4)
    #expect(
      play.model.isYou(0) && play.model.name(of: 0) == "You" && play.model.onlyPersonHere == 0)
    play.model.seatsHere = []
    play.model.names[0] = "Ada"
    #expect(
      (play.model.isYou(0), play.model.name(of: 0), play.model.onlyPersonHere) == (
        false, "Ada", nil
      ))

    let seats = [
      SharedTable.Seat(name: "Ada", isHere: true), SharedTable.Seat(name: nil, isHere: false),
      SharedTable.Seat(name: "Ben", isHere: false),
    ]
    let tables = [(true, seats), (false, seats), (false, [seats[1], seats[2]])].map {
      isHost, seats in
      let table = SharedTable(name: "sunday", isHost: isHost)
      table.seats = seats
      return table
    }
    #expect(
      (tables.map(\.seatsHere), tables.map(\.isWatching)) == (
        [[0, 1], [0], []], [false, false, true]
      ))
  }

  @Test("an app seats its players, and does not save a followed game")
  func app() throws {
    let repository = TestRepository()
    let app = repository.makeApp()
    let keeper = try GamePlay(kinds: 4, rules: .hotSeat(2))
    let followed = try GamePlay(resuming: keeper.saved).model
    var wished: [GameIntent] = []
    followed.wish = { wished.append($0) }
    let table = SharedTable(name: "sunday", isHost: false)
    table.seats = [
      SharedTable.Seat(name: "Ada", isHere: false), SharedTable.Seat(name: "Ben", isHere: true),
    ]
    app.table.sharing = table
    app.show(followed)
    #expect(
      (app.game === followed, followed.seatsHere, followed.name(of: 0), followed.name(of: 1)) == (
        true, [1], "Ada", "Ben"
      ))
    let isOpenElsewhere = app.leaveOutcome == .elsewhere && app.modes.contains(.shared)
    app.playAgain()
    #expect(isOpenElsewhere && wished == [.again] && app.game === followed)
    app.leave()
    app.games.refresh()
    #expect(app.games.saved.isEmpty)
  }

  @Test("others are notified of an event after it was saved")
  func tells() throws {
    let app = TestRepository().makeApp(settings: ["players": "2"])
    var told: [JournalEntry] = []
    app.table.notifyOthers = { told.append($0) }
    app.play(.animals)
    app.game?.choose(3)
    app.game?.shuffle()
    #expect(
      (told.count, told.last, told.first) == (
        2, .shuffle, app.game?.record.moves.first.map(JournalEntry.move)
      ))
  }
}
