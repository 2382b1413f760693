import MemoryEngine
import TestSupport
import Testing

@Suite("Observations of a player")
struct TableObservationTests {
  @Test("only faces that are up can be seen, and the summary holds nothing else")
  func tellsTheTable() throws {
    var game = try MemoryGame(inOrder: 3, rules: .hotSeat(2))
    expect(game, "? ? ? ? ? ?")
    game.chooseAtOnce([0])
    expect(game, "0 ? ? ? ? ?", turnKind: 0)
    game.chooseAtOnce([2])
    expect(game, "0 ? 1 ? ? ?")
    game.chooseAtOnce([5, 4])
    expect(game, "? ? ? ? 2 2", turnKind: 2)
    game.chooseAtOnce([3])
    expect(game, "? ? ? 1 . .", turnKind: 1)
  }

  @Test("an observation contains the players, their scores and whose turn it is")
  func tellsThePlayers() throws {
    var game = try MemoryGame(inOrder: 3, rules: .hotSeat(3))
    game.chooseAtOnce([0, 2, 4, 5, 1])

    game.withObservation(at: .zero) { table in
      let numbers = [table.cardCount, table.playerCount, table.matchSize, table.currentPlayer]
      let scores = (0..<3).map { table.score(of: $0) }
      #expect((numbers, scores) == ([6, 3, 2, 1], [0, 14, 0]))
      #expect((table.faceUp, table.showsFinishedTurn) == ([1], false))
    }
  }

  @Test("a card may be chosen when it is down and on the table")
  func tellsWhatMayBeChosen() throws {
    var game = try MemoryGame(inOrder: 3)
    let cards = [[0, 1], [2, 4]].map { cards in
      game.chooseAtOnce(cards)
      return choosable(game, at: .zero)
    }
    let finished = game.withObservation(at: .zero) { $0.showsFinishedTurn }
    #expect((cards, finished) == ([[2, 3, 4, 5], [3, 5]], true))
  }

  @Test("the cards that may be chosen are those that the next flip accepts", arguments: 1...20)
  func agreesWithTheRules(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    var game = try MemoryGame(deck: Deck<Int>(kinds: 4, copies: 4), using: &numbers)
    var (allowed, taken) = ([[Int]](), [[Int]]())
    while !game.isFinished {
      let accepted = (0..<16).filter { card in
        var next = game
        return next.choose(card, at: .zero).isAccepted
      }
      allowed.append(choosable(game, at: .zero))
      taken.append(accepted)
      game.choose(numbers.whole(0...15), at: .zero)
    }
    #expect(allowed == taken)
  }

  @Test("during the peek all faces show and none may be chosen, and none shows after it")
  func peeks() throws {
    let game = try MemoryGame(inOrder: 2, rules: Rules { $0.peek = .seconds(5) })

    let cards = [Duration.milliseconds(4999), .seconds(5)].map { choosable(game, at: $0) }
    let summaries = [-1, 0, 4, 5].map { seconds in
      game.withObservation(at: .seconds(seconds)) { $0.summary }
    }
    #expect(summaries == ["0 0 1 1", "0 0 1 1", "0 0 1 1", "? ? ? ?"])
    let isFaceUp = game.withObservation(at: .zero) { !$0.faceUp.isEmpty || $0.turnKind != nil }
    #expect((cards, isFaceUp) == ([[], [0, 1, 2, 3]], false))
  }

  @Test("after every move of random games nothing hidden shows", arguments: 1...30)
  func hidesHiddenFaces(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    let rules = Rules { $0.peek = .seconds(2) }
    var game = try MemoryGame(deck: Deck<Int>(kinds: 3, copies: 2), rules: rules, using: &numbers)
    for move in 0..<40 {
      let time = Duration.milliseconds(200 * move)
      game.choose(numbers.whole(0...5), at: time)
      for now in [time, .zero, .seconds(99)] {
        try #require(game.violationOfSecrecy(at: now) == nil, "at \(now) after \(time)")
      }
    }
  }

  @Test("an index without a card is a precondition failure")
  func refusesStrangeCards() async {
    await #expect(processExitsWith: .failure) {
      try MemoryGame(inOrder: 2).withObservation(at: .zero) { _ = $0.kind(of: 100) }
    }
    await #expect(processExitsWith: .failure) {
      try MemoryGame(inOrder: 2).withObservation(at: .zero) { _ = $0.isOnTable(-1) }
    }
  }

  private func expect(
    _ game: MemoryGame<Int>, _ summary: String, turnKind: Int? = nil,
    at place: SourceLocation = #_sourceLocation
  ) {
    game.withObservation(at: .zero) { table in
      #expect(
        (table.summary, table.turnKind, table.faceUp) == (summary, turnKind, game.faceUp),
        sourceLocation: place)
    }
    #expect(game.violationOfSecrecy(at: .zero) == nil, sourceLocation: place)
  }

  private func choosable(_ game: MemoryGame<Int>, at now: Duration) -> [Int] {
    game.withObservation(at: now) { table in
      (0..<table.cardCount).filter { table.mayChoose($0) }
    }
  }
}
