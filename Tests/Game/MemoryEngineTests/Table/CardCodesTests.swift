import MemoryEngine
import TestSupport
import Testing

@Suite("Card codes for learners")
struct CardCodesTests {
  @Test("a card that is up is its kind, one that is down -1, one that is gone -2; a peek shows all")
  func writesCodes() throws {
    var game = try MemoryGame(inOrder: 3)
    let codes = [[], [2, 4], [0, 1], [5]].map { cards in
      game.chooseAtOnce(cards)
      return game.codes(at: .zero)
    }

    let peeking = try MemoryGame(inOrder: 2, rules: Rules { $0.peek = .seconds(5) })
    #expect(
      (codes, peeking.codes(at: .milliseconds(4999)), peeking.codes(at: .seconds(5))) == (
        [
          [-1, -1, -1, -1, -1, -1], [-1, -1, 1, -1, 2, -1], [0, 0, -1, -1, -1, -1],
          [-2, -2, -1, -1, -1, 2],
        ], [0, 0, 1, 1], [-1, -1, -1, -1]
      ))
  }

  @Test("games with the same visible cards have the same codes, wherever hidden cards lie")
  func hidesHiddenFaces() throws {
    var games = try (1...40).map { seed in
      try MemoryGame(deck: Deck<Int>(kinds: 3, copies: 2), seed: Seed(UInt64(seed)))
    }
    var codes: [[Int: Int]: Set<[Int32]>] = [:]
    for index in games.indices {
      var seen: [Int: Int] = [:]
      for card in [0, 1] {
        games[index].choose(card, at: .zero)
        seen[card] = games[index].card(card, at: .zero).kind
        codes[seen, default: []].insert(games[index].codes(at: .zero))
      }
    }
    #expect(codes.count > 3 && codes.values.allSatisfy { $0.count == 1 })
  }

  @Test("all codes are overwritten, and a player observes the same codes")
  func writesAll() throws {
    var numbers = SeededNumbers(seed: 1)
    var game = try MemoryGame(deck: Deck<Int>(kinds: 4, copies: 2), using: &numbers)
    var (written, observed) = ([[Int32]](), [[Int32]]())
    while !game.isFinished {
      game.choose(numbers.whole(0...7), at: .zero)
      var lent = [Int32](repeating: 99, count: 8)
      game.withObservation(at: .zero) { table in
        for card in 0..<8 { lent[card] = table.code(of: card) }
      }
      written.append(game.codes(at: .zero))
      observed.append(lent)
    }
    #expect(written == observed)
  }

  @Test("room for more or fewer cards is refused", arguments: [0, 3, 5])
  func refusesOtherSizes(room: Int) async {
    await #expect(processExitsWith: .failure) { [room] in
      var codes = [Int32](repeating: 0, count: room)
      var span = codes.mutableSpan
      try MemoryGame(inOrder: 2).observe(at: .zero, into: &span)
    }
  }
}

extension MemoryGame<Int> {
  /// Returns the codes, written over other memory contents.
  fileprivate func codes(at now: Duration) -> [Int32] {
    var codes = [Int32](repeating: 99, count: cardCount)
    var span = codes.mutableSpan
    observe(at: now, into: &span)
    return codes
  }
}
