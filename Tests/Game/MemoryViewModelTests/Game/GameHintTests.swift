import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("Hints")
struct GameHintTests {
  @Test("a hint names a card never seen until a match is known, of the open card if one is up")
  func tellsWhatWasSeen() throws {
    var play = try GamePlay()
    let ids = play.ids

    let earlierHint = play.model.hint()
    play.choose(0, 0)
    play.choose(1, 0)
    play.choose(0, 1)
    #expect((earlierHint, play.model.hint()) == (.unseen(0), .match([ids[0][0]])))
    play.choose(2, 0)
    #expect(play.model.hint() == .match([ids[0][0], ids[0][1]]))

    play = try GamePlay()
    for (kind, copy) in [(0, 0), (1, 0), (0, 1), (1, 0), (2, 0)] { play.choose(kind, copy) }

    #expect(play.model.hint() == .unseen(min(play.ids[1][1], play.ids[2][1])))
  }

  @Test("the cards of a miss on show are named last")
  func turnsTheShownLast() throws {
    for (shown, hidden) in [(0, 1), (1, 0)] {
      let play = try GamePlay()
      for (kind, copy) in [(0, hidden), (1, 0), (2, 0), (0, shown)] { play.choose(kind, copy) }

      #expect(
        (play.model.hint(), play.choose(0, hidden).isAccepted, play.choose(0, shown).isMatch) == (
          .match([play.ids[0][hidden], play.ids[0][shown]]), true, true
        ))
    }
  }

  @Test("only hints that are given are counted")
  func counts() throws {
    let play = try GamePlay(isPractice: true)
    play.model.pause()
    let earlierHint = play.model.hint()
    let earlierHints = play.model.hints

    play.model.resume()
    _ = play.model.hint()
    play.choose(0, 0)
    _ = play.model.hint()
    play.model.undo()
    #expect((earlierHint, earlierHints, play.model.hints) == (nil, 0, 2))

    play.win()
    #expect(play.model.hint() == nil && play.model.hints == 2 && play.model.result?.hints == 2)
  }

  @Test("there is no hint before a card may be chosen", arguments: [0, 3])
  func waits(peek: Int) throws {
    let play = try GamePlay(
      rules: Rules { $0.peek = .seconds(peek) }, schedule: DealSchedule.course2023)
    let earlierHint = play.model.hint()
    let earlierHints = play.model.hints

    play.now = play.model.schedule.end + .seconds(peek)
    #expect((earlierHint, earlierHints, play.model.hint()) == (nil, 0, .unseen(0)))
  }

  @Test(
    "a hint names a match that was seen, and a card never seen only if there is none",
    arguments: 0..<60)
  func tellsTheTruth(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let (copies, rules) = [
      (2, Rules.course), (4, .hotSeat(3)), (3, .triples), (6, .triples),
      (2, Rules { ($0.peek, $0.bonusLimit) = (.seconds(1), .zero) }),
    ][Int(seed % 5)]
    let play = try GamePlay(
      kinds: 2 + Int(seed % 6), copies: copies, rules: rules, seed: Seed(seed))
    var memory = Memory(play)
    play.now = .seconds(1)
    while play.model.result == nil {
      play.now += .milliseconds(10)
      if Int.random(in: 0..<20, using: &numbers) == 0 { play.model.shuffle() }
      if Int.random(in: 0..<4, using: &numbers) == 0 {
        try memory.check(play.model.hint())
      } else {
        memory.turn(Int.random(in: 0..<play.model.game.cardCount, using: &numbers))
      }
    }
  }
}

/// A record of all face-up cards, to verify hints.
private struct Memory {
  let play: GamePlay
  let kindOf: [Int: Int]
  var wasUp: Set<Int> = []

  init(_ play: GamePlay) {
    self.play = play
    kindOf = Dictionary(
      uniqueKeysWithValues: play.ids.enumerated().flatMap { kind, ids in ids.map { ($0, kind) } })
  }

  @discardableResult
  mutating func turn(_ card: Int) -> Outcome {
    let outcome = play.model.choose(card)
    if outcome.isAccepted { wasUp.insert(card) }
    return outcome
  }

  /// Follows a hint and verifies it.
  mutating func check(_ hint: Hint?) throws {
    switch hint {
    case .match(let cards):
      #expect(wasUp.isSuperset(of: cards) && cards.count == needed)
      let outcomes = cards.map { turn($0) }
      #expect(outcomes.allSatisfy { $0.isAccepted } && outcomes.last?.isMatch == true)
    case .unseen(let card):
      #expect(!wasUp.contains(card) && !isMatchKnown && turn(card).isAccepted)
    case nil:
      #expect(!isMatchKnown && wasUp.count == play.model.game.cardCount)
      let down = play.model.table.first { $0.face == nil && !$0.isMatched }
      turn(try #require(down?.id))
    }
  }

  private var open: [Int] {
    let up = Array(play.model.game.faceUp)
    return up.count < play.model.game.rules.matchSize ? up : []
  }

  private var needed: Int { play.model.game.rules.matchSize - open.count }

  private var isMatchKnown: Bool {
    play.ids.contains { cards in
      let known = cards.filter { card in
        wasUp.contains(card) && !play.model.game.card(card, at: play.now).isMatched
      }
      return Set(open).isSubset(of: known) && known.count - open.count >= needed
    }
  }
}
