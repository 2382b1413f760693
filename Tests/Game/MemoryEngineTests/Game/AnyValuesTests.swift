import MemoryEngine
import TestSupport
import Testing

/// Calls with random values allowed by the documentation return a result or a typed error.
@Suite("Any values")
struct AnyValuesTests {
  @Test("any rules and any deck make a game, or are refused with the field or the place named")
  func anyRulesAndDecks() {
    var numbers = SeededNumbers(seed: 1)
    var games = 0
    var faults: [String] = []
    for _ in 0..<3_000 {
      let (deck, rules) = (numbers.anyDeck(), numbers.anyRules())
      do {
        let game = try MemoryGame(deck: try deck(), rules: rules, seed: Seed(numbers.next()))
        games += 1
        faults += play(game, with: &numbers)
      } catch let error as DeckError where !"\(error)".isEmpty {
      } catch let error as RulesError where "\(error)".hasPrefix(error.field) {
      } catch {
        faults.append("\(error) is neither of the deck nor of the rules, or is not worded")
      }
    }
    #expect(faults == [])
    #expect(games > 300, "only \(games) games were played")
  }

  private func play(
    _ start: MemoryGame<String>, with numbers: inout SeededNumbers
  ) -> [String] {
    var game = start
    var faults: [String] = []
    for _ in 0..<12 {
      let earlier = game
      let (card, now) = (numbers.anyCard(of: game.cardCount), numbers.anyDuration())
      let outcome = game.choose(card, at: now)
      if case .ignored = outcome.event, game.digest != earlier.digest {
        faults.append("an ignored choice changed the game")
      }
      if let violation = game.invariantViolation(since: earlier) { faults.append(violation) }
      _ = (game.isOver(at: now), game.isPeeking(at: now), game.latestFlip, game.scores)
      for card in 0..<min(game.cardCount, 3) { _ = game.card(card, at: numbers.anyDuration()) }
      if numbers.next() % 8 == 0 { game.shuffle(using: &numbers) }
    }
    return faults
  }

  @Test("any schedule has dealt every card at its end, which is limited")
  func anySchedule() {
    var numbers = SeededNumbers(seed: 2)
    var wrong: [DealSchedule] = []
    for _ in 0..<3_000 {
      let schedule = DealSchedule(
        count: max(0, numbers.anyInt()), interval: numbers.anyDuration(),
        duration: numbers.anyDuration())
      if schedule.end > DealSchedule.longestDeal { wrong.append(schedule) }
      guard schedule.count > 0 else { continue }
      for card in [0, schedule.count / 2, schedule.count - 1] {
        let progress = schedule.progress(of: card, at: numbers.anyDuration())
        let isDealt = schedule.progress(of: card, at: schedule.end) == 1
        if !(0...1 ~= progress) || !isDealt { wrong.append(schedule) }
      }
    }
    #expect(wrong == [])
  }

  @Test("any moves are replayed, or the first wrong one is named")
  func anyRecord() throws {
    var numbers = SeededNumbers(seed: 3)
    var faults: [String] = []
    for _ in 0..<1_000 {
      let moves = (0..<numbers.next() % 12).map { _ in
        GameMove(card: numbers.anyCard(of: 6), nanoseconds: Int64(max(0, numbers.anyInt())))
      }
      var record = GameRecord(
        deck: try Deck(pairsOf: ["a", "b", "c"]), rules: .course, seed: Seed(numbers.next()),
        moves: moves)
      if numbers.next() % 2 == 0 { record.digest = numbers.next() }
      do {
        let replayed = try RecordedGame(replaying: record)
        if let violation = replayed.invariantViolation() { faults.append(violation) }
      } catch {
        if !(error is ReplayError) { faults.append("\(error)") }
      }
    }
    #expect(faults == [])
  }

  @Test("any text is a seed, the same one each time, or none because it is empty")
  func anySeedText() {
    var numbers = SeededNumbers(seed: 4)
    let texts = (0..<2_000).map { _ in
      let scalars = (0..<numbers.next() % 30).map { _ in
        Unicode.Scalar(UInt32(numbers.next() % 0x11_0000)) ?? "-"
      }
      return String(String.UnicodeScalarView(scalars))
    }
    #expect(texts.map { Seed($0) } == texts.map { Seed($0) })
  }
}

extension SeededNumbers {
  /// Returns any number, often one at which arithmetic overflows.
  fileprivate mutating func anyInt() -> Int {
    let edges = [0, 1, -1, 2, 7, 8, 9, 65_535, 65_536, Int.max, .min, .max - 1, .min + 1, 1 << 53]
    let choice = next() % 32
    return choice < edges.count ? edges[Int(choice)] : Int(truncatingIfNeeded: next())
  }

  fileprivate mutating func anyCard(of count: Int) -> Int {
    next() % 4 == 0 ? anyInt() : Int(next() % UInt64(count))
  }

  fileprivate mutating func anyDuration() -> Duration {
    switch next() % 4 {
    case 0: Duration(secondsComponent: Int64(anyInt()), attosecondsComponent: 0)
    case 1: .nanoseconds(Int64(anyInt()))
    default: .milliseconds(Int64(next() % 20_000))
    }
  }

  fileprivate mutating func anyRules() -> Rules {
    var rules = Rules()
    switch next() % 8 {
    case 0: rules.matchSize = anyInt()
    case 1: (rules.matchPoints, rules.missPenalty) = (anyInt(), anyInt())
    case 2: (rules.bonusLimit, rules.peek) = (anyDuration(), anyDuration())
    case 3: rules.players = anyInt()
    case 4:
      rules.limit = [.turns(anyInt()), .misses(anyInt()), .time(anyDuration())][Int(next() % 3)]
    default: (rules.players, rules.peek) = (Int(next() % 8) + 1, .seconds(Int64(next() % 3)))
    }
    return rules
  }

  fileprivate mutating func anyDeck() -> () throws(DeckError) -> Deck<String> {
    let kinds = (0..<next() % 6).map { _ in
      Deck<String>.Kind(
        faces: (0..<next() % 4).map { _ in "\(next() % 1_000)" },
        copies: next() % 4 == 0 ? anyInt() : 2)
    }
    return { () throws(DeckError) in try Deck(kinds: kinds) }
  }
}
